import type { ComponentProps } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useLocation } from 'react-router'
import type { Student } from '#contract/people/students.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { Badge } from '../ui/states/badge.tsx'
import { EmptyValue } from '../lists/empty-value.tsx'
import { fullTextOnHover } from '../ui/lists/full-text-on-hover.ts'
import type { ListLocationState } from './profile/profile-list.tsx'
import { nameOf } from '../people/student-name.ts'

type StudentLinkProps = Pick<ComponentProps<typeof NameLink>, 'stretched' | 'wraps'> & { student: Student }

export function StudentLink({ student, ...look }: StudentLinkProps) {
  const { pathname, search } = useLocation()
  const state = { list: pathname + search } satisfies ListLocationState
  return <NameLink to={`/students/${student.id}`} name={nameOf(student)} state={state} {...look} />
}

export function EmailLine({ email }: { email: string | null }) {
  if (!email) return <EmptyValue />
  return (
    <span className="block truncate" {...fullTextOnHover}>
      {email}
    </span>
  )
}

export function ClassChips({ classes, shown }: Pick<Student, 'classes'> & { shown: number }) {
  const { t } = useTranslation('students')
  const rest = classes.slice(shown)
  if (classes.length === 0) return <EmptyValue />
  return (
    <span className="flex min-w-0 items-center gap-1">
      {classes.slice(0, shown).map(({ id, name }) => (
        <span key={id} className="flex max-w-40 min-w-0" dir="auto" {...fullTextOnHover}>
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
