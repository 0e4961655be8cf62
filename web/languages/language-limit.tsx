import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { plans, tierForLanguages } from '#contract/billing/plans.ts'
import { useFormat } from '../lib/words/format.ts'
import { UpgradeLink } from '../app/navigation/upgrade-link.tsx'
import { Callout } from '../ui/states/callout.tsx'

export function LanguageLimit({ limit, refused: isRefused = false }: { limit: number; refused?: boolean }) {
  const { t } = useTranslation('languages')
  const { t: plan } = useTranslation('upgrade')
  const { number } = useFormat()
  const { t: says } = useTranslation('refusals')
  const tier = tierForLanguages(limit + 1)
  const full = t(($) => $.full, { count: limit, number: number(limit) })
  const upgrade = tier === 'pro' ? says(($) => $.languageLimit.pro) : tier && says(($) => $.code.language_limit_reached)
  const isUpgrade = isRefused && tier !== null
  const bigger = tier && t(($) => $.bigger, { count: plans[tier].languages, tier: plan(($) => $.tier[tier]) })
  return (
    <Callout
      tone={isRefused ? 'warning' : 'info'}
      urgent={isRefused}
      title={isUpgrade ? upgrade : full}
      actions={
        tier && (
          <UpgradeLink size="sm" variant={isRefused ? 'primary' : 'secondary'}>
            {t(($) => $.upgrade)}
          </UpgradeLink>
        )
      }
    >
      {[isUpgrade && full, bigger, t(($) => $.makeRoom)].filter(Boolean).join(' ')}
    </Callout>
  )
}
