import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useSubscriptionMutation } from '../billing.api.ts'
import { useBillingErrorText } from './use-billing-error-text.ts'

type CancelDialogProps = {
  open: boolean
  end: string | null
  onClose: () => void
  onDone: () => void
  onResume: () => void
}

export function CancelDialog({ open, end, onClose, onDone, onResume }: CancelDialogProps) {
  const { t } = useTranslation('billing')
  const { t: tApp } = useTranslation('app')
  const { date: dateText } = useFormat()
  const toasts = useToasts()
  const faultText = useBillingErrorText()
  const { mutate, reset, isPending, error } = useSubscriptionMutation('cancel')
  const date = end ? dateText(end) : ''
  const close = () => {
    reset()
    onClose()
  }
  const done = () => {
    close()
    onDone()
    toasts.success(
      t(($) => $.cancel.done),
      {
        ...(date && { description: t(($) => $.cancel.runsUntil, { date }) }),
        action: { label: t(($) => $.resume.short), onPress: onResume },
      },
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={tApp(($) => $.close)}
      title={t(($) => $.cancel.title)}
      description={date ? t(($) => $.cancel.until, { date }) : t(($) => $.cancel.untilEnd)}
      cancelLabel={t(($) => $.cancel.keep)}
      confirmLabel={t(($) => $.cancel.open)}
      pending={isPending}
      pendingLabel={t(($) => $.cancel.pending)}
      error={error ? faultText(error) : undefined}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
    >
      <ul className="grid gap-2.5 text-sm">
        <Fact>{t(($) => $.cancel.noCharge)}</Fact>
        <Fact>{t(($) => $.cancel.kept)}</Fact>
        <Fact>{t(($) => $.cancel.back)}</Fact>
      </ul>
    </ConfirmDialog>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
