import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { tierForLanguages } from '#contract/billing/plans.ts'
import { LanguageLimit } from './language-limit.tsx'
import { UpgradeLink } from '../app/navigation/upgrade-link.tsx'
import { Callout } from '../ui/states/callout.tsx'

export function UpgradePrompt({ used, limit }: { used: string; limit: number }) {
  const { t } = useTranslation('editor')
  const tier = tierForLanguages(limit + 1)
  if (!tier) return <LanguageLimit limit={limit} refused />
  return (
    <Callout
      tone="warning"
      urgent
      title={tier === 'pro' ? t(($) => $.upgrade.titlePro) : t(($) => $.upgrade.title)}
      actions={
        <UpgradeLink size="sm" variant="primary">
          {t(($) => $.upgrade.action)}
        </UpgradeLink>
      }
    >
      {used}
    </Callout>
  )
}
