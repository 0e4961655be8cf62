import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type AuditEntry, auditActions } from '#contract/school/audit.ts'
import { useUser } from '../app/session/session.tsx'
import { cx } from '../ui/cx.ts'

export function EntryOrigin({ entry, isWarning }: { entry: AuditEntry; isWarning: boolean }) {
  const { ip, details } = entry
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 text-muted">
      <ActorName entry={entry} />
      {details.browser && <span>{details.browser}</span>}
      {ip && <span className={cx('tabular-nums wrap-anywhere', !isWarning && 'text-faint max-sm:hidden')}>{ip}</span>}
    </p>
  )
}

function ActorName({ entry: { action, actor, ip } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  const { id } = useUser()
  const elsewhere = isOfPlan(action) ? t(($) => $.provider) : t(($) => $.operator)
  const unknown = ip ? t(($) => $.anonymous) : elsewhere
  const name = actor ? (actor.name ?? actor.email ?? t(($) => $.erased)) : unknown
  return (
    <span className="min-w-0 wrap-anywhere" dir="auto" data-tooltip={actor?.name ? actor.email : undefined}>
      {actor?.id === id ? t(($) => $.you) : name}
    </span>
  )
}

// Actions of a person have an IP address; those without one come from the payment provider.
const isOfPlan = (action: AuditEntry['action']) => auditActions.plan.some((one) => one === action)
