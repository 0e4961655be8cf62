import { type ReactNode, useId } from 'react'
import { FillBar } from './fill-bar.tsx'

type MeterProps = {
  label: ReactNode
  value: number
  max: number
  /** Such as "54 of 55". */
  valueText: string
  /** The share from which the bar warns. */
  near?: number
  labelHidden?: boolean
}

export function Meter({ label, value, max, valueText, near = 0.9, labelHidden = false }: MeterProps) {
  const id = useId()
  const state = value > max ? 'over' : value >= max * near ? 'near' : 'fine'
  const shown = Math.min(value, max)
  return (
    <div className="grid gap-2">
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-muted tabular-nums" aria-hidden="true">
          {valueText}
        </span>
      </div>
      <meter
        aria-labelledby={id}
        aria-valuetext={valueText}
        max={max}
        value={shown}
        data-state={state}
        className="sr-only"
      />
      <FillBar share={max > 0 ? shown / max : 0} className="h-2" fill={fills[state]} />
    </div>
  )
}

const fills = { fine: 'bg-primary', near: 'bg-warning', over: 'bg-danger' } as const
