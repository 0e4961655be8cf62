import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Result } from '#contract/endpoint.ts'
import type { tasks } from '#contract/teaching/tasks.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { StatusButton } from '../status/status-button.tsx'
import { TaskHead } from './task-head.tsx'

type TaskTableProps = { table: Result<typeof tasks.table>; today: string | null }

/** Students by name, and a column for each task; the names stay in view. */
export function TaskTable({ table: { tasks: columns, students }, today }: TaskTableProps) {
  const { t } = useTranslation('homework')
  return (
    <section
      aria-label={t(($) => $.title)}
      className="overflow-x-auto rounded-lg border border-card-border bg-surface shadow-card"
    >
      <table aria-label={t(($) => $.title)} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className={`${nameClasses} border-b bg-surface px-4 py-3 text-start align-top font-medium text-muted`}
            >
              {t(($) => $.student)}
            </th>
            {columns.map((task) => (
              <TaskHead key={task.id} task={task} today={today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, cells }) => (
            <tr key={id} className="group/row">
              <th
                scope="row"
                className={`${nameClasses} border-b bg-surface px-4 py-2 text-start font-medium group-last/row:border-b-0`}
              >
                <span className="flex min-w-0">
                  <NameLink to={`/students/${id}`} name={name} />
                </span>
              </th>
              {columns.map((task, at) => {
                const status = cells[at]
                return (
                  <td key={task.id} className="border-b border-border px-2 py-1 group-last/row:border-b-0">
                    {status && <StatusButton task={task} student={{ id, name }} status={status} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {students.length === 0 && <p className="px-4 py-6 text-muted">{t(($) => $.none.students)}</p>}
    </section>
  )
}

const nameClasses = 'sticky start-0 z-1 w-48 min-w-32 max-w-48 border-border'
