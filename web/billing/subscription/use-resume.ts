import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useSubscriptionMutation } from '../billing.api.ts'
import { useBillingErrorText } from './use-billing-error-text.ts'

/** Also called from a toast that outlives the page. */
export function useResume(onDone: () => void) {
  const { t } = useTranslation('billing')
  const toasts = useToasts()
  const faultText = useBillingErrorText()
  const { mutateAsync, isPending, error } = useSubscriptionMutation('resume')
  const go = async () => {
    await mutateAsync()
    onDone()
    toasts.success(t(($) => $.resume.done))
  }
  return {
    isResuming: isPending,
    fault: error,
    resume: () => void go().catch(() => undefined),
    /** Shows the error as a toast, because the page may have been left. */
    resumeLater: () => void go().catch((failure: unknown) => toasts.error(faultText(failure))),
  }
}
