import { useTranslation } from 'react-i18next'
import type { Seats } from '#contract/students.ts'
import { Callout } from '../ui/callout.tsx'
import { UpgradeLink } from './upgrade-link.tsx'

/** Says by how many a school is over its cap, while it is. */
export function OverCapNotice({ seats: { used, limit } }: { seats: Seats }) {
  const { t } = useTranslation('students')
  if (used <= limit) return null
  return (
    <Callout tone="warning" actions={<UpgradeLink size="sm">{t(($) => $.seats.upgrade)}</UpgradeLink>}>
      {t(($) => $.seats.over, { count: used - limit })}
    </Callout>
  )
}
