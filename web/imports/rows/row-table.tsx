import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ImportRow } from '#contract/people/imports.ts'
import { Cell, CheckCell, Table, TableBody, TableFrame, TableRow } from '../../ui/lists/table.tsx'
import { HeadCell, TableHead } from '../../ui/lists/table-head.tsx'
import type { ColumnField } from '../check/columns.ts'
import { useFieldName } from '../check/field-name.ts'
import { RowVerdict } from './row-verdict.tsx'
import type { Check } from '../check/use-check.ts'
import { rowName } from './verdict-tone.ts'

export type RowsProps = {
  rows: readonly ImportRow[]
  fields: readonly ColumnField[]
  check: Check
}

export function RowTable({ rows, fields, check }: RowsProps) {
  const { t } = useTranslation('imports')
  const fieldName = useFieldName()
  return (
    <TableFrame label={t(($) => $.check.table)}>
      <Table label={t(($) => $.check.table)}>
        <TableHead>
          <HeadCell hidden>{t(($) => $.check.select)}</HeadCell>
          <HeadCell align="end">{t(($) => $.check.row)}</HeadCell>
          <HeadCell>{t(($) => $.check.student)}</HeadCell>
          {fields.map((field) => (
            <HeadCell key={field}>{field === 'student_number' ? t(($) => $.check.number) : fieldName(field)}</HeadCell>
          ))}
          <HeadCell>{t(($) => $.check.verdict)}</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.row} row={row} fields={fields} check={check} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  )
}

type RowProps = Omit<RowsProps, 'rows'> & { row: ImportRow }

function Row({ row, fields, check }: RowProps) {
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
        <div className="max-w-72 min-w-44 wrap-anywhere">
          <p className={rowName(row) ? 'font-medium' : 'text-muted italic'}>{name}</p>
          <p className="text-muted">{student.email}</p>
        </div>
      </Cell>
      {fields.map((field) => (
        <Cell key={field}>
          {field === 'classes' ? (
            <div className="min-w-20 wrap-anywhere lg:min-w-36">{student.classes.join(', ')}</div>
          ) : (
            student[field]
          )}
        </Cell>
      ))}
      <Cell>
        <div className="min-w-56">
          <RowVerdict row={row} />
        </div>
      </Cell>
    </TableRow>
  )
}
