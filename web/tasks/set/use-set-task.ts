import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { NewTask } from '#contract/teaching/tasks.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useAddTasks, useRemoveTasks } from '../tasks.api.ts'

/** Sets homework; undo deletes it again. */
export function useSetTask(onDone: () => void) {
  const { t } = useTranslation(['homework', 'common'])
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending, error } = useAddTasks()
  const { mutateAsync: remove } = useRemoveTasks()
  const undo = (ids: readonly string[]) =>
    remove(ids).catch((failure: unknown) =>
      toasts.error(
        t(($) => $.done.undoFailed, { ns: 'homework' }),
        { description: errorText(failure) },
      ),
    )
  return {
    set: (body: NewTask) =>
      mutate(body, {
        onSuccess: ({ items }) => {
          onDone()
          toasts.success(
            t(($) => $.done.set, { ns: 'homework' }),
            {
              action: {
                label: t(($) => $.undo, { ns: 'common' }),
                onPress: () => void undo(items.map(({ id }) => id)),
              },
            },
          )
        },
      }),
    isPending,
    failure: error && (isGone(error) ? t(($) => $.wrong.gone, { ns: 'homework' }) : errorText(error)),
  }
}
