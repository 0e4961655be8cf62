import { Check, CreditCard } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Checkout } from '#contract/billing/checkouts.ts'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { useUser } from '../../app/session/session.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'

export function CheckoutOrder({ checkout: { tier } }: { checkout: Checkout }) {
  return <Card labelledBy="order">{tier ? <PlanOrder tier={tier} /> : <CardOrder />}</Card>
}

function PlanOrder({ tier }: { tier: Tier }) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const items = [
    tPlan(($) => $.seats, { count: plans[tier].students }),
    tPlan(($) => $.languages, { count: plans[tier].languages }),
    t(($) => $.plans.feature),
  ]
  return (
    <div className="grid gap-5">
      <div className="grid gap-0.5">
        <h2 id="order" className="text-lg font-semibold">
          {t(($) => $.pay.product, { tier: tPlan(($) => $.tier[tier]) })}
        </h2>
        <p className="text-sm text-muted">{t(($) => $.pay.monthly)}</p>
      </div>
      <ul className="grid gap-2.5 text-sm">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap justify-between gap-x-4 border-t border-border pt-4 font-semibold">
        <dt>{t(($) => $.pay.due)}</dt>
        <dd>{t(($) => $.pay.nothing)}</dd>
      </dl>
    </div>
  )
}

function CardOrder() {
  const { t } = useTranslation('checkout')
  const { date } = useFormat()
  const { status, subscription_end_date: end } = useUser()
  return (
    <div className="grid gap-4">
      <span className="grid size-10 place-items-center rounded-full bg-primary-soft text-primary-text">
        <CreditCard className="size-5" aria-hidden="true" />
      </span>
      <div className="grid gap-1.5">
        <h2 id="order" className="text-lg font-semibold">
          {t(($) => $.pay.what)}
        </h2>
        <p className="text-muted">
          {status === 'past_due' || status === 'unpaid'
            ? t(($) => $.pay.owing)
            : status === 'trialing' && end
              ? t(($) => $.pay.trial, { date: date(end) })
              : t(($) => $.pay.renewing)}
        </p>
      </div>
    </div>
  )
}
