import { useTranslation } from 'react-i18next'
import type { Price } from '#contract/billing.ts'
import { usePriceText } from '../../billing/subscription/price-text.ts'

/** What a month costs, where that is known. */
export function PlanPrice({ price }: { price: Price | null }) {
  const { t } = useTranslation('checkout')
  const priceText = usePriceText()
  if (!price) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-3xl font-semibold tabular-nums">{priceText(price)}</span>
      <span className="text-sm text-muted">{t(($) => $.plans.perMonth)}</span>
    </p>
  )
}
