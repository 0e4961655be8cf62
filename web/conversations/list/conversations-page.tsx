import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { conversations } from '#contract/practice/conversations.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useTitle } from '../../lib/title.ts'
import { NoClassYet } from '../../people/no-class-yet.tsx'
import { useIsTeacherWithoutClass } from '../../people/use-teacher-without-class.ts'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { TertuliaScene } from '../../ui/brand/tertulia-scene.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ConversationFilters } from './conversation-filters.tsx'
import { conversationsQuery, pageSize } from '../conversations.api.ts'
import { ConversationsResult } from './conversations-result.tsx'
import { ConversationsSkeleton } from './conversations-skeleton.tsx'
import { ExportButton } from './export-button.tsx'
import { FlaggedNotice } from './flagged-notice.tsx'
import { useSchoolDay } from '../school-day.ts'
import { dependsOnToday, filterOf, isFiltered, noFilters } from './conversation-params.ts'
import { useConversationParams } from './use-conversation-params.ts'

export function ConversationsPage() {
  const { t } = useTranslation('conversations')
  const { t: says } = useTranslation('common')
  const [shown, change] = useConversationParams()
  const today = useSchoolDay(dependsOnToday(shown))
  const filter = dependsOnToday(shown) && !today ? null : filterOf(shown, today ?? '')
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    conversationsQuery(useApi(conversations), filter, shown.page),
  )
  useTitle(t(($) => $.title))
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / pageSize)) : shown.page
  useEffect(() => {
    if (shown.page > last) change({ page: last }, { isQuiet: true })
  }, [shown.page, last, change])
  const isEmpty = data?.total === 0 && !isPlaceholderData

  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        description={t(($) => $.intro)}
        actions={filter && data && data.total > 0 && <ExportButton filter={filter} total={data.total} />}
      />
      <div className="grid grid-cols-1 gap-5">
        {!shown.flag && <FlaggedNotice onChange={change} />}
        {(!isEmpty || isFiltered(shown)) && <ConversationFilters shown={shown} onChange={change} />}
        {error && (
          <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <ConversationsSkeleton />}
        {isEmpty && (isFiltered(shown) ? <NoMatches onClear={() => change(noFilters)} /> : <NoConversations />)}
        {data && data.total > 0 && <h2 className="sr-only">{says(($) => $.results)}</h2>}
        {data && data.total > 0 && (
          <ConversationsResult
            items={data.items}
            total={data.total}
            page={Math.min(shown.page, last)}
            pending={isPlaceholderData}
            onPage={(page) => change({ page })}
          />
        )}
      </div>
    </>
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('conversations')
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={t(($) => $.nothing.title)}
      text={t(($) => $.nothing.text)}
      actions={<Button onClick={onClear}>{t(($) => $.filter.clear)}</Button>}
    />
  )
}

function NoConversations() {
  const { t } = useTranslation('conversations')
  if (useIsTeacherWithoutClass()) return <NoClassYet />
  return (
    <EmptyState
      illustration={<TertuliaScene />}
      title={t(($) => $.empty.title)}
      text={t(($) => $.empty.text)}
      actions={
        <>
          <ButtonLink variant="primary" render={<Link to="/manage" />}>
            {t(($) => $.empty.chatbots)}
          </ButtonLink>
          <ButtonLink render={<Link to="/students" />}>{t(($) => $.empty.students)}</ButtonLink>
        </>
      }
    />
  )
}
