import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { type ConversationItem, conversations } from '#contract/practice/conversations.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { ReportLink } from './report-link.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { StatusBadges, StartTime } from '../conversation-parts.tsx'
import { studentConversationsQuery } from '../conversations.api.ts'
import { ConversationsSkeleton } from '../list/conversations-skeleton.tsx'
import { ConversationLink } from '../conversation-link.tsx'
import { partnerName } from '../partner.tsx'
import { PracticeChart } from './practice-chart.tsx'
import { practiceWeeks } from './practice-weeks.ts'
import { useMeasures } from '../use-measures.ts'

const maxShown = 5

export function StudentConversations({ id }: { id: string }) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  const headingId = useId()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(
    studentConversationsQuery(useApi(conversations), id),
  )
  return (
    <Card labelledBy={headingId}>
      <CardHeader
        id={headingId}
        title={t(($) => $.title)}
        actions={
          <>
            {data && data.total > maxShown && (
              <ButtonLink size="sm" render={<Link to={`/conversations?student=${id}`} />}>
                {t(($) => $.all, { count: data.total, number: number(data.total) })}
              </ButtonLink>
            )}
            {data && data.total > 0 && <ReportLink size="sm" of="student" id={id} />}
          </>
        }
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ConversationsSkeleton rows={3} />}
      {data?.items.length === 0 && <p className="text-muted">{t(($) => $.noneOfStudent)}</p>}
      {data && data.items.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">
          <PracticeChart weeks={practiceWeeks(data.items, new Date(dataUpdatedAt))} />
          <ul className="grid grid-cols-1 divide-y divide-border">
            {data.items.slice(0, maxShown).map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function Line({ item }: { item: ConversationItem }) {
  const { minutes } = useMeasures()
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <span className="grid min-w-0 gap-0.5">
        <ConversationLink item={item} text={partnerName(item)} stretched />
        <span className="text-xs text-muted">
          <StartTime at={item.last_message_at} /> · {minutes(item.measures.minutes)}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        <StatusBadges item={item} />
      </span>
    </li>
  )
}
