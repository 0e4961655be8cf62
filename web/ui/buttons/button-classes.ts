import { cx } from '../cx.ts'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 border text-center font-medium select-none max-w-full ' +
  'transition-[background-color,border-color,color,box-shadow] disabled:opacity-50 disabled:shadow-none ' +
  'data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0'

const variants = {
  primary:
    'border-transparent bg-primary text-on-primary shadow-control enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  secondary: 'border-border bg-lift text-text shadow-control enabled:hover:bg-chip [a&]:hover:bg-chip',
  ghost: 'border-transparent text-text enabled:hover:bg-surface-hover [a&]:hover:bg-surface-hover',
  danger: 'border-transparent bg-danger text-on-danger shadow-control enabled:hover:bg-danger-hover',
  'danger-ghost': 'border-transparent text-danger-text enabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft',
} as const

const sizes = {
  sm: 'min-h-10 rounded-sm px-3 py-1 text-sm sm:min-h-8',
  md: 'min-h-10 rounded-md px-4 py-1.5 text-sm sm:min-h-9 sm:px-3.5',
  lg: 'min-h-11 rounded-md px-5 py-1.5 text-base sm:min-h-10 sm:text-sm',
} as const

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

export function buttonClasses(variant: ButtonVariant, size: ButtonSize, isFull: boolean): string {
  return cx(base, variants[variant], sizes[size], isFull && 'w-full')
}
