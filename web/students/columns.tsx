import type { ReactNode } from 'react'
import type { Student, StudentSort } from '#contract/students.ts'
import type { Format } from '../lib/format.ts'
import { PersonAvatar } from '../ui/person-avatar.tsx'
import type { StudentActs } from './student-acts.ts'
import { nameOf } from './student-name.ts'
import { ClassChips, EmailLine, LevelBadge, NameButton, Nothing, StatusBadge } from './student-parts.tsx'
import type { TableLook } from './use-look.ts'

/** A column of the table; its heading is the word of the same name. */
export interface Column {
  name: 'name' | 'email' | 'student_number' | 'level' | 'classes' | 'native_language' | 'status' | 'created_at'
  /** What the server sorts by, where it can. */
  sort?: StudentSort
  /** The looks that have room for it. */
  looks: readonly TableLook[]
  quiet?: boolean
  cell: (student: Student, room: { look: TableLook; acts: StudentActs; format: Format }) => ReactNode
}

const all = ['narrow', 'wide', 'widest'] as const

/** The columns, in their order. */
export const columns: readonly Column[] = [
  {
    name: 'name',
    sort: 'name',
    looks: all,
    cell: (student, { look, acts }) => (
      <span className="flex items-center gap-3">
        <PersonAvatar name={nameOf(student)} seed={student.id} size="sm" />
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="flex min-w-0">
            <NameButton student={student} onOpen={acts.edit} />
          </span>
          {look !== 'widest' && student.email && (
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
    sort: 'email',
    looks: ['widest'],
    quiet: true,
    cell: ({ email }) => (
      <span className="block max-w-52">
        <EmailLine email={email} />
      </span>
    ),
  },
  {
    name: 'student_number',
    sort: 'student_number',
    looks: ['wide', 'widest'],
    quiet: true,
    cell: ({ student_number }) =>
      student_number ? <span className="block max-w-28 truncate tabular-nums">{student_number}</span> : <Nothing />,
  },
  { name: 'level', sort: 'level', looks: all, cell: ({ level }) => <LevelBadge level={level} /> },
  {
    name: 'classes',
    looks: all,
    cell: ({ classes }, { look }) => <ClassChips classes={classes} shown={look === 'wide' ? 2 : 1} />,
  },
  {
    name: 'native_language',
    looks: ['wide', 'widest'],
    quiet: true,
    cell: ({ native_language }, { format }) => (native_language ? format.languageName(native_language) : <Nothing />),
  },
  { name: 'status', sort: 'status', looks: all, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: 'created_at',
    sort: 'created_at',
    looks: ['wide', 'widest'],
    quiet: true,
    cell: ({ created_at }, { format }) => (
      <span className="whitespace-nowrap tabular-nums">{format.date(created_at)}</span>
    ),
  },
]
