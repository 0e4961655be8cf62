import { ChevronDown } from 'lucide-react'
import { cx } from '../ui/cx.ts'

type FilterSelectProps<Value extends string> = {
  label: string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  options: readonly { value: Value; label: string }[]
  /** Without it there is no "any" option. */
  anyLabel?: string
}

/** A native select, which adds no code. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onChange, options, anyLabel } = props
  const isSet = anyLabel !== undefined && value !== undefined
  return (
    <span className={filterFrameClasses}>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
        className={filterClasses(isSet)}
      >
        {anyLabel !== undefined && <option value="">{anyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted"
        aria-hidden="true"
      />
    </span>
  )
}

export const filterClasses = (isSet: boolean): string =>
  cx(
    classes,
    isSet
      ? 'border-primary bg-primary-soft text-primary-text'
      : 'border-border-strong bg-surface-raised hover:border-muted',
  )

export const filtersClasses = 'flex flex-wrap items-center gap-2 print:hidden'

export const filterFrameClasses = 'relative flex min-w-0 max-w-full flex-auto md:flex-none'

const classes =
  'h-10 w-full min-w-0 cursor-pointer appearance-none truncate rounded-md border ps-2.5 pe-7.5 text-base transition-colors ' +
  'max-md:field-sizing-content sm:h-9 sm:text-sm md:max-w-52 md:ps-3 md:pe-8.5 ' +
  '[&>option]:bg-surface-raised [&>option]:text-text'
