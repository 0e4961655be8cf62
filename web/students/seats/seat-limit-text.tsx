import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { plans, type Tier } from '#contract/billing/plans.ts'
import { UpgradeLink } from '../../app/navigation/upgrade-link.tsx'

export function SeatLimitText({ limit, tier }: { limit: number; tier: Tier | null }) {
  const { t } = useTranslation('students')
  const plan = useTranslation('upgrade')
  return (
    <p className="text-muted">
      {t(($) => $.full.text, { count: limit })}{' '}
      {tier && t(($) => $.full.bigger, { count: plans[tier].students, tier: plan.t(($) => $.tier[tier]) })}
    </p>
  )
}

export function SeatLimitUpgrade({ tier, size = 'md' }: { tier: Tier | null; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('students')
  const plan = useTranslation('upgrade')
  if (!tier) return null
  return (
    <UpgradeLink variant="primary" size={size}>
      {t(($) => $.full.upgrade, { tier: plan.t(($) => $.tier[tier]) })}
    </UpgradeLink>
  )
}
