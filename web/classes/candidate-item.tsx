import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { nameOf } from '../students/student-name.ts'
import { LevelBadge, StatusBadge } from '../students/student-parts.tsx'
import { PersonAvatar } from '../ui/person-avatar.tsx'
import type { Choice } from './use-choice.ts'

type CandidateItemProps = {
  student: Student
  /** Whether they are in the class already. */
  isMember: boolean
  choice: Choice
}

/** A student to be ticked; the whole line ticks. */
export function CandidateItem({ student, isMember, choice: { chosen, isFull, toggle } }: CandidateItemProps) {
  const { t } = useTranslation('classes')
  const name = nameOf(student)
  const isTicked = isMember || chosen.has(student.id)
  return (
    <li>
      <label className={lineLook}>
        <input
          type="checkbox"
          className="check"
          checked={isTicked}
          disabled={isMember || (isFull && !isTicked)}
          onChange={() => toggle(student)}
        />
        <PersonAvatar name={name} seed={student.id} size="sm" />
        <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
          <span className="grid min-w-0 grid-cols-1 sm:flex-1">
            <span className="flex min-w-0 font-medium">
              <span className="truncate" dir="auto">
                {name}
              </span>
            </span>
            {student.email && <span className="truncate text-xs text-muted">{student.email}</span>}
          </span>
          <span className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 empty:hidden max-sm:gap-x-1.5">
            {isMember && <span className="text-xs text-muted">{t(($) => $.choosing.member)}</span>}
            {!isMember && student.status === 'inactive' && <StatusBadge status="inactive" />}
            {!isMember && student.level && <LevelBadge level={student.level} />}
          </span>
        </span>
      </label>
    </li>
  )
}

const lineLook =
  'flex min-h-13 items-center gap-3 rounded-sm px-3 py-1.5 transition-colors has-enabled:hover:bg-surface-hover has-disabled:opacity-60'
