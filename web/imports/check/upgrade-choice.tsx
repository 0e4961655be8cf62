import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { billing } from '#contract/billing/billing.ts'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { useUser } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { billingQuery } from '../../billing/billing.api.ts'
import { useChangePlan } from '../../upgrade/upgrade.api.ts'

export function UpgradeChoice({ tiers, onClose }: { tiers: readonly Tier[]; onClose: () => void }) {
  const { t } = useTranslation('imports')
  const { t: tPlan } = useTranslation('upgrade')
  const user = useUser()
  const errorText = useErrorText()
  const { data } = useQuery(billingQuery(useApi(billing)))
  const change = useChangePlan()
  const [chosen, setChosen] = useState(tiers[0])
  if (!chosen) return null

  return (
    <div className="mt-3 grid gap-3">
      <RadioCards
        legend={t(($) => $.upgrade.legend)}
        name="tier"
        value={chosen}
        onChange={setChosen}
        options={tiers.map((tier) => ({
          value: tier,
          label: tPlan(($) => $.tier[tier]),
          description: `${tPlan(($) => $.seats, { count: plans[tier].students })}, ${tPlan(($) => $.languages, { count: plans[tier].languages })}`,
        }))}
      />
      <p>{t(($) => (user.status === 'trialing' ? $.upgrade.trialText : $.upgrade.text))}</p>
      {data?.provider === 'sandbox' && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge dot>{tPlan(($) => $.testMode)}</Badge>
          {tPlan(($) => $.testModeHint)}
        </p>
      )}
      {change.error && (
        <Callout tone="danger" urgent>
          {errorText(change.error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          pending={change.isPending}
          pendingLabel={tPlan(($) => $.changing)}
          onClick={() => change.mutate(chosen)}
        >
          {tPlan(($) => $.upgradeTo, { tier: tPlan(($) => $.tier[chosen]) })}
        </Button>
        <Button variant="ghost" onClick={onClose} disabled={change.isPending}>
          {t(($) => $.upgrade.notNow)}
        </Button>
      </div>
    </div>
  )
}
