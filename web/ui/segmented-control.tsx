import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type SegmentedControlProps<Value extends string> = {
  /** What is being chosen, for screen readers. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode; iconOnly?: boolean }[]
  full?: boolean
}

/** A few buttons of which one is pressed; the arrow keys move between them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, options, full = false } = props
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => next && onChange(next)}
      className={cx(
        'inline-flex gap-0.5 rounded-md bg-surface-sunken p-0.5 ring-1 ring-border ring-inset',
        full && 'w-full',
      )}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          data-tooltip={option.iconOnly ? option.label : undefined}
          className={cx(segmentLook, option.iconOnly ? 'w-10 sm:w-9' : 'px-3', full && 'flex-1')}
        >
          {option.icon}
          <span className={option.iconOnly ? 'sr-only' : 'truncate'}>{option.label}</span>
        </Toggle>
      ))}
    </ToggleGroup>
  )
}

const segmentLook =
  'relative inline-flex h-9 min-w-0 max-sm:after:absolute max-sm:after:-inset-y-0.5 max-sm:after:inset-x-0 items-center justify-center gap-2 rounded-sm text-sm font-medium text-muted transition-colors ' +
  'hover:text-text data-pressed:bg-lift data-pressed:text-text data-pressed:shadow-segment sm:h-8 [&_svg]:size-4 [&_svg]:shrink-0'
