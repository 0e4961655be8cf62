import type { ReactNode } from 'react'
import type { Student } from '#contract/people/students.ts'
import type { StudentSort } from '#contract/people/student-filter.ts'
import type { Format } from '../../lib/words/format.ts'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { breakpoints } from './list-layout.ts'
import { nameOf } from '../../people/student-name.ts'
import { ClassChips, EmailLine, StudentLink } from '../student-parts.tsx'
import { LevelBadge, StatusBadge } from '../../people/student-badges.tsx'
import { EmptyValue } from '../../lists/empty-value.tsx'

export interface Column {
  name: 'name' | 'email' | 'student_number' | 'level' | 'classes' | 'status' | 'last_practised_at'
  /** The API's sort key, if sortable. */
  sort?: StudentSort
  /** Index of the breakpoint from which it is shown; default: always. */
  minBreakpoint?: number
  /** Fixed, so that columns don't move between pages. */
  width: string
  quiet?: boolean
  /** `wide`: the width where all columns fit. */
  inClass?: { name?: 'otherClasses'; minBreakpoint: number; wide?: string }
  cell: (student: Student, scene: { format: Format; hasEmail: boolean; isClass: boolean }) => ReactNode
}

const columns: readonly Column[] = [
  {
    name: 'name',
    width: 'auto',
    sort: 'name',
    cell: (student, { hasEmail }) => (
      <span className="flex items-center gap-3">
        <PersonAvatar name={nameOf(student)} seed={student.id} size="sm" />
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="flex min-w-0">
            <StudentLink student={student} />
          </span>
          {!hasEmail && student.email && (
            <span className="text-xs text-muted">
              <EmailLine email={student.email} />
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    name: 'email',
    width: 'auto',
    sort: 'email',
    minBreakpoint: 4,
    quiet: true,
    cell: ({ email }) => (
      <span className="block">
        <EmailLine email={email} />
      </span>
    ),
  },
  {
    name: 'student_number',
    width: '6rem',
    sort: 'student_number',
    minBreakpoint: 3,
    quiet: true,
    cell: ({ student_number }) =>
      student_number ? <span className="block truncate tabular-nums">{student_number}</span> : <EmptyValue />,
  },
  { name: 'level', width: '5.5rem', sort: 'level', cell: ({ level }) => <LevelBadge level={level} /> },
  {
    name: 'classes',
    width: '9rem',
    inClass: { name: 'otherClasses', minBreakpoint: 2 },
    cell: ({ classes }) => <ClassChips classes={classes} shown={1} />,
  },
  { name: 'status', width: '6.5rem', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: 'last_practised_at',
    width: '8rem',
    sort: 'last_practised_at',
    minBreakpoint: 2,
    // Teachers see the last practice live during a lesson.
    inClass: { minBreakpoint: 0, wide: '12rem' },
    quiet: true,
    cell: ({ last_practised_at: at }, { format, isClass }) =>
      at ? (
        <span className="block leading-tight tabular-nums">{isClass ? format.dateTime(at) : format.date(at)}</span>
      ) : (
        <EmptyValue />
      ),
  },
]

const breakpointCounts = [0, ...breakpoints].map((_, index) => index)
const byBreakpoint = breakpointCounts.map((breakpoint) =>
  columns.filter((column) => (column.minBreakpoint ?? 0) <= breakpoint),
)
const byBreakpointInClass = breakpointCounts.map((breakpoint) =>
  columns
    .filter(({ minBreakpoint = 0, inClass }) => (inClass?.minBreakpoint ?? minBreakpoint) <= breakpoint)
    .map((column) =>
      breakpoint === breakpoints.length && column.inClass?.wide ? { ...column, width: column.inClass.wide } : column,
    ),
)

/** The same array for the same arguments, so that rows are not re-rendered. */
export const columnsFor = (breakpoint: number, isClass: boolean): readonly Column[] =>
  (isClass ? byBreakpointInClass : byBreakpoint)[breakpoint] ?? columns

export const columnLayout = (shown: readonly Column[]) => [
  { name: 'selected', width: '2.75rem' },
  ...shown,
  { name: 'actions', width: '3.5rem' },
]
