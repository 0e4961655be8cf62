import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/audit.ts'
import { tiers } from '#contract/plans.ts'
import { cx } from '../ui/cx.ts'
import { lookOf } from './entry-look.ts'
import { useTimes } from './use-times.ts'

/** One thing that happened: what, when, who, from where. */
export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  const { time, exact } = useTimes()
  const what = useWhat(entry)
  const { Icon, isWarning } = lookOf(entry.action)
  const { at, actor, ip, details } = entry
  const who = actor ?? (ip ? t(($) => $.stranger) : t(($) => $.operator))
  return (
    <li className={cx('flex gap-3.5 px-4 py-3 sm:px-5', isWarning && 'bg-warning-soft')}>
      <Icon
        className={cx('mt-0.5 size-4.5 shrink-0', isWarning ? 'text-warning-text' : 'text-muted')}
        aria-hidden="true"
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex items-baseline justify-between gap-4">
          <p className={cx('min-w-0 font-medium wrap-anywhere', isWarning && 'text-warning-text')}>{what}</p>
          <time dateTime={at} data-tooltip={exact(at)} className="shrink-0 text-sm text-muted tabular-nums">
            {time(at)}
          </time>
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere">{who}</span>
          {ip && <span className="wrap-anywhere">{ip}</span>}
          {details.browser && <span>{details.browser}</span>}
        </p>
      </div>
    </li>
  )
}

function useWhat({ action, details: { count = 1, email = '', tier } }: AuditEntry): string {
  const { t } = useTranslation('audit')
  const { t: plan } = useTranslation('upgrade')
  const known = tiers.find((one) => one === tier)
  return t(($) => $.action[action], { count, email, tier: known ? plan(($) => $.tier[known]) : (tier ?? '') })
}
