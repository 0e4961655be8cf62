import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing, PaymentMethod } from '#contract/billing/billing.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useMakePrimary } from '../billing.api.ts'
import { useCardName } from './card-name.tsx'
import { phaseOf } from '../subscription/subscription-phase.ts'

interface MakePrimaryHandlers {
  onDone: () => void
  onPaid: (() => void) | undefined
}

export function useMakeCardPrimary(before: Billing, { onDone, onPaid }: MakePrimaryHandlers) {
  const { t } = useTranslation('billing')
  const toasts = useToasts()
  const cardName = useCardName()
  const { mutate, isPending, variables, error } = useMakePrimary()

  const makePrimary = (card: PaymentMethod) =>
    mutate(card.id, {
      onSuccess: (after) => {
        onDone()
        const wasOwing = phaseOf(before) === 'owing'
        const isOwing = phaseOf(after) === 'owing'
        if (wasOwing && isOwing) toasts.error(t(($) => $.card.refused, { card: cardName(card) }))
        else if (wasOwing && onPaid) onPaid()
        else toasts.success(t(($) => $.card.primaryNow, { card: cardName(card) }))
      },
    })
  const card = before.payment_methods.find(({ id }) => id === variables)
  return {
    makePrimary,
    pendingId: isPending ? variables : null,
    failure: error && card && !card.primary ? { error, pending: isPending, onRetry: () => makePrimary(card) } : null,
  }
}
