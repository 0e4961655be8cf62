import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { useArchiveClass } from '../people/classes.api.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'

/** Archives or restores a class at once, and offers to undo it. */
export function useArchive() {
  const { t } = useTranslation(['classes', 'common'])
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate } = useArchiveClass()
  const change = ({ id, name }: Class, act: 'archive' | 'restore', isUndo = false) =>
    mutate(
      { id, act },
      {
        onSuccess: (saved) => {
          const opposite = act === 'archive' ? 'restore' : 'archive'
          const undo = { label: t(($) => $.undo, { ns: 'common' }), onPress: () => change(saved, opposite, true) }
          toasts.success(
            t(($) => $.done[act], { name }),
            isUndo ? {} : { action: undo },
          )
        },
        onError: (error) =>
          toasts.error(
            t(($) => $.failed[act], { name }),
            { description: isNameTaken(error) ? t(($) => $.failed.nameTaken) : errorText(error) },
          ),
      },
    )
  return change
}

const isNameTaken = (error: Error) => error instanceof ApiError && error.code === 'name_taken'
