import { useTranslation } from 'react-i18next'
import { type AuditEntry, auditActions } from '#contract/school/audit.ts'
import { useUser } from '../app/session/session.tsx'
import { cx } from '../ui/cx.ts'

export function EntryOrigin({ entry, isWarning }: { entry: AuditEntry; isWarning: boolean }) {
  const { t } = useTranslation('audit')
  const { email } = useUser()
  const { action, actor, ip, details } = entry
  const elsewhere = isOfPlan(action) ? t(($) => $.provider) : t(($) => $.operator)
  const unknownActor = ip ? t(($) => $.stranger) : elsewhere
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 text-muted">
      <span className="min-w-0 wrap-anywhere">{actor === email ? t(($) => $.you) : (actor ?? unknownActor)}</span>
      {details.browser && <span>{details.browser}</span>}
      {ip && <span className={cx('tabular-nums wrap-anywhere', !isWarning && 'text-faint max-sm:hidden')}>{ip}</span>}
    </p>
  )
}

// Actions of a person have an IP address; those without one come from the payment provider.
const isOfPlan = (action: AuditEntry['action']) => auditActions.plan.some((one) => one === action)
