import type { ComponentProps } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { agoIn } from '../../lib/words/ago-in.ts'
import { nameOf } from '../../people/student-name.ts'
import { LevelBadge } from '../../people/student-badges.tsx'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'

/** Estimated height of a row, in pixels. */
export const lineHeight = 57

type KeepItemProps = Pick<ComponentProps<'li'>, 'ref'> & {
  student: Student
  isKept: boolean
  onToggle: (id: string) => void
  now: number
  'data-index'?: number
}

export function KeepItem({ student, isKept, onToggle, now, ...place }: KeepItemProps) {
  const { t, i18n } = useTranslation('planChange')
  const name = nameOf(student)
  const practised = student.last_practised_at
  return (
    <li {...place}>
      <label className="flex min-h-14 items-center gap-3 px-4 py-2 transition-colors hover:bg-surface-hover">
        <input
          type="checkbox"
          className="check"
          aria-label={name}
          aria-describedby={`practised-${student.id}`}
          checked={isKept}
          onChange={() => onToggle(student.id)}
        />
        <PersonAvatar name={name} seed={student.id} size="sm" />
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="truncate font-medium" dir="auto">
            {name}
          </span>
          <span id={`practised-${student.id}`} className="truncate text-xs text-muted">
            {practised ? t(($) => $.practised, { ago: agoIn(i18n.language, practised, now) }) : t(($) => $.never)}
          </span>
        </span>
        {student.email && <span className="hidden max-w-60 truncate text-sm text-muted sm:block">{student.email}</span>}
        <span className="flex w-11 shrink-0 justify-end">{student.level && <LevelBadge level={student.level} />}</span>
      </label>
    </li>
  )
}
