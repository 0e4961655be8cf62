import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { Badge } from '../../ui/states/badge.tsx'
import type { Tone } from '../../ui/states/tone.ts'
import { usePriceText } from './price-text.ts'
import { type Phase, phaseOf } from './subscription-phase.ts'
import { useStatusText } from './use-status-text.ts'

const tones: Record<Exclude<Phase, 'none'>, Tone> = {
  trialing: 'info',
  active: 'success',
  cancelled: 'warning',
  owing: 'danger',
  over: 'neutral',
}

export function PlanStatus({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const { t: tPlans } = useTranslation('upgrade')
  const priceText = usePriceText()
  const standingText = useStatusText()
  const phase = phaseOf(billing)
  const { tier } = billing
  const price = tier && billing.prices[tier]
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-xl font-semibold">{tier ? tPlans(($) => $.tier[tier]) : t(($) => $.noPlan)}</p>
        {phase !== 'none' && (
          <Badge tone={tones[phase]} dot>
            {t(($) => $.phase[phase])}
          </Badge>
        )}
        {price && (
          <p className="ms-auto text-muted tabular-nums">{t(($) => $.perMonth, { price: priceText(price) })}</p>
        )}
      </div>
      <p className="max-w-prose text-muted">{standingText(billing)}</p>
    </div>
  )
}
