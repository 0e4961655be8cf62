import { CalendarDays, CircleAlert } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useChangeFailure } from '../failure.ts'
import { type Offer, phaseOf } from './offer.ts'
import type { PlanActions } from './use-plan-actions.ts'

type PlanButtonProps = { tier: Tier; offer: Offer; billing: Billing; actions: PlanActions }

export function PlanButton({ tier, offer, billing, actions }: PlanButtonProps) {
  const { t } = useTranslation('checkout')
  const failureText = useChangeFailure()
  if (offer === 'current') return <PlanDuration billing={billing} />
  if (offer === null) return <div className="hidden min-h-10 md:block" />
  const failure = actions.failureOf(tier)
  return (
    <div className="grid gap-2">
      {failure !== null && (
        <Callout tone="danger" urgent>
          {failureText(failure)}
        </Callout>
      )}
      <ActButton tier={tier} offer={offer} actions={actions} />
      {offer === 'trial' && billing.trial_days !== null && (
        <p className="text-center text-sm text-muted">{t(($) => $.plans.trialDays, { count: billing.trial_days })}</p>
      )}
    </div>
  )
}

type ActButtonProps = { tier: Tier; offer: Exclude<Offer, 'current' | null>; actions: PlanActions }

function ActButton({ tier, offer, actions }: ActButtonProps) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const name = { tier: tPlan(($) => $.tier[tier]) }
  const words = {
    trial: [t(($) => $.plans.start), t(($) => $.plans.starting)],
    subscribe: [t(($) => $.plans.subscribeTo, name), t(($) => $.plans.opening)],
    upgrade: [tPlan(($) => $.upgradeTo, name), tPlan(($) => $.changing)],
    switch: [t(($) => $.plans.switchTo, name), undefined],
  } as const
  const [label, pendingLabel] = words[offer]
  const isPending = actions.pending === tier
  return (
    <Button
      variant={offer === 'switch' ? 'secondary' : 'primary'}
      size="lg"
      full
      pending={isPending}
      pendingLabel={pendingLabel}
      disabled={actions.pending !== null && !isPending}
      onPointerEnter={actions.prepare}
      onClick={() => actions.choose(tier, offer)}
    >
      {label}
    </Button>
  )
}

function PlanDuration({ billing }: { billing: Billing }) {
  const { t } = useTranslation('checkout')
  const { date } = useFormat()
  const phase = phaseOf(billing)
  if (phase === 'owing')
    return (
      <p className={`${lastingClasses} text-warning-text`}>
        <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
        {t(($) => $.plans.paused)}
      </p>
    )
  const end = billing.subscription_end_date
  if (!end) return <div className="min-h-10" />
  const isTrial = phase === 'trial'
  return (
    <p className={`${lastingClasses} text-muted`}>
      <CalendarDays className="size-4 shrink-0" aria-hidden="true" />
      {t(($) => (isTrial ? $.plans.trialUntil : phase === 'active' ? $.plans.renewsOn : $.plans.endsOn), {
        date: date(end),
      })}
    </p>
  )
}

const lastingClasses = 'flex min-h-11 items-center justify-center gap-2 text-sm sm:min-h-10'
