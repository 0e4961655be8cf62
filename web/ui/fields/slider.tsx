import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: ReactNode
  /** From 0 to 100. */
  value: number
  /** Announced instead of the number. */
  valueText?: string
  onChange: (value: number) => void
  start?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

/** A native range input. */
export function Slider({ label, value, valueText, onChange, start, end, disabled = false }: SliderProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-3 text-muted [&_svg]:size-4 [&_svg]:shrink-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {start}
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={value}
        aria-valuetext={valueText}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={sliderClasses}
      />
      {end}
    </div>
  )
}

// With accent-color, browsers choose a light track in dark mode, too.
const sliderClasses =
  'h-10 min-w-0 flex-1 cursor-pointer appearance-none bg-transparent disabled:cursor-default ' +
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-border-strong ' +
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-border-strong ' +
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-primary ' +
  '[&::-moz-range-thumb]:size-4.5 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-primary ' +
  'forced-colors:[&::-webkit-slider-runnable-track]:bg-[CanvasText] forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight] ' +
  'forced-colors:[&::-moz-range-track]:bg-[CanvasText] forced-colors:[&::-moz-range-thumb]:bg-[Highlight]'
