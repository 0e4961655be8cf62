import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Task } from '#contract/teaching/task.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useExceptStudents } from '../tasks.api.ts'

/** Excuses a student from a task, or gives them until another day. */
export function useExcept({ id }: Pick<Task, 'id'>, student: { id: string; name: string }, onDone: () => void) {
  const { t } = useTranslation('homework')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending } = useExceptStudents()
  return {
    except: (exception: { excused: boolean; due_on: string | null }) =>
      mutate(
        { params: { id }, body: { student_ids: [student.id], ...exception } },
        {
          onSuccess: onDone,
          onError: (error) =>
            toasts.error(
              t(($) => $.exceptFailed, { name: student.name }),
              { description: errorText(error) },
            ),
        },
      ),
    isPending,
  }
}
