import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Invitation } from '#contract/school/staff.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { useStaffAct } from './staff.api.ts'

/** Acts that need no question, because they can be done again. */
export function useQuickActs() {
  const { t } = useTranslation('staff')
  const errorText = useErrorText()
  const toasts = useToasts()
  const [resend, withdraw, withdrawOffer] = [
    useStaffAct('resend'),
    useStaffAct('withdraw'),
    useStaffAct('withdrawOffer'),
  ]
  const run = (act: typeof resend, id: string, done: string) =>
    act.mutate(id, {
      onSuccess: () => toasts.success(done),
      onError: (error) => toasts.error(errorText(error)),
    })
  return {
    resend: ({ id, email }: Invitation) =>
      run(
        resend,
        id,
        t(($) => $.done.resent, { email }),
      ),
    withdraw: ({ id }: Invitation) =>
      run(
        withdraw,
        id,
        t(($) => $.done.withdrawn),
      ),
    withdrawOffer: () =>
      run(
        withdrawOffer,
        '',
        t(($) => $.done.offerWithdrawn),
      ),
  }
}
export type QuickActs = ReturnType<typeof useQuickActs>
