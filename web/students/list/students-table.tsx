import type { ComponentProps } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { Slice } from '../../ui/lists/slice.ts'
import { Cell, CheckCell, Table, TableBody, TableFrame, TableRow } from '../../ui/lists/table.tsx'
import { CheckHead, HeadCell, SortHeader, TableHead } from '../../ui/lists/table-head.tsx'
import { type Column, columnsFor, columnLayout } from './columns.tsx'
import { nextSort, type Sort, sortedBy } from '../address/list-sort.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import { pageBoxId } from '../bulk/selection.ts'
import type { StudentActions } from '../acts/student-actions.ts'
import { nameOf } from '../../people/student-name.ts'
import type { Selection } from '../bulk/use-selection.ts'

type StudentsTableProps = {
  label: string
  students: readonly Student[]
  slice: Slice
  actions: StudentActions
  selection: Selection
  breakpoint: number
  sort: Sort
  onSort: (sort: Sort) => void
  isClass: boolean
}

export function StudentsTable(props: StudentsTableProps) {
  const { label, students, slice, actions, selection, breakpoint, sort, onSort, isClass } = props
  const { t } = useTranslation('students')
  const columns = columnsFor(breakpoint, isClass)
  return (
    <div className="[--table-top:--spacing(16)]">
      <TableFrame label={label} fits>
        <Table label={label} columns={columnLayout(columns)} rows={slice.isPart ? students.length + 1 : undefined}>
          <TableHead>
            <CheckHead
              id={pageBoxId}
              label={t(($) => $.select.page)}
              checked={selection.page === 'all'}
              indeterminate={selection.page === 'some'}
              onChange={selection.togglePage}
            />
            {columns.map(({ name, inClass, sort: by }) =>
              by ? (
                <SortHeader key={name} sort={sortedBy(sort, by)} onSort={() => onSort(nextSort(sort, by))}>
                  {t(($) => $.column[name])}
                </SortHeader>
              ) : (
                <HeadCell key={name}>{t(($) => $.column[(isClass && inClass?.name) || name])}</HeadCell>
              ),
            )}
            <HeadCell hidden>{t(($) => $.column.actions)}</HeadCell>
          </TableHead>
          <TableBody above={slice.above} below={slice.below}>
            {students.slice(slice.from, slice.to).map((student, place) => (
              <StudentRow
                key={student.id}
                {...slice.measureProps(slice.from + place)}
                aria-rowindex={slice.isPart ? slice.from + place + 2 : undefined}
                student={student}
                actions={actions}
                selection={selection}
                columns={columns}
                isClass={isClass}
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
  actions: StudentActions
  selection: Selection
  columns: readonly Column[]
  isClass: boolean
}

function StudentRow({ student, actions, selection, columns, isClass, ...row }: StudentRowProps) {
  const { t } = useTranslation('students')
  const format = useFormat()
  const isOn = selection.isOn(student.id)
  const hasEmail = columns.some(({ name }) => name === 'email')
  return (
    <TableRow {...row} selected={isOn} onOpen={() => actions.open(student)}>
      <CheckCell
        label={t(($) => $.select.one, { name: nameOf(student) })}
        checked={isOn}
        onChange={(next, through) => selection.toggle(student.id, next, through)}
      />
      {columns.map(({ name, quiet = false, cell }) => (
        <Cell key={name} quiet={quiet}>
          {cell(student, { format, hasEmail, isClass })}
        </Cell>
      ))}
      <Cell narrow align="end">
        <RowMenuButton student={student} actions={actions} />
      </Cell>
    </TableRow>
  )
}
