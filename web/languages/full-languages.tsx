import { useTranslation } from 'react-i18next'
import { plans, tierForLanguages } from '#contract/plans.ts'
import { useFormat } from '../lib/format.ts'
import { UpgradeLink } from '../upgrade/upgrade-link.tsx'
import { Callout } from '../ui/callout.tsx'

/** Says that no further language can be switched on, and the two ways on. */
export function FullLanguages({ limit, urgent = false }: { limit: number; urgent?: boolean }) {
  const { t } = useTranslation('languages')
  const { t: refused } = useTranslation('refusals')
  const { t: plan } = useTranslation('upgrade')
  const { number } = useFormat()
  const tier = tierForLanguages(limit + 1)
  const bigger = tier && { count: plans[tier].languages, tier: plan(($) => $.tier[tier]) }
  return (
    <Callout
      tone="warning"
      urgent={urgent}
      title={tier ? refused(($) => $.code.language_limit_reached) : t(($) => $.full, { count: limit })}
      actions={
        tier && (
          <UpgradeLink size="sm" variant="primary">
            {t(($) => $.upgrade)}
          </UpgradeLink>
        )
      }
    >
      {[
        tier && t(($) => $.full, { count: limit, number: number(limit) }),
        bigger && t(($) => $.bigger, bigger),
        t(($) => $.makeRoom),
      ]
        .filter(Boolean)
        .join(' ')}
    </Callout>
  )
}
