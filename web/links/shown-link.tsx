import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { links } from '#contract/links.ts'
import type { Student } from '#contract/students.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { nameOf } from '../people/student-name.ts'
import { LinkActs } from './link-acts.tsx'
import { LinkAddress } from './link-address.tsx'
import { LinkFacts } from './link-facts.tsx'
import { LinkSkeleton } from './link-skeleton.tsx'
import { linkQuery } from './links.api.ts'
import { QrCode } from './cards/qr-code.tsx'

/** A student's link: to scan, to copy, and what can be done with it. */
export function ShownLink({ student }: { student: Student }) {
  const { t } = useTranslation('links')
  const { data: link, error, isFetching, refetch } = useQuery(linkQuery(useApi(links), student.id))
  if (error && !link)
    return <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
  if (!link) return <LinkSkeleton />
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="size-44 justify-self-center overflow-hidden rounded-md border border-border">
        <QrCode text={link.url} label={t(($) => $.code, { name: nameOf(student) })} />
      </div>
      <LinkAddress url={link.url} />
      <LinkFacts link={link} />
      <LinkActs student={student} />
    </div>
  )
}
