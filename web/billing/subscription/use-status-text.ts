import { useTranslation } from 'react-i18next'
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
      if (!end || !renews) return t(($) => $.standing.open)
      return price ? t(($) => $.standing.chargeOf, { price, date }) : t(($) => $.standing.charge, { date })
    }
    const afterTrial = () => {
      if (!renews) return t(($) => $.standing.trialEnds)
      return price ? t(($) => $.standing.trialCosts, { price }) : t(($) => $.standing.trialGoesOn)
    }
    const texts = {
      none: () => t(($) => $.standing.none),
      trialing: () => `${t(($) => $.standing.trial, { date })} ${afterTrial()}`,
      active: whenRunning,
      cancelled: () => t(($) => $.standing.cancelled, { date }),
      owing: () => t(($) => $.standing.owing),
      over: () => t(($) => $.standing.over[ended_by ?? 'school'], { date }),
    }
    return texts[phaseOf(billing)]()
  }
}
