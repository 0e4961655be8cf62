import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Preview, Verdict } from '#contract/people/imports.ts'
import { useFormat } from '../../lib/words/format.ts'
import { cx } from '../../ui/cx.ts'
import type { Tone } from '../../ui/states/tone.ts'
import { verdictCounts, verdictTone } from './verdict-tone.ts'

const dots: Record<Tone, string> = {
  neutral: 'bg-muted',
  primary: 'bg-primary',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

type VerdictFilterProps = { preview: Preview; value: Verdict | null; onChange: (verdict: Verdict | null) => void }

export function VerdictFilter({ preview, value, onChange }: VerdictFilterProps) {
  const { t } = useTranslation('imports')
  const { number } = useFormat()
  const chip = (verdict: Verdict | null, label: string, count: number) => (
    <button
      key={verdict}
      type="button"
      aria-pressed={value === verdict}
      onClick={() => onChange(verdict)}
      className={cx(
        chipClasses,
        value === verdict && 'border-primary bg-primary-soft text-primary-text hover:bg-primary-soft',
      )}
    >
      {verdict && <span className={cx('size-2 rounded-full', dots[verdictTone[verdict]])} aria-hidden="true" />}
      {label} <span className="font-semibold tabular-nums">{number(count)}</span>
    </button>
  )
  return (
    <fieldset className="-mx-5 -my-1 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:m-0 sm:flex-wrap sm:overflow-visible sm:p-0">
      <legend className="sr-only">{t(($) => $.check.filter)}</legend>
      {chip(
        null,
        t(($) => $.check.all),
        preview.rows.length,
      )}
      {verdictCounts(preview).map(({ verdict, count }) =>
        chip(
          verdict,
          t(($) => $.verdict[verdict]),
          count,
        ),
      )}
    </fieldset>
  )
}

const chipClasses =
  'inline-flex h-10 items-center gap-2 rounded-full border border-border bg-surface-raised px-3 text-sm font-medium whitespace-nowrap sm:h-8 ' +
  'transition-colors hover:bg-surface-hover'
