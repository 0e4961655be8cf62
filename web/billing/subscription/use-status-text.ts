import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { useFormat } from '../../lib/words/format.ts'
import { phaseOf } from './subscription-phase.ts'
import { usePriceText } from './price-text.ts'

export function useStatusText(): (billing: Billing) => string {
  const { t } = useTranslation('billing')
  const { date: dateText } = useFormat()
  const priceText = usePriceText()

  return (billing) => {
    const { subscription_end_date: end, tier, renews, ended_by } = billing
    const known = tier && billing.prices[tier]
    const price = known ? priceText(known) : ''
    const date = end ? dateText(end) : ''
    const whenRunning = () => {
      if (!end || !renews) return t(($) => $.statusText.open)
      return price ? t(($) => $.statusText.chargeOf, { price, date }) : t(($) => $.statusText.charge, { date })
    }
    const afterTrial = () => {
      if (!renews) return t(($) => $.statusText.trialEnds)
      return price ? t(($) => $.statusText.trialCosts, { price }) : t(($) => $.statusText.trialGoesOn)
    }
    const texts = {
      none: () => t(($) => $.statusText.none),
      trialing: () => `${t(($) => $.statusText.trial, { date })} ${afterTrial()}`,
      active: whenRunning,
      cancelled: () => t(($) => $.statusText.cancelled, { date }),
      owing: () => t(($) => $.statusText.owing),
      over: () => t(($) => $.statusText.over[ended_by ?? 'school'], { date }),
    }
    return texts[phaseOf(billing)]()
  }
}
