import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Billing } from '#contract/billing.ts'
import { plans, type Tier } from '#contract/plans.ts'
import { useUser } from '../app/session.tsx'
import { Card } from '../ui/card.tsx'
import { offerOf } from './offer.ts'
import { PlanButton } from './plan-button.tsx'

type PlanCardProps = {
  tier: Tier
  /** Where the school's subscription stands, where that is known. */
  billing: Billing | undefined
}

/** A plan: whom it is for, what it holds, and what the school can do about it. */
export function PlanCard({ tier, billing }: PlanCardProps) {
  const { t } = useTranslation('upgrade')
  const user = useUser()
  const { students, languages } = plans[tier]
  const offer = billing && offerOf(tier, user, billing)
  return (
    <Card labelledBy={`plan-${tier}`}>
      <div className="flex h-full flex-col gap-6">
        <div className="grid gap-1">
          <h2 id={`plan-${tier}`} className="text-xl font-semibold">
            {t(($) => $.tier[tier])}
          </h2>
          <p className="text-muted md:max-lg:min-h-10">{t(($) => $.tierFor[tier])}</p>
        </div>
        <ul className="grid flex-1 content-start gap-3">
          <Feature>{t(($) => $.seats, { count: students })}</Feature>
          <Feature>{t(($) => $.languages, { count: languages })}</Feature>
          <Feature>{t(($) => $.feature)}</Feature>
        </ul>
        <div className="grid gap-2">
          {offer && <PlanButton tier={tier} offer={offer} />}
          {offer === 'trial' && billing?.trial_days && (
            <p className="text-center text-sm text-muted">{t(($) => $.trial, { count: billing.trial_days })}</p>
          )}
        </div>
      </div>
    </Card>
  )
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
