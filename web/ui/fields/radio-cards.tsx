import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field-frame.tsx'

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  legendHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** The radio group's name. */
  name: string
  value: Value | null | undefined
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; media?: ReactNode; disabled?: boolean }[]
  columns?: keyof typeof grids
}

const grids = {
  1: 'grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'grid-cols-2 sm:grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
} as const

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden = false, hint, error, name, value, onChange, options, columns = 2 } = props
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error && `${name}-error`}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      {hint && <p className="-mt-1.5 mb-1 text-sm text-muted">{hint}</p>}
      <div className={cx('grid gap-2', grids[columns])}>
        {options.map((option) => (
          <label key={option.value} className={cardClasses}>
            {option.media}
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-medium">{option.label}</span>
              {option.description && <span className="text-muted">{option.description}</span>}
            </span>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="radio mt-0.5"
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

const cardClasses =
  'flex items-start gap-3 rounded-md border border-border bg-surface-raised p-3 text-sm transition-colors hover:bg-surface-hover ' +
  'has-checked:border-primary has-checked:bg-primary-soft has-disabled:pointer-events-none has-disabled:opacity-50 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring [&_input]:outline-none'
