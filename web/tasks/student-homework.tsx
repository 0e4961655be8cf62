import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { tasks } from '#contract/teaching/tasks.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { useSchoolDay } from '../conversations/school-day.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { nameOf } from '../people/student-name.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { partnerOfTask } from './partner-of-task.ts'
import { SetTaskButton } from './set/set-task-button.tsx'
import { StatusButton } from './status/status-button.tsx'
import { studentTasksQuery } from './tasks.api.ts'
import { useTaskText } from './use-task-text.ts'

/** The latest homework of a student. */
export function StudentHomework({ student }: { student: Student }) {
  const { t } = useTranslation('homework')
  const text = useTaskText()
  const headingId = useId()
  const today = useSchoolDay(true)
  const { id } = student
  const name = nameOf(student)
  const { data, error, isFetching, refetch } = useQuery(studentTasksQuery(useApi(tasks), id))
  return (
    <Card labelledBy={headingId}>
      <CardHeader
        id={headingId}
        title={t(($) => $.title)}
        actions={<SetTaskButton start={{ kind: 'student', id, name }} />}
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <p className="text-muted">{t(($) => $.none.student)}</p>}
      {data && data.items.length > 0 && (
        <ul className="-my-2.5 divide-y divide-border">
          {data.items.map(({ task, ...status }) => {
            const partner = partnerOfTask(task)
            return (
              <li key={task.id} className="grid grid-cols-1 gap-1 py-2.5">
                <span className="flex min-w-0">
                  <NameLink to={partner.path} name={partner.name} />
                </span>
                <span className="text-xs text-muted wrap-anywhere">
                  {text.goals(task.goals)}
                  {' · '}
                  {text.due(status.due_on, today)}
                </span>
                <span className="-mx-2">
                  <StatusButton task={task} student={{ id, name }} status={status} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
