import { useTranslation } from 'react-i18next'
import type { ImportColumn, ImportField, ImportRow } from '#contract/imports.ts'
import { Cell, CheckCell, Table, TableBody, TableFrame, TableRow } from '../ui/table.tsx'
import { HeadCell, TableHead } from '../ui/table-head.tsx'
import { useFieldName } from './field-name.ts'
import { RowVerdict } from './row-verdict.tsx'
import type { Check } from './use-check.ts'
import { rowName } from './verdict-look.ts'

export type RowsProps = { rows: readonly ImportRow[]; columns: readonly ImportColumn[]; check: Check }

/** Rows as a table, with the columns that the list has. */
export function RowTable({ rows, columns, check }: RowsProps) {
  const { t } = useTranslation('imports')
  const fieldName = useFieldName()
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  return (
    <TableFrame label={t(($) => $.check.table)}>
      <Table label={t(($) => $.check.table)}>
        <TableHead>
          <HeadCell hidden>{t(($) => $.check.select)}</HeadCell>
          <HeadCell align="end">{t(($) => $.check.row)}</HeadCell>
          <HeadCell>{t(($) => $.check.student)}</HeadCell>
          {has('student_number') && <HeadCell>{t(($) => $.check.number)}</HeadCell>}
          {has('level') && <HeadCell>{fieldName('level')}</HeadCell>}
          {has('classes') && <HeadCell>{fieldName('classes')}</HeadCell>}
          <HeadCell>{t(($) => $.check.verdict)}</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.row} row={row} has={has} check={check} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  )
}

function Row({ row, has, check }: { row: ImportRow; has: (field: ImportField) => boolean; check: Check }) {
  const { t } = useTranslation('imports')
  const { student } = row
  const name = rowName(row) ?? t(($) => $.check.nameless)
  return (
    <TableRow onOpen={check.isTickable(row) ? () => check.tick([row], !check.isTicked(row)) : undefined}>
      {check.isTickable(row) ? (
        <CheckCell
          label={t(($) => $.check.selectRow, { row: row.row, name })}
          checked={check.isTicked(row)}
          onChange={(on) => check.tick([row], on)}
        />
      ) : (
        <Cell />
      )}
      <Cell align="end" quiet narrow>
        {row.row}
      </Cell>
      <Cell>
        <div className="min-w-48 wrap-anywhere">
          <p className={rowName(row) ? 'font-medium' : 'text-muted italic'}>{name}</p>
          <p className="text-muted">{student.email}</p>
        </div>
      </Cell>
      {has('student_number') && <Cell>{student.student_number}</Cell>}
      {has('level') && <Cell>{student.level}</Cell>}
      {has('classes') && (
        <Cell>
          <div className="min-w-24 wrap-anywhere">{student.classes.join(', ')}</div>
        </Cell>
      )}
      <Cell>
        <RowVerdict row={row} />
      </Cell>
    </TableRow>
  )
}
