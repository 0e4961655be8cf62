import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preview } from '#contract/imports.ts'
import { plans, tierForStudents } from '#contract/plans.ts'
import { useUser } from '../app/session.tsx'
import { useFormat } from '../lib/format.ts'
import { UpgradeLink } from '../students/upgrade-link.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { UpgradeChoice } from './upgrade-choice.tsx'
import type { Check } from './use-check.ts'

/** By how many a list goes past the plan's cap, and what can be done about it. */
export function OverCap({ preview: { seats, summary }, check }: { preview: Preview; check: Check }) {
  const { t } = useTranslation('imports')
  const { t: tPlan } = useTranslation('upgrade')
  const { number } = useFormat()
  const user = useUser()
  const [isChoosing, setIsChoosing] = useState(false)
  const over = Math.max(summary.over_limit, check.tooMany)
  if (over === 0) return null

  const wanted = seats.used + check.tickedCount + summary.over_limit
  const needed = tierForStudents(wanted)
  const canChange = user.tier !== null && (user.status === 'trialing' || user.status === 'active')
  const open = canChange ? (
    <Button size="sm" onClick={() => setIsChoosing(true)}>
      {t(($) => $.seats.upgrade)}
    </Button>
  ) : (
    <UpgradeLink size="sm">{t(($) => $.seats.toPlans)}</UpgradeLink>
  )

  return (
    <Callout tone="warning" title={t(($) => $.seats.over, { count: over })} actions={needed && !isChoosing && open}>
      <p>{t(($) => $.seats.used, { used: number(seats.used), limit: number(seats.limit) })}</p>
      {!needed && (
        <p>
          {t(($) => $.seats.noPlan, { tier: tPlan(($) => $.tier.pro), limit: number(plans.pro.students) })}{' '}
          {t(($) => $.seats.makeRoom)}
        </p>
      )}
      {needed && isChoosing && <UpgradeChoice wanted={wanted} onClose={() => setIsChoosing(false)} />}
    </Callout>
  )
}
