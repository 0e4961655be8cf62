import { type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../cx.ts'

type SegmentedControlProps<Value extends string> = {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode; iconOnly?: boolean }[]
  full?: boolean
}

/** Toggle buttons; the arrow keys move the focus. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, options, full = false } = props
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'inline-flex min-w-0 gap-0.5 rounded-md bg-surface-sunken p-0.5 ring-1 ring-border ring-inset',
        full && 'w-full',
      )}
    >
      {options.map((option, place) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          tabIndex={option.value === value || (value === null && place === 0) ? 0 : -1}
          data-tooltip={option.iconOnly ? option.label : undefined}
          onKeyDown={moveFocus}
          onClick={() => option.value !== value && onChange(option.value)}
          className={cx(segmentClasses, option.iconOnly ? 'w-10 sm:w-9' : 'px-3', full && 'flex-1')}
        >
          {option.icon}
          <span className={option.iconOnly ? 'sr-only' : 'truncate'}>{option.label}</span>
        </button>
      ))}
    </fieldset>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Wraps around at the ends. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const buttons = [...(event.currentTarget.parentElement?.children ?? [])]
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl' && /Right|Left/.test(event.key)
  const at = buttons.indexOf(event.currentTarget)
  const next = buttons.at((at + (isMirrored ? -step : step)) % buttons.length)
  if (next instanceof HTMLElement) next.focus()
}

const segmentClasses =
  'relative inline-flex h-9 min-w-0 items-center justify-center gap-2 rounded-sm text-sm font-medium text-muted transition-colors ' +
  'max-sm:after:absolute max-sm:after:-inset-y-0.5 max-sm:after:inset-x-0 hover:text-text aria-pressed:bg-lift ' +
  'aria-pressed:text-text aria-pressed:shadow-segment sm:h-8 [&_svg]:size-4 [&_svg]:shrink-0'
