import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { useFormat } from '../lib/format.ts'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../ui/table.tsx'
import { HeadCell, SortHeader, TableHead } from '../ui/table-head.tsx'
import { columns } from './columns.tsx'
import { nextSort, type Sort, sortedBy } from './list-sort.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import type { StudentActs } from './student-acts.ts'
import type { TableLook } from './use-look.ts'

type StudentsTableProps = {
  students: readonly Student[]
  acts: StudentActs
  look: TableLook
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Students as rows; a click on one opens it. */
export function StudentsTable({ students, acts, look, sort, onSort }: StudentsTableProps) {
  const { t } = useTranslation('students')
  const shown = columns.filter(({ looks }) => looks.includes(look))
  return (
    <div className="lg:[--table-top:--spacing(16)]">
      <TableFrame label={t(($) => $.title)}>
        <Table label={t(($) => $.title)}>
          <TableHead>
            {shown.map(({ name, sort: by }) =>
              by ? (
                <SortHeader key={name} sort={sortedBy(sort, by)} onSort={() => onSort(nextSort(sort, by))}>
                  {t(($) => $.column[name])}
                </SortHeader>
              ) : (
                <HeadCell key={name}>{t(($) => $.column[name])}</HeadCell>
              ),
            )}
            <HeadCell hidden>{t(($) => $.column.actions)}</HeadCell>
          </TableHead>
          <TableBody>
            {students.map((student) => (
              <StudentRow key={student.id} student={student} acts={acts} look={look} />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </div>
  )
}

function StudentRow({ student, acts, look }: { student: Student; acts: StudentActs; look: TableLook }) {
  const format = useFormat()
  return (
    <TableRow onOpen={() => acts.edit(student)}>
      {columns
        .filter(({ looks }) => looks.includes(look))
        .map(({ name, quiet = false, cell }) => (
          <Cell key={name} quiet={quiet} main={name === 'name'}>
            {cell(student, { look, acts, format })}
          </Cell>
        ))}
      <Cell narrow align="end">
        <RowMenuButton student={student} acts={acts} />
      </Cell>
    </TableRow>
  )
}
