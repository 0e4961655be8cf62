import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#contract/errors.ts'
import type { Tier } from '#contract/plans.ts'
import { useErrorText } from '../lib/error-text.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import type { Offer } from './offer.ts'
import { useChangePlan, useStartTrial } from './upgrade.api.ts'

/** What a school can do about a plan. */
export function PlanButton({ tier, offer }: { tier: Tier; offer: Offer }) {
  const { t } = useTranslation('upgrade')
  const trial = useStartTrial()
  const change = useChangePlan()
  const name = t(($) => $.tier[tier])
  const faultText = useFaultText(name)
  const error = trial.error ?? change.error

  if (offer === 'current')
    return (
      <p className="flex h-10 items-center justify-center gap-2 font-medium text-success-text">
        <CircleCheck className="size-4" aria-hidden="true" />
        {t(($) => $.current)}
      </p>
    )
  return (
    <>
      {error && (
        <Callout tone="danger" urgent>
          {faultText(error)}
        </Callout>
      )}
      {offer === 'trial' && (
        <Button
          variant="primary"
          size="lg"
          full
          pending={trial.isPending}
          pendingLabel={t(($) => $.starting)}
          onClick={() => trial.mutate(tier)}
        >
          {t(($) => $.start)}
        </Button>
      )}
      {(offer === 'upgrade' || offer === 'switch') && (
        <Button
          variant={offer === 'upgrade' ? 'primary' : 'secondary'}
          size="lg"
          full
          pending={change.isPending}
          pendingLabel={t(($) => $.changing)}
          onClick={() => change.mutate(tier)}
        >
          {offer === 'upgrade' ? t(($) => $.upgradeTo, { tier: name }) : t(($) => $.switchTo, { tier: name })}
        </Button>
      )}
    </>
  )
}

function useFaultText(tier: string) {
  const { t } = useTranslation('upgrade')
  const errorText = useErrorText()
  return (error: unknown): string => {
    const over = error instanceof ApiError && error.code === 'over_new_limit' ? error.details.over : null
    return typeof over === 'number' ? t(($) => $.overLimit, { count: over, tier }) : errorText(error)
  }
}
