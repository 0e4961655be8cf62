import type { TaskState, TaskStatus } from '#contract/teaching/task.ts'
import { Badge } from '../ui/states/badge.tsx'
import type { Tone } from '../ui/states/tone.ts'
import { useTaskText } from './use-task-text.ts'

const tones: Record<TaskState, Tone> = {
  to_do: 'neutral',
  begun: 'info',
  done: 'success',
  late: 'warning',
  excused: 'neutral',
}

export function StateBadge({ status }: { status: Pick<TaskStatus, 'state' | 'is_late'> }) {
  const text = useTaskText()
  return (
    <Badge tone={tones[status.state]} dot={status.state !== 'excused'}>
      {text.state(status)}
    </Badge>
  )
}
