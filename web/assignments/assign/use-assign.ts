import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { type AssignmentChange, useSetAssignments } from '../assignments.api.ts'

type AssignInput = Omit<AssignmentChange, 'on'>

/** Undo removes only what this call has added. */
export function useAssign() {
  const { t } = useTranslation('assignments')
  const { t: tCommon } = useTranslation('common')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, mutateAsync, isPending, error } = useSetAssignments()
  const undo = (assigned: AssignInput) => () => {
    mutateAsync({ ...assigned, on: false }).catch((failure: unknown) =>
      toasts.error(
        t(($) => $.undoFailed),
        { description: errorText(failure) },
      ),
    )
  }
  return {
    assign: (assigned: AssignInput, told: string, onDone: () => void) =>
      mutate(
        { ...assigned, on: true },
        {
          onSuccess: () => {
            onDone()
            toasts.success(told, { action: { label: tCommon(($) => $.undo), onPress: undo(assigned) } })
          },
        },
      ),
    isPending,
    failure: error && (isGone(error) ? t(($) => $.gone) : errorText(error)),
  }
}
