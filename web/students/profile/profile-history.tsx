import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { students } from '#contract/people/students.ts'
import { useApi } from '../../lib/api/api.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { Skeletons } from '../../ui/states/skeleton.tsx'
import { toHistoryLines } from './history-lines.ts'
import { ProfileEvent } from './profile-event.tsx'
import { EventSkeleton } from './profile-skeleton.tsx'
import { historyQuery } from '../../people/students.api.ts'

export function ProfileHistory({ id }: { id: string }) {
  const { t } = useTranslation('student')
  const headingId = useId()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(historyQuery(useApi(students), id))
  return (
    <Card labelledBy={headingId}>
      <CardHeader id={headingId} title={t(($) => $.history.title)} />
      {data && (
        <ol className="grid grid-cols-1">
          {toHistoryLines(data.items).map((line) => (
            <ProfileEvent
              key={`${line.event.kind} ${line.event.class?.id} ${line.event.at}`}
              line={line}
              now={dataUpdatedAt}
            />
          ))}
        </ol>
      )}
      {error && !data && (
        <LoadFailed
          title={t(($) => $.history.failed)}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <HistorySkeleton />}
    </Card>
  )
}

function HistorySkeleton() {
  const { t } = useTranslation('student')
  return (
    <Skeletons label={t(($) => $.history.loading)}>
      <div className="grid gap-5">
        <EventSkeleton />
        <EventSkeleton />
      </div>
    </Skeletons>
  )
}
