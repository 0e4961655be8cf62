import { useClipboard } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Check, Copy, MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { links } from '#contract/people/links.ts'
import type { Task, TaskStatus } from '#contract/teaching/task.ts'
import { createDays } from '../../charts/days.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { linkQuery } from '../../links/links.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { partnerOfTask } from '../partner-of-task.ts'
import { useTaskText } from '../use-task-text.ts'

type ReminderTextProps = {
  task: Task
  student: { id: string; name: string }
  status: Pick<TaskStatus, 'due_on' | 'state'>
}

/** A message with the practice link, for a messenger. The link is fetched when it is asked for. */
export function ReminderText(props: ReminderTextProps) {
  const { t } = useTranslation('homework')
  const [isShown, setIsShown] = useState(false)
  if (isShown) return <Message {...props} />
  return (
    <Button size="sm" icon={<MessageSquareText aria-hidden="true" />} onClick={() => setIsShown(true)}>
      {t(($) => $.message.write)}
    </Button>
  )
}

/** In milliseconds. */
const copiedMs = 2500

function Message({ task, student, status }: ReminderTextProps) {
  const { t } = useTranslation('homework')
  const area = useRef<HTMLTextAreaElement>(null)
  const { copy, copied, error: blocked } = useClipboard({ timeout: copiedMs })
  const { data, error, isFetching, refetch } = useQuery(linkQuery(useApi(links), student.id))
  const text = useMessageText({ task, student, status })
  if (error && !data)
    return <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <span className="grid place-items-center py-4">
        <Spinner />
      </span>
    )
  const Icon = copied ? Check : Copy
  const press = () => {
    area.current?.select()
    copy(area.current?.value ?? '')
  }
  return (
    <div className="grid gap-2">
      <TextArea
        ref={area}
        label={t(($) => $.message.label)}
        fixed
        rows={4}
        dir="auto"
        defaultValue={text(data.url)}
        hint={blocked && t(($) => $.message.byHand)}
      />
      <Button size="sm" icon={<Icon aria-hidden="true" />} onClick={press}>
        {t(($) => (copied ? $.message.copied : $.message.copy))}
      </Button>
      <output className="sr-only">{copied && t(($) => $.message.copied)}</output>
    </div>
  )
}

function useMessageText({ task, student, status }: ReminderTextProps) {
  const { t, i18n } = useTranslation('homework')
  const text = useTaskText()
  return (url: string) =>
    t(($) => (status.state === 'late' ? $.message.late : $.message.text), {
      name: student.name.split(' ')[0] ?? student.name,
      partner: partnerOfTask(task).name,
      goals: text.goals(task.goals),
      day: createDays(i18n.language).whole(status.due_on),
      url,
    })
}
