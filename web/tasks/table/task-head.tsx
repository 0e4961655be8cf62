import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Task } from '#contract/teaching/task.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { TaskMenu } from '../status/task-menu.tsx'
import { partnerOfTask } from '../partner-of-task.ts'
import { useTaskText } from '../use-task-text.ts'

export function TaskHead({ task, today }: { task: Task; today: string | null }) {
  const { t } = useTranslation('homework')
  const { number } = useFormat()
  const text = useTaskText()
  const { name, path } = partnerOfTask(task)
  const { students, done } = task.counts
  return (
    <th scope="col" className="min-w-44 max-w-60 border-b border-border px-4 py-3 text-start align-top font-normal">
      <span className="flex items-start gap-1">
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex min-w-0">
            <NameLink to={path} name={name} />
          </span>
          <span className="text-xs text-muted wrap-anywhere">{text.goals(task.goals)}</span>
          <span className="text-xs text-muted">{text.due(task.due_on, today)}</span>
          {today !== null && task.opens_on > today && (
            <span className="text-xs text-muted">{t(($) => $.due.opens, { day: text.day(task.opens_on) })}</span>
          )}
          <span className="text-xs text-muted tabular-nums">
            {t(($) => $.doneOf, { done: number(done), number: number(students) })}
          </span>
        </span>
        {task.can_edit && <TaskMenu task={task} />}
      </span>
    </th>
  )
}
