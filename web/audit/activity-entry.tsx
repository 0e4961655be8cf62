import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { tiers } from '#contract/billing/plans.ts'
import { cx } from '../ui/cx.ts'
import { EntryOrigin } from './entry-origin.tsx'
import { iconOf } from './entry-icon.ts'
import { countOf, type EntryGroup } from './entry-groups.ts'
import { useTimes } from './use-times.ts'

export function ActivityEntry({ fold }: { fold: EntryGroup }) {
  const { newest, earlier } = fold
  const { span, exact } = useTimes()
  const what = useWhat(fold)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { Icon, isWarning } = iconOf(newest.action)
  const first = earlier.at(-1)?.at ?? newest.at
  return (
    <li className={cx(isWarning && 'bg-warning-soft')}>
      <div className="flex gap-3.5 px-4 py-3 sm:px-5">
        <Icon
          className={cx('mt-0.5 size-4.5 shrink-0', isWarning ? 'text-warning-text' : 'text-muted')}
          aria-hidden="true"
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <p className={cx('min-w-0 font-medium wrap-anywhere', isWarning && 'text-warning-text')}>{what}</p>
          <EntryOrigin entry={newest} isWarning={isWarning} />
          {earlier.length > 0 && (
            <Opener controls={id} count={earlier.length + 1} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
          )}
        </div>
        <time dateTime={newest.at} data-tooltip={exact(newest.at)} className="shrink-0 text-muted tabular-nums">
          {span(first, newest.at)}
        </time>
      </div>
      {isOpen && (
        <ul id={id} className="divide-y divide-border border-t border-border bg-surface-sunken ps-8">
          {[newest, ...earlier].map((entry) => (
            <ActivityEntry key={entry.id} fold={{ newest: entry, earlier: [] }} />
          ))}
        </ul>
      )}
    </li>
  )
}

type OpenerProps = { controls: string; count: number; isOpen: boolean; onToggle: () => void }

function Opener({ controls, count, isOpen, onToggle }: OpenerProps) {
  const { t } = useTranslation('audit')
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="group inline-flex items-center gap-1 rounded-sm font-medium text-primary-text hover:underline max-sm:-my-2.5 max-sm:py-2.5"
    >
      {t(($) => $.entries, { count })}
      <ChevronDown className="size-4 transition-transform group-aria-expanded:rotate-180" aria-hidden="true" />
    </button>
  )
}

function useWhat(fold: EntryGroup): string {
  const { t } = useTranslation('audit')
  const { t: plan } = useTranslation('upgrade')
  const { action, details } = fold.newest
  const { email = '', tier = '' } = details
  const known = tiers.find((one) => one === tier)
  return t(($) => $.action[action], { count: countOf(fold), email, tier: known ? plan(($) => $.tier[known]) : tier })
}
