import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { taskLimits } from '#contract/teaching/task.ts'
import { tasks } from '#contract/teaching/tasks.ts'
import { useSchoolDay } from '../../conversations/school-day.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { SetTaskButton } from '../set/set-task-button.tsx'
import { taskTableQuery } from '../tasks.api.ts'
import { TaskTable } from './task-table.tsx'

/** The homework of a class: who, how far, and by when. */
export function ClassHomework({ one: { id, name } }: { one: Pick<Class, 'id' | 'name'> }) {
  const { t } = useTranslation('homework')
  const [page, setPage] = useState(1)
  const today = useSchoolDay(true)
  const { data, error, isFetching, refetch } = useQuery(taskTableQuery(useApi(tasks), id, page))
  if (error && !data)
    return <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton label={t(($) => $.loading)} />
  if (data.total === 0)
    return (
      <Card>
        <EmptyState
          title={t(($) => $.none.classTitle)}
          text={t(($) => $.none.classText)}
          actions={<SetTaskButton start={{ kind: 'class', id, name }} variant="primary" size="md" />}
        />
      </Card>
    )
  const hasEarlier = page * taskLimits.columns < data.total
  return (
    <div className="grid grid-cols-1 gap-3">
      <TaskTable table={data} today={today} />
      {(page > 1 || hasEarlier) && (
        <div className="flex flex-wrap justify-end gap-2">
          {page > 1 && (
            <Button size="sm" onClick={() => setPage(page - 1)}>
              {t(($) => $.later)}
            </Button>
          )}
          {hasEarlier && (
            <Button size="sm" onClick={() => setPage(page + 1)}>
              {t(($) => $.earlier)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function TableSkeleton({ label }: { label: string }) {
  return (
    <Skeletons label={label}>
      <Skeleton shape="block" height="20rem" />
    </Skeletons>
  )
}
