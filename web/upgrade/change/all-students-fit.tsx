import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Billing } from '#contract/billing/billing.ts'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import type { Decision } from './change.api.ts'
import { useChangeFailure } from '../failure.ts'
import { languagesOverOf } from '../plans/offer.ts'
import { plansPath, useReturnPath } from '../use-return-path.ts'

type AllStudentsFitProps = {
  to: Tier
  billing: Billing
  failure: unknown
  isPending: boolean
  onDecide: (decision: Decision) => void
}

export function AllStudentsFit({ to, billing, failure, isPending, onDecide }: AllStudentsFitProps) {
  const { t } = useTranslation('checkout')
  const { t: tChange } = useTranslation('planChange')
  const { t: tPlan } = useTranslation('upgrade')
  const { number } = useFormat()
  const failureText = useChangeFailure()
  const from = useReturnPath()
  const used = billing.usage.students
  const seats = number(plans[to].students)
  return (
    <>
      <Callout tone="success">{tChange(($) => $.fits, { count: used, number: number(used), seats })}</Callout>
      {failure !== null && (
        <Callout tone="danger" urgent>
          {failureText(failure)}
        </Callout>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {billing.tier && (
          <ButtonLink size="lg" render={<Link to={plansPath(from)} />}>
            {tChange(($) => $.keepPlan, { tier: tPlan(($) => $.tier[billing.tier ?? to]) })}
          </ButtonLink>
        )}
        <Button
          variant="primary"
          size="lg"
          pending={isPending}
          pendingLabel={tPlan(($) => $.changing)}
          // Confirms what the notice above says: every language stays on.
          onClick={() => onDecide({ tier: to, ...(languagesOverOf(to, billing.usage) > 0 && { accept: true }) })}
        >
          {t(($) => $.plans.switchTo, { tier: tPlan(($) => $.tier[to]) })}
        </Button>
      </div>
    </>
  )
}
