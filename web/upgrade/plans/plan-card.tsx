import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing, Price } from '#contract/billing/billing.ts'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { usePriceText } from '../../billing/subscription/price-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Badge } from '../../ui/states/badge.tsx'
import { offerOf, seatsOverOf, phaseOf } from './offer.ts'
import { PlanButton } from './plan-button.tsx'
import type { PlanActions } from './use-plan-actions.ts'

type PlanCardProps = {
  tier: Tier
  billing: Billing | undefined
  actions: PlanActions
}

export function PlanCard({ tier, billing, actions }: PlanCardProps) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const offer = billing ? offerOf(tier, billing) : null
  const isCurrent = offer === 'current'
  return (
    <div className={isCurrent ? 'grid rounded-lg ring-2 ring-primary' : 'grid'}>
      <Card labelledBy={`plan-${tier}`}>
        <div className="flex h-full flex-col gap-5">
          <div className="grid gap-1">
            <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 id={`plan-${tier}`} className="text-xl font-semibold">
                {tPlan(($) => $.tier[tier])}
              </h2>
              {billing && <CurrentPlanBadge tier={tier} billing={billing} />}
            </div>
            <p className="text-sm text-muted md:min-h-10">{t(($) => $.plans.for[tier])}</p>
          </div>
          {billing && <PlanPrice price={billing.prices[tier]} />}
          <Features tier={tier} billing={billing} />
          {billing && <PlanButton tier={tier} offer={offer} billing={billing} actions={actions} />}
        </div>
      </Card>
    </div>
  )
}

function CurrentPlanBadge({ tier, billing }: { tier: Tier; billing: Billing }) {
  const { t } = useTranslation('checkout')
  if (billing.tier !== tier) return null
  if (phaseOf(billing) === 'over') return <Badge>{t(($) => $.plans.previous)}</Badge>
  return <Badge tone="primary">{t(($) => $.plans.current)}</Badge>
}

function Features({ tier, billing }: { tier: Tier; billing: Billing | undefined }) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const { number } = useFormat()
  const { students, languages } = plans[tier]
  const own = billing?.tier && phaseOf(billing) !== 'over' ? billing.tier : null
  const over = billing ? seatsOverOf(tier, billing.usage) : 0
  const against = (what: 'students' | 'languages') => {
    if (!own || !billing) return null
    const limit = number(plans[tier][what])
    if (own === tier) return t(($) => $.plans.used, { used: number(billing.usage[what]), limit })
    const more = plans[tier][what] - plans[own][what]
    return t(($) => (more > 0 ? $.plans.more : $.plans.fewer), { number: number(Math.abs(more)) })
  }
  return (
    <ul className="grid flex-1 content-start gap-3">
      <Feature against={against('students')}>
        {tPlan(($) => $.seats, { count: students })}
        {over > 0 && (
          <span className="block text-sm text-warning-text">
            {t(($) => $.over.short, { count: over, active: number(billing?.usage.students ?? 0) })}
          </span>
        )}
      </Feature>
      <Feature against={against('languages')}>{tPlan(($) => $.languages, { count: languages })}</Feature>
      <Feature>{t(($) => $.plans.feature)}</Feature>
    </ul>
  )
}

function Feature({ against, children }: { against?: string | null; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check className="mt-1 size-4 shrink-0 text-success-text" aria-hidden="true" />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span>{children}</span>
        {against && <span className="pt-0.5 text-sm text-muted tabular-nums">{against}</span>}
      </span>
    </li>
  )
}

function PlanPrice({ price }: { price: Price | null }) {
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
