import type { ReactNode } from 'react'

type SwatchesProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; colour: ReactNode }[]
}

export function Swatches<Value extends string>({ legend, name, value, onChange, options }: SwatchesProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 flex w-full justify-between text-sm">
        <span className="font-medium">{legend}</span>
        <span className="text-muted" aria-hidden="true">
          {chosen?.label}
        </span>
      </legend>
      <div className="flex gap-1 sm:gap-2">
        {options.map((option) => (
          <label key={option.value} data-tooltip={option.label} className={swatchClasses}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="sr-only">{option.label}</span>
            {option.colour}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const swatchClasses =
  'relative grid size-10 sm:size-9 place-items-center rounded-full ring-2 ring-transparent transition-shadow ring-inset has-checked:ring-primary ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'
