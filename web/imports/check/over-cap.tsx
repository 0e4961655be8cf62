import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Preview } from '#contract/people/imports.ts'
import { plans, type Tier, tiers } from '#contract/billing/plans.ts'
import { useUser } from '../../app/session/session.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { UpgradeLink } from '../../app/navigation/upgrade-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { UpgradeChoice } from './upgrade-choice.tsx'
import type { Check } from './use-check.ts'

const largestPlan: Tier = 'pro'

export function OverCap({ preview: { seats, summary }, check }: { preview: Preview; check: Check }) {
  const { t } = useTranslation('imports')
  const { t: tPlan } = useTranslation('upgrade')
  const { number } = useFormat()
  const user = useUser()
  const [isChoosing, setIsChoosing] = useState(false)
  const over = Math.max(summary.over_limit, check.tooMany)
  if (over === 0) return null

  const wanted = seats.used + check.tickedCount + summary.over_limit
  const fitting = tiers.filter((tier) => plans[tier].students >= wanted)
  const isEnough = fitting.length > 0
  const bigger = isEnough ? fitting : [largestPlan].filter((tier) => plans[tier].students > seats.limit)
  const canChange = user.tier !== null && (user.status === 'trialing' || user.status === 'active')
  const open = canChange ? (
    <Button onClick={() => setIsChoosing(true)}>{t(($) => (isEnough ? $.seats.upgrade : $.seats.more))}</Button>
  ) : (
    <UpgradeLink>{t(($) => $.seats.toPlans)}</UpgradeLink>
  )

  return (
    <Callout tone="warning">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex-1 basis-60">
          <strong className="font-semibold">{t(($) => $.seats.over, { count: over })}</strong>{' '}
          {isEnough
            ? t(($) => $.seats.plan, { count: seats.limit })
            : t(($) => $.seats.noPlan, {
                tier: tPlan(($) => $.tier[largestPlan]),
                limit: number(plans[largestPlan].students),
              })}
        </p>
        {bigger.length > 0 && !isChoosing && <div className="sm:-my-1.5">{open}</div>}
      </div>
      {isChoosing && bigger.length > 0 && <UpgradeChoice tiers={bigger} onClose={() => setIsChoosing(false)} />}
    </Callout>
  )
}
