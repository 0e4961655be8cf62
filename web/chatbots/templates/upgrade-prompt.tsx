import { useTranslation } from 'react-i18next'
import { UpgradeLink } from '../../upgrade/upgrade-link.tsx'
import { Callout } from '../../ui/callout.tsx'

/** Says that the plan has no room for another language, and leads to the plans. */
export function UpgradePrompt({ used }: { used: string }) {
  const { t } = useTranslation('editor')
  return (
    <Callout
      tone="warning"
      urgent
      title={t(($) => $.upgrade.title)}
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
