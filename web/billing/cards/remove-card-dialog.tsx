import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PaymentMethod } from '#contract/billing/billing.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useRemoveCard } from '../billing.api.ts'
import { useCardName } from './card-name.tsx'
import { useBillingErrorText } from '../subscription/use-billing-error-text.ts'

type RemoveCardDialogProps = { card: PaymentMethod; open: boolean; onClose: () => void; onDone: () => void }

export function RemoveCardDialog({ card, open, onClose, onDone }: RemoveCardDialogProps) {
  const { t } = useTranslation('billing')
  const { t: tApp } = useTranslation('app')
  const toasts = useToasts()
  const faultText = useBillingErrorText()
  const { mutate, reset, isPending, error } = useRemoveCard()
  const name = useCardName()(card)
  const close = () => {
    reset()
    onClose()
  }
  const done = () => {
    close()
    onDone()
    toasts.success(t(($) => $.removing.done, { card: name }))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={tApp(($) => $.close)}
      title={t(($) => $.removing.title, { card: name })}
      description={t(($) => $.removing.text)}
      cancelLabel={t(($) => $.removing.keep)}
      confirmLabel={t(($) => $.removing.confirm)}
      pending={isPending}
      pendingLabel={t(($) => $.removing.pending)}
      error={error ? faultText(error) : undefined}
      onConfirm={() => mutate(card.id, { onSuccess: done })}
    />
  )
}
