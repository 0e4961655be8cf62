import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Task } from '#contract/teaching/task.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useSendReminders } from '../tasks.api.ts'

/** Students who are named as those who got no reminder. */
const namedSkips = 3

/** Mails a reminder of a task to one student, or to all who have not done it; says who got none, and why. */
export function useRemind({ id }: Pick<Task, 'id'>) {
  const { t } = useTranslation('homework')
  const { number } = useFormat()
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending } = useSendReminders()
  const remind = (student_id?: string) =>
    mutate(
      { id, ...(student_id !== undefined && { student_ids: [student_id] }) },
      {
        onSuccess: ({ sent, skipped }) => {
          const reasons = skipped
            .filter(({ reason }) => student_id !== undefined || reason !== 'done')
            .slice(0, namedSkips)
            .map(({ student, reason }) => t(($) => $.remind.reason[reason], { name: student.name }))
          const description = { description: reasons.join(' · ') }
          if (sent > 0)
            toasts.success(
              t(($) => $.remind.sent, { count: sent, number: number(sent) }),
              description,
            )
          else
            toasts.info(
              t(($) => $.remind.none),
              description,
            )
        },
        onError: (error) =>
          toasts.error(
            t(($) => $.remind.failed),
            { description: errorText(error) },
          ),
      },
    )
  return { remind, isPending }
}
