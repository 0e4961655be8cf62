import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { audit } from '#contract/school/audit.ts'
import { useIsAtLeast } from '../app/session/use-may.ts'
import { ListFooter } from '../lists/list-footer.tsx'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { NothingFound } from '../ui/brand/nothing-found.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ActivityDays } from './activity-days.tsx'
import { ActivityFilter } from './activity-filter.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { auditQuery, pageSize } from './audit.api.ts'
import { useAuditParams } from './use-audit-params.ts'

export function ActivityPage() {
  const { t } = useTranslation('audit')
  const seesAll = useIsAtLeast('coordinator')
  const [{ page, group }, show] = useAuditParams()
  const query = useQuery(auditQuery(useApi(audit), { page, ...(group && { group }) }))
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = query
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  const isPastEnd = data !== undefined && !isPlaceholderData && page > pages
  useTitle(t(($) => $.title))
  useEffect(() => {
    if (isPastEnd) show({ page: pages, ...(group && { group }) }, { replace: true })
  }, [isPastEnd, pages, group, show])

  return (
    <div className="max-w-3xl">
      <PageHeader title={t(($) => $.title)} description={t(($) => (seesAll ? $.intro : $.ownIntro))} />
      <div className="grid grid-cols-1 gap-6">
        <ActivityFilter group={group} onChange={(next) => show({ page: 1, ...(next && { group: next }) })} />
        {error && (
          <LoadFailed
            title={t(($) => $.failed)}
            error={error}
            pending={isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {!data && !error && <ActivitySkeleton />}
        {data?.total === 0 && <NoEntries onAll={() => show({ page: 1 })} />}
        {data && data.total > 0 && (
          <div
            aria-busy={isPlaceholderData}
            className="grid grid-cols-1 gap-6 transition-opacity delay-150 aria-busy:opacity-60"
          >
            <ActivityDays entries={data.items} now={new Date(dataUpdatedAt).toISOString()} />
            <ListFooter
              label={t(($) => $.pages)}
              page={Math.min(page, pages)}
              pageSize={pageSize}
              total={data.total}
              onPage={(next) => show({ page: next, ...(group && { group }) })}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function NoEntries({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('audit')
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={t(($) => $.none.title)}
      text={t(($) => $.none.text)}
      actions={<Button onClick={onAll}>{t(($) => $.none.all)}</Button>}
    />
  )
}
