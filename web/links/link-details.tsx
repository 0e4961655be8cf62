import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { links, type PracticeLink } from '#contract/people/links.ts'
import type { Student } from '#contract/people/students.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { useFormat } from '../lib/words/format.ts'
import { nameOf } from '../people/student-name.ts'
import { Description, DescriptionList } from '../ui/lists/description-list.tsx'
import { QrCode } from '../charts/qr-code.tsx'
import { LinkActions } from './link-actions.tsx'
import { LinkAddress } from './link-address.tsx'
import { LinkSkeleton } from './link-skeleton.tsx'
import { linkQuery } from './links.api.ts'

export function LinkDetails({ student }: { student: Student }) {
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
      <LinkActions student={student} />
    </div>
  )
}

function LinkFacts({ link: { expires_at, last_used_at, sent_at } }: { link: PracticeLink }) {
  const { t } = useTranslation('links')
  const { date } = useFormat()
  const orNever = (at: string | null) => (at ? date(at) : <span className="text-muted">{t(($) => $.notYet)}</span>)
  return (
    <DescriptionList>
      <Description term={t(($) => $.until)}>{date(expires_at)}</Description>
      <Description term={t(($) => $.lastUsed)}>{orNever(last_used_at)}</Description>
      <Description term={t(($) => $.sent)}>{orNever(sent_at)}</Description>
    </DescriptionList>
  )
}
