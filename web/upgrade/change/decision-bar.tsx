import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { FootBar } from '../../ui/layout/foot-bar.tsx'
import { useChangeFailure } from '../failure.ts'
import type { StudentsToKeep } from './use-students-to-keep.ts'

export type DecisionMode = 'choose' | 'all'

type DecisionBarProps = {
  to: Tier
  isOwn: boolean
  way: DecisionMode
  keep: StudentsToKeep
  leaving: number
  leavers: readonly string[]
  isReady: boolean
  failure: unknown
  isPending: boolean
  onDecide: () => void
}

export function DecisionBar(props: DecisionBarProps) {
  const { to, isOwn, way, keep, leaving, leavers, isReady, failure, isPending, onDecide } = props
  const { t } = useTranslation('checkout')
  const { t: tChange } = useTranslation('planChange')
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
            ? tChange(($) => $.inactivate, { count: leaving })
            : t(($) => $.plans.switchTo, { tier: tPlan(($) => $.tier[to]) })}
        </Button>
      }
    >
      {way === 'all' ? tChange(($) => $.all.note) : isReady && <Chosen {...{ to, keep, leaving, leavers }} />}
    </FootBar>
  )
}

/** The target of the skip link. */
export const submitId = 'decide'

/** More are counted instead of named. */
const maxNamed = 3

type ChosenProps = Pick<DecisionBarProps, 'to' | 'keep' | 'leaving' | 'leavers'>

function Chosen({ to, keep: { chosen, tooMany }, leaving, leavers }: ChosenProps) {
  const { t } = useTranslation('planChange')
  const { number, list } = useFormat()
  const consequence = () => {
    if (tooMany > 0) return t(($) => $.tooMany, { count: tooMany })
    if (chosen.size === 0) return t(($) => $.selectOne)
    if (leaving > maxNamed || leavers.length !== leaving) return t(($) => $.leaving, { count: leaving })
    return t(($) => $.leavingNamed, {
      count: leaving,
      names: list(leavers.map((name) => `\u2068${name}\u2069`)),
    })
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold tabular-nums">
        {t(($) => $.chosen, { chosen: number(chosen.size), seats: number(plans[to].students) })}
      </span>
      <span className={tooMany > 0 ? 'text-danger-text' : 'text-muted'}>{consequence()}</span>
    </span>
  )
}
