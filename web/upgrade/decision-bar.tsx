import { useTranslation } from 'react-i18next'
import { plans, type Tier } from '#contract/plans.ts'
import { useFormat } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { FootBar } from '../ui/foot-bar.tsx'
import type { Way } from './choose-who-stays.tsx'
import { useChangeFailure } from './failure.ts'
import type { Keep } from './use-keep.ts'

type DecisionBarProps = {
  to: Tier
  /** Whether it is the plan that the school has already. */
  isOwn: boolean
  way: Way
  keep: Keep
  /** How many would become inactive. */
  leaving: number
  /** Whether it is known whom this is about. */
  isReady: boolean
  failure: unknown
  isPending: boolean
  onDecide: () => void
}

/** How many are chosen, what would become of the others, and the button that does it. */
export function DecisionBar(props: DecisionBarProps) {
  const { to, isOwn, way, keep, leaving, isReady, failure, isPending, onDecide } = props
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const failureText = useChangeFailure()
  const canBeSent = way === 'all' || (keep.tooMany === 0 && keep.chosen.size > 0)
  return (
    <FootBar
      notice={
        failure !== null && (
          <Callout tone="danger" urgent>
            {failureText(failure)}
          </Callout>
        )
      }
      actions={
        <Button
          id={submitId}
          variant="primary"
          disabled={!isReady || !canBeSent}
          pending={isPending}
          pendingLabel={tPlan(($) => $.changing)}
          onClick={onDecide}
        >
          {isOwn
            ? t(($) => $.change.inactivate, { count: leaving })
            : t(($) => $.plans.switchTo, { tier: tPlan(($) => $.tier[to]) })}
        </Button>
      }
    >
      {way === 'all' ? t(($) => $.change.all.note) : isReady && <Chosen to={to} keep={keep} leaving={leaving} />}
    </FootBar>
  )
}

/** Where the keyboard goes on that skips the list. */
export const submitId = 'decide'

function Chosen({ to, keep: { chosen, tooMany }, leaving }: Pick<DecisionBarProps, 'to' | 'keep' | 'leaving'>) {
  const { t } = useTranslation('checkout')
  const { number } = useFormat()
  const consequence = () => {
    if (tooMany > 0) return t(($) => $.change.tooMany, { count: tooMany })
    if (chosen.size === 0) return t(($) => $.change.nobody)
    return t(($) => $.change.leaving, { count: leaving })
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold tabular-nums">
        {t(($) => $.change.chosen, { chosen: number(chosen.size), seats: number(plans[to].students) })}
      </span>
      <span className={tooMany > 0 ? 'text-danger-text' : 'text-muted'}>{consequence()}</span>
    </span>
  )
}
