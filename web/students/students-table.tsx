import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { useFormat } from '../lib/format.ts'
import type { Slice } from '../ui/slice.ts'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../ui/table.tsx'
import { HeadCell, SortHeader, TableHead } from '../ui/table-head.tsx'
import { type Column, columnsFor, layOut } from './columns.tsx'
import { nextSort, type Sort, sortedBy } from './list-sort.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import type { StudentActs } from './student-acts.ts'

type StudentsTableProps = {
  label: string
  students: readonly Student[]
  /** Which of them are drawn. */
  slice: Slice
  acts: StudentActs
  /** How many steps of room there are. */
  room: number
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Students as rows; a click on one opens it. */
export function StudentsTable({ label, students, slice, acts, room, sort, onSort }: StudentsTableProps) {
  const { t } = useTranslation('students')
  const columns = columnsFor(room)
  return (
    <div className="lg:[--table-top:--spacing(16)]">
      <TableFrame label={label}>
        <Table label={label} columns={layOut(columns)} rows={slice.isPart ? students.length + 1 : undefined}>
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
          <TableBody above={slice.above} below={slice.below}>
            {students.slice(slice.from, slice.to).map((student, place) => (
              <StudentRow
                key={student.id}
                {...slice.measured(slice.from + place)}
                aria-rowindex={slice.isPart ? slice.from + place + 2 : undefined}
                student={student}
                acts={acts}
                columns={columns}
              />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </div>
  )
}

type StudentRowProps = Pick<ComponentProps<typeof TableRow>, 'ref' | 'data-index' | 'aria-rowindex'> & {
  student: Student
  acts: StudentActs
  columns: readonly Column[]
}

function StudentRow({ student, acts, columns, ...row }: StudentRowProps) {
  const format = useFormat()
  const hasEmail = columns.some(({ name }) => name === 'email')
  return (
    <TableRow {...row} onOpen={() => acts.edit(student)}>
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
