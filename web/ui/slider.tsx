import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: ReactNode
  /** From 0 to 100. */
  value: number
  onChange: (value: number) => void
  /** Icons for little and much. */
  start?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

/** How much of something, by sliding; a native input, so that the arrow keys work. */
export function Slider({ label, value, onChange, start, end, disabled = false }: SliderProps) {
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
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-9 min-w-0 flex-1 cursor-pointer accent-primary disabled:cursor-default"
      />
      {end}
    </div>
  )
}
