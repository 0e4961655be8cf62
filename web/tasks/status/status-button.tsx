import { Check, CircleDashed, CircleDot, Clock, Minus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Task, TaskState, TaskStatus } from '#contract/teaching/task.ts'
import { cx } from '../../ui/cx.ts'
import { Popover } from '../../ui/overlays/popover.tsx'
import { partnerOfTask } from '../partner-of-task.ts'
import { useTaskText } from '../use-task-text.ts'
import { StatusPanel } from './status-panel.tsx'

const icons = { to_do: CircleDashed, begun: CircleDot, done: Check, late: Clock, excused: Minus } as const
const tones: Record<TaskState, string> = {
  to_do: 'text-muted',
  begun: 'text-info-text',
  done: 'text-success-text',
  late: 'text-warning-text',
  excused: 'text-muted',
}

type StatusButtonProps = { task: Task; student: { id: string; name: string }; status: TaskStatus }

/** How far a student is; opens what can be done about it. */
export function StatusButton({ task, student, status }: StatusButtonProps) {
  const { t } = useTranslation('homework')
  const text = useTaskText()
  const [isOpen, setIsOpen] = useState(false)
  const Icon = icons[status.state]
  const isCounting = status.state === 'begun' || (status.state === 'late' && status.conversation_id !== null)
  const [first = ''] = text.progress(task.goals, status.progress)
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      align="start"
      flips
      title={<bdi>{student.name}</bdi>}
      trigger={
        <button
          type="button"
          aria-label={`${student.name}, ${partnerOfTask(task).name}: ${text.state(status)}`}
          className="flex min-h-10 w-full items-center gap-2 rounded-sm px-2 text-start transition-colors hover:bg-surface-hover aria-expanded:bg-surface-hover"
        >
          <Icon className={cx('size-4 shrink-0', tones[status.state])} aria-hidden="true" />
          <span className="grid min-w-0">
            <span className={cx('truncate', tones[status.state])}>{text.state(status)}</span>
            {isCounting && <span className="truncate text-xs text-muted tabular-nums">{first}</span>}
            {status.is_extended && status.state !== 'done' && (
              <span className="text-xs text-muted">{t(($) => $.extended, { day: text.day(status.due_on) })}</span>
            )}
          </span>
        </button>
      }
    >
      <StatusPanel task={task} student={student} status={status} onDone={() => setIsOpen(false)} />
    </Popover>
  )
}
