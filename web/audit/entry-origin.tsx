import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/audit.ts'
import { useUser } from '../app/session.tsx'
import { cx } from '../ui/cx.ts'

/** Who did something, and from where; on a phone the network address stands with warnings alone. */
export function EntryOrigin({ entry, isWarning }: { entry: AuditEntry; isWarning: boolean }) {
  const { t } = useTranslation('audit')
  const { email } = useUser()
  const { actor, ip, details } = entry
  const nobody = ip ? t(($) => $.stranger) : t(($) => $.operator)
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 text-muted">
      <span className="min-w-0 wrap-anywhere">{actor === email ? t(($) => $.you) : (actor ?? nobody)}</span>
      {details.browser && <span>{details.browser}</span>}
      {ip && <span className={cx('tabular-nums wrap-anywhere', !isWarning && 'text-faint max-sm:hidden')}>{ip}</span>}
    </p>
  )
}
