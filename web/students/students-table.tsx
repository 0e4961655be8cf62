import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { useFormat } from '../lib/format.ts'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../ui/table.tsx'
import { HeadCell, SortHeader, TableHead } from '../ui/table-head.tsx'
import { type Column, columnsFor, layOut } from './columns.tsx'
import { nextSort, type Sort, sortedBy } from './list-sort.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import type { StudentActs } from './student-acts.ts'

type StudentsTableProps = {
  students: readonly Student[]
  acts: StudentActs
  /** How many steps of room there are. */
  room: number
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Students as rows; a click on one opens it. */
export function StudentsTable({ students, acts, room, sort, onSort }: StudentsTableProps) {
  const { t } = useTranslation('students')
  const columns = columnsFor(room)
  return (
    <div className="lg:[--table-top:--spacing(16)]">
      <TableFrame label={t(($) => $.title)}>
        <Table label={t(($) => $.title)} columns={layOut(columns)}>
          <TableHead>
            {columns.map(({ name, sort: by }) =>
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
              <StudentRow key={student.id} student={student} acts={acts} columns={columns} />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </div>
  )
}

type StudentRowProps = { student: Student; acts: StudentActs; columns: readonly Column[] }

function StudentRow({ student, acts, columns }: StudentRowProps) {
  const format = useFormat()
  const hasEmail = columns.some(({ name }) => name === 'email')
  return (
    <TableRow onOpen={() => acts.edit(student)}>
      {columns.map(({ name, quiet = false, cell }) => (
        <Cell key={name} quiet={quiet}>
          {cell(student, { acts, format, hasEmail })}
        </Cell>
      ))}
      <Cell narrow align="end">
        <RowMenuButton student={student} acts={acts} />
      </Cell>
    </TableRow>
  )
}
