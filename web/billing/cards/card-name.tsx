import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PaymentMethod } from '#contract/billing/billing.ts'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  eftpos_au: 'eftpos',
  cartes_bancaires: 'Cartes Bancaires',
}

type CardFields = Pick<PaymentMethod, 'brand' | 'last4'>

export function useCardName(): (card: CardFields) => string {
  const { t } = useTranslation('billing')
  return ({ brand, last4 }) => t(($) => $.card.name, { brand: brands[brand] ?? t(($) => $.card.other), last4 })
}

/** Screen readers hear the name in words. */
export function CardName({ card, id }: { card: CardFields; id: string }) {
  const { t } = useTranslation('billing')
  const cardName = useCardName()
  return (
    <span className="font-medium">
      <span aria-hidden="true">
        {brands[card.brand] ?? t(($) => $.card.other)} <span className="text-muted">••••</span>{' '}
        <span className="tabular-nums">{card.last4}</span>
      </span>
      <span id={id} className="sr-only">
        {cardName(card)}
      </span>
    </span>
  )
}
