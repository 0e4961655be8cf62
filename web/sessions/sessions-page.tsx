import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { sessions, sessionsPerUser } from '#contract/school/sessions.ts'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { Card } from '../ui/layout/card.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { LoadFailed } from '../errors/load-failed.tsx'
import { OtherSessions } from './other-sessions.tsx'
import { SessionRow } from './session-row.tsx'
import { sessionsQuery } from './sessions.api.ts'
import { SessionsSkeleton } from './sessions-skeleton.tsx'

export function SessionsPage() {
  const { t } = useTranslation('sessions')
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(sessionsQuery(useApi(sessions)))
  const current = data?.items.find((session) => session.current)
  useTitle(t(($) => $.title))
  return (
    <div className="max-w-3xl">
      <PageHeader title={t(($) => $.title)} description={t(($) => $.intro, { max: sessionsPerUser })} />
      <div className="grid grid-cols-1 gap-8">
        {error && (
          <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <SessionsSkeleton />}
        {current && (
          <section aria-labelledby="current-session" className="grid grid-cols-1 gap-2">
            <h2 id="current-session" className="flex min-h-8 items-center text-base font-semibold">
              {t(($) => $.current)}
            </h2>
            <Card padding="none">
              <SessionRow session={current} now={dataUpdatedAt} />
            </Card>
          </section>
        )}
        {data && <OtherSessions sessions={data.items.filter((session) => !session.current)} now={dataUpdatedAt} />}
      </div>
    </div>
  )
}
