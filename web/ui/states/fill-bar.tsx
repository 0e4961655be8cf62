import { cx } from '../cx.ts'

interface FillBarProps {
  /** From 0 to 1. */
  share: number
  /** Its height, and its width where it doesn't take all of it. */
  className: string
  fill?: string
}

/** Only drawn: what it shows stands beside it in words. */
export function FillBar({ share, className, fill = 'bg-primary' }: FillBarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block overflow-hidden rounded-full bg-surface-sunken ring-1 ring-border ring-inset forced-colors:border',
        className,
      )}
    >
      <span
        className={cx('block h-full rounded-full transition-[width] duration-200 forced-colors:bg-[Highlight]', fill)}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
