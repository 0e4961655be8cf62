import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { RowMenuButton } from './row-menu-button.tsx'
import type { StudentLineProps } from './student-line.ts'
import { nameOf } from '../../people/student-name.ts'
import { SelectBox } from './select-box.tsx'
import { ClassChips, EmailLine, StudentLink } from '../student-parts.tsx'
import { LevelBadge, StatusBadge } from '../../people/student-badges.tsx'

export function StudentItem({ student, actions, selection, ...place }: StudentLineProps) {
  const { email, level, classes, status } = student
  return (
    <li {...place} data-selected={selection.isOn(student.id) || undefined} className={lineClasses}>
      <span className="row-span-2 flex h-10 items-center gap-3">
        <SelectBox student={student} selection={selection} />
        <PersonAvatar name={nameOf(student)} seed={student.id} size="md" />
      </span>
      <div className="flex min-w-0">
        <StudentLink student={student} stretched wraps />
      </div>
      <span className="-my-1.5 self-start">
        <RowMenuButton student={student} actions={actions} />
      </span>
      <div className="col-span-2 col-start-2 grid min-w-0 grid-cols-1 gap-2">
        {email && (
          <div className="text-muted">
            <EmailLine email={email} />
          </div>
        )}
        <div className="flex min-w-0 flex-wrap items-center gap-1.5">
          <StatusBadge status={status} />
          {level && <LevelBadge level={level} />}
          {classes.length > 0 && <ClassChips classes={classes} shown={1} />}
        </div>
      </div>
    </li>
  )
}

const lineClasses =
  'relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-3 ps-4 pe-2.5 transition-colors ' +
  'first:rounded-t-lg last:rounded-b-lg data-selected:bg-primary-soft'
