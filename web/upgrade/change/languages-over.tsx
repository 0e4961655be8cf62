import { useTranslation } from 'react-i18next'
import type { Billing } from '#contract/billing.ts'
import { plans, type Tier } from '#contract/plans.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { languagesOverOf } from '../plans/offer.ts'

/** Says what becomes of the practice languages that a smaller plan has no room for. */
export function LanguagesOver({ to, billing: { usage } }: { to: Tier; billing: Billing }) {
  const { t } = useTranslation('planChange')
  const { t: tPlan } = useTranslation('upgrade')
  const { number } = useFormat()
  if (languagesOverOf(to, usage) === 0) return null
  const words = { used: number(usage.languages), limit: number(plans[to].languages), tier: tPlan(($) => $.tier[to]) }
  return <Callout tone="warning">{t(($) => $.languagesOver, words)}</Callout>
}
