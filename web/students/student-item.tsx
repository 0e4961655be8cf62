import { PersonAvatar } from '../ui/person-avatar.tsx'
import { RowMenuButton } from './row-menu-button.tsx'
import type { StudentLineProps } from './student-line.ts'
import { nameOf } from './student-name.ts'
import { SelectBox } from './select-box.tsx'
import { ClassChips, EmailLine, LevelBadge, NameLink, StatusBadge } from './student-parts.tsx'

/** A student as a line of the list on a phone. */
export function StudentItem({ student, acts, selection, ...place }: StudentLineProps) {
  const { email, level, classes, status } = student
  return (
    <li {...place} className="relative flex items-start gap-3 py-3 ps-4 pe-2.5">
      <SelectBox student={student} selection={selection} />
      <PersonAvatar name={nameOf(student)} seed={student.id} size="md" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <div className="flex min-w-0">
          <NameLink student={student} stretched />
        </div>
        {email && (
          <div className="text-muted">
            <EmailLine email={email} />
          </div>
        )}
        <div className="mt-1.5 flex min-w-0 flex-wrap items-center gap-1.5">
          <StatusBadge status={status} />
          {level && <LevelBadge level={level} />}
          {classes.length > 0 && <ClassChips classes={classes} shown={1} />}
        </div>
      </div>
      <RowMenuButton student={student} acts={acts} />
    </li>
  )
}
