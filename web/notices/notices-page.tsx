import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { notices } from '#contract/school/notices.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { MailsCard } from './mails-card.tsx'
import { MailsSkeleton } from './mails-skeleton.tsx'
import { mailsQuery } from './notices.api.ts'

export function NoticesPage() {
  const { t } = useTranslation(['frame', 'notices'])
  const { data, error, isFetching, refetch } = useQuery(mailsQuery(useApi(notices)))
  const title = t(($) => $.area.notices, { ns: 'frame' })
  useTitle(title)
  return (
    <div className="max-w-3xl">
      <PageHeader title={title} description={t(($) => $.page.intro, { ns: 'notices' })} />
      {data && <MailsCard mails={data} />}
      {!data && error && (
        <LoadFailed
          title={t(($) => $.page.failed, { ns: 'notices' })}
          error={error}
          pending={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && <MailsSkeleton />}
    </div>
  )
}
