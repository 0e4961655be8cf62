import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../lib/api/error-text.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { type AssignmentChange, useSetAssignments } from './assignments.api.ts'

/** Optimistic, with undo. */
export function useUnassign() {
  const { t } = useTranslation('assignments')
  const { t: tCommon } = useTranslation('common')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutateAsync } = useSetAssignments()
  const tell = (title: string) => (error: unknown) => toasts.error(title, { description: errorText(error) })

  return (name: string, taken: Omit<AssignmentChange, 'on'>) => {
    const undo = () => void mutateAsync({ ...taken, on: true }).catch(tell(t(($) => $.undoFailed)))
    const takeAway = async () => {
      await mutateAsync({ ...taken, on: false })
      toasts.success(
        t(($) => $.removed, { name }),
        { action: { label: tCommon(($) => $.undo), onPress: undo } },
      )
    }
    takeAway().catch(tell(t(($) => $.removeFailed, { name })))
  }
}
