import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../states/spinner.tsx'

type BarButtonProps = {
  icon: ReactNode
  label: string
  /** A shorter label for phones. */
  short?: string
  danger?: boolean
  /** Shows a spinner and disables the button. */
  pending?: boolean
  onClick: () => void
}

/** Icon beside the label, on phones above it. */
export function BarButton({ icon, label, short, danger = false, pending = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={() => !pending && onClick()}
      className={cx(classes, danger ? 'text-danger-text hover:bg-danger-soft' : 'text-text hover:bg-chip')}
    >
      {pending ? <Spinner /> : icon}
      <span className={cx('max-w-full truncate', short && 'max-sm:sr-only')}>{label}</span>
      {short && (
        <span className="max-w-full truncate sm:hidden" aria-hidden="true">
          {short}
        </span>
      )}
    </button>
  )
}

const classes =
  'flex min-w-0 items-center justify-center border border-border bg-surface font-medium shadow-control transition-colors ' +
  'max-sm:h-11 max-sm:flex-auto max-sm:flex-col max-sm:gap-0.5 max-sm:rounded-md max-sm:px-0.5 max-sm:text-xs ' +
  'sm:min-h-8 sm:shrink-0 sm:gap-2 sm:rounded-sm sm:px-3 sm:py-1 sm:text-sm [&_svg]:size-4 [&_svg]:shrink-0'
