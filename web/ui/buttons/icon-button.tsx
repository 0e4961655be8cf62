import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../states/spinner.tsx'

const sizes = {
  sm: 'size-8 rounded-sm max-sm:after:absolute max-sm:after:-inset-1.5 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5',
  md: 'size-10 rounded-md sm:size-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-1',
} as const
const variants = {
  ghost:
    'border-transparent text-muted enabled:hover:bg-surface-hover enabled:hover:text-text aria-expanded:bg-surface-hover aria-expanded:text-text',
  secondary:
    'border-border bg-surface-raised text-muted shadow-control enabled:hover:bg-surface-hover enabled:hover:text-text',
  danger: 'border-transparent text-muted enabled:hover:bg-danger-soft enabled:hover:text-danger-text',
} as const

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  size?: keyof typeof sizes
  variant?: keyof typeof variants
  pending?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'md', variant = 'ghost', pending = false, ...rest } = props
  return (
    <button
      type="button"
      data-tooltip={label}
      {...rest}
      disabled={rest.disabled || pending}
      className={cx(
        'relative grid shrink-0 place-items-center border transition-colors disabled:opacity-50 [&_svg]:size-4.5',
        sizes[size],
        variants[variant],
      )}
    >
      {pending ? <Spinner /> : icon}
      <span className="sr-only">{label}</span>
    </button>
  )
}
