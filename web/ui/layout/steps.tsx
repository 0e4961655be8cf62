import { Check } from 'lucide-react'
import { cx } from '../cx.ts'

type StepsProps = {
  label: string
  steps: readonly string[]
  /** Counted from 0. */
  current: number
  /** Announced for completed steps. */
  doneText: string
}

export function Steps({ label, steps, current, doneText }: StepsProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 sm:gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="flex min-w-0 items-center gap-2 not-first:flex-1 sm:gap-3"
        >
          {index > 0 && <span className={cx('h-px min-w-3 flex-1', index <= current ? 'bg-primary' : 'bg-border')} />}
          <span
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums',
              index <= current ? reachedClasses : 'text-muted ring-1 ring-border-strong ring-inset',
            )}
          >
            {index < current ? <Check className="size-3.5" aria-hidden="true" /> : index + 1}
          </span>
          <span className={cx('truncate text-sm', index === current ? 'font-medium' : 'text-muted max-sm:sr-only')}>
            {step}
            {index < current && <span className="sr-only"> {doneText}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const reachedClasses =
  'bg-primary text-on-primary forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
