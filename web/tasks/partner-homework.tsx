import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Task } from '#contract/teaching/task.ts'
import { tasks } from '#contract/teaching/tasks.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { type Partner, scopeOf } from '../assignments/partner.ts'
import { useSchoolDay } from '../conversations/school-day.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { useFormat } from '../lib/words/format.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { SetTaskButton } from './set/set-task-button.tsx'
import { TaskMenu } from './status/task-menu.tsx'
import { partnerTasksQuery } from './tasks.api.ts'
import { useTaskText } from './use-task-text.ts'

type PartnerHomeworkProps = { partner: Partner; isPractisable: boolean }

/** The latest homework with a chatbot or an avatar. */
export function PartnerHomework({ partner, isPractisable }: PartnerHomeworkProps) {
  const { t } = useTranslation('homework')
  const headingId = useId()
  const today = useSchoolDay(true)
  const { data, error, isFetching, refetch } = useQuery(partnerTasksQuery(useApi(tasks), scopeOf(partner)))
  return (
    <Card labelledBy={headingId}>
      <CardHeader
        id={headingId}
        title={t(($) => $.title)}
        actions={isPractisable && <SetTaskButton start={{ kind: 'partner', partner }} />}
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <p className="text-muted">{t(($) => $.none.partner)}</p>}
      {data && data.items.length > 0 && (
        <ul className="-my-2.5 divide-y divide-border">
          {data.items.map((task) => (
            <TaskLine key={task.id} task={task} today={today} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TaskLine({ task, today }: { task: Task; today: string | null }) {
  const { t } = useTranslation('homework')
  const { t: tAssignments } = useTranslation('assignments')
  const { number } = useFormat()
  const text = useTaskText()
  const { students, done } = task.counts
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex min-w-0 font-medium">
          {task.class ? (
            <NameLink to={`/classes/${task.class.id}?tab=homework`} name={task.class.name} />
          ) : (
            tAssignments(($) => $.size, { count: students, number: number(students) })
          )}
        </span>
        <span className="text-xs text-muted wrap-anywhere">
          {[
            text.goals(task.goals),
            text.due(task.due_on, today),
            t(($) => $.doneOf, { done: number(done), number: number(students) }),
          ].join(' · ')}
        </span>
      </span>
      {task.can_edit && <TaskMenu task={task} />}
    </li>
  )
}
