import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Task, TaskStatus } from '#contract/teaching/task.ts'
import { addDays } from '../../charts/days.ts'
import { useSchoolDay } from '../../conversations/school-day.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { partnerOfTask } from '../partner-of-task.ts'
import { StateBadge } from '../state-badge.tsx'
import { useTaskText } from '../use-task-text.ts'
import { ReminderText } from './reminder-text.tsx'
import { useRemind } from './use-remind.ts'
import { useExcept } from './use-except.ts'

export interface StatusPanelProps {
  task: Task
  student: { id: string; name: string }
  status: TaskStatus
  onDone: () => void
}

export function StatusPanel({ task, student, status, onDone }: StatusPanelProps) {
  const { t } = useTranslation('homework')
  const text = useTaskText()
  const { except, isPending } = useExcept(task, student, onDone)
  const { remind, isPending: isSending } = useRemind(task)
  const isExcused = status.state === 'excused'
  return (
    <div className="grid gap-4 text-sm">
      <div className="grid gap-1.5">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 font-medium wrap-anywhere" dir="auto">
            {partnerOfTask(task).name}
          </span>
          <StateBadge status={status} />
        </span>
        <ul className="grid gap-0.5 text-muted tabular-nums">
          {text.progress(task.goals, status.progress).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <span className="text-muted">
          {status.is_extended
            ? t(($) => $.extended, { day: text.day(status.due_on) })
            : t(($) => $.due.on, { day: text.day(status.due_on) })}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 *:grow">
        {status.conversation_id && (
          <ButtonLink size="sm" render={<Link to={`/conversations/${status.conversation_id}`} />}>
            {t(($) => $.open)}
          </ButtonLink>
        )}
        <Button
          size="sm"
          pending={isPending}
          onClick={() => except({ excused: !isExcused, due_on: status.is_extended ? status.due_on : null })}
        >
          {t(($) => (isExcused ? $.includeAgain : $.excuse))}
        </Button>
      </div>
      {!isExcused && status.state !== 'done' && (
        <>
          <Button size="sm" icon={<Mail aria-hidden="true" />} pending={isSending} onClick={() => remind(student.id)}>
            {t(($) => $.remind.send)}
          </Button>
          <ReminderText task={task} student={student} status={status} />
        </>
      )}
      {!isExcused && (
        <Extension status={status} isPending={isPending} onExtend={(due_on) => except({ excused: false, due_on })} />
      )}
    </div>
  )
}

type ExtensionProps = {
  status: Pick<TaskStatus, 'due_on' | 'is_extended'>
  isPending: boolean
  onExtend: (day: string | null) => void
}

function Extension({ status: { due_on, is_extended }, isPending, onExtend }: ExtensionProps) {
  const { t } = useTranslation('homework')
  const today = useSchoolDay(true)
  const [day, setDay] = useState(addDays(today !== null && today > due_on ? today : due_on, 7))
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (day) onExtend(day)
      }}
    >
      <TextField
        type="date"
        label={t(($) => $.extend.label)}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" pending={isPending} disabled={!day || day === due_on}>
        {t(($) => $.extend.submit)}
      </Button>
      {is_extended && (
        <span className="flex">
          <Button size="sm" variant="ghost" pending={isPending} onClick={() => onExtend(null)}>
            {t(($) => $.extend.undo)}
          </Button>
        </span>
      )}
    </form>
  )
}
