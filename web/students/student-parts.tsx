import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { Student } from '#contract/students.ts'
import { PrefetchContext } from '../app/prefetch.ts'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import type { FromList } from './profile-list.tsx'
import { wholeOnHover } from './show-whole.ts'
import { nameOf } from './student-name.ts'

type NameLinkProps = {
  student: Student
  /** Makes the whole card around it lead there. */
  stretched?: boolean
  /** Takes two lines where one is too short. */
  wraps?: boolean
}

/** A student's name as the link to their page, which is fetched when it is pointed at. */
export function NameLink({ student, stretched = false, wraps = false }: NameLinkProps) {
  const prefetch = use(PrefetchContext)
  const { pathname, search } = useLocation()
  const to = `/students/${student.id}`
  return (
    <Link
      to={to}
      state={{ list: pathname + search } satisfies FromList}
      dir="auto"
      onPointerEnter={(event) => {
        prefetch(to)
        wholeOnHover.onPointerEnter(event)
      }}
      onFocus={wholeOnHover.onFocus}
      className={cx(
        wraps ? 'line-clamp-2 wrap-anywhere' : 'truncate',
        'max-w-full rounded-xs text-start font-medium underline-offset-3 hover:underline',
        stretched && 'after:absolute after:inset-0',
      )}
    >
      {nameOf(student)}
    </Link>
  )
}

/** An email address that gives way where there is no room. */
export function EmailLine({ email }: { email: string | null }) {
  if (!email) return <Nothing />
  return (
    <span className="block truncate" {...wholeOnHover}>
      {email}
    </span>
  )
}

/** Whether a student is active. */
export function StatusBadge({ status }: Pick<Student, 'status'>) {
  const { t } = useTranslation('students')
  return (
    <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
      {t(($) => $.status[status])}
    </Badge>
  )
}

/** A student's level, or a quiet dash. */
export function LevelBadge({ level }: Pick<Student, 'level'>) {
  return level ? <Badge>{level}</Badge> : <Nothing />
}

/** The first classes of a student, and how many more there are. */
export function ClassChips({ classes, shown }: Pick<Student, 'classes'> & { shown: number }) {
  const { t } = useTranslation('students')
  const rest = classes.slice(shown)
  if (classes.length === 0) return <Nothing />
  return (
    <span className="flex min-w-0 items-center gap-1">
      {classes.slice(0, shown).map(({ id, name }) => (
        <span key={id} className="flex max-w-40 min-w-0" dir="auto" {...wholeOnHover}>
          <Badge>{name}</Badge>
        </span>
      ))}
      {rest.length > 0 && (
        <span className="shrink-0" data-tooltip={rest.map(({ name }) => name).join(', ')}>
          <Badge>{t(($) => $.moreClasses, { number: rest.length })}</Badge>
        </span>
      )}
    </span>
  )
}

/** What stands where a value is empty. */
export function Nothing() {
  return (
    <span className="text-faint" aria-hidden="true">
      –
    </span>
  )
}
