import { Meter as Base } from '@base-ui/react/meter'
import type { ReactNode } from 'react'

type MeterProps = {
  label: ReactNode
  value: number
  max: number
  /** The value in words, such as "54 of 55". */
  valueText: string
  /** The share of the whole from which the bar warns. */
  near?: number
  labelHidden?: boolean
}

/** How much of something limited is used. */
export function Meter({ label, value, max, valueText, near = 0.9, labelHidden = false }: MeterProps) {
  const state = value > max ? 'over' : value >= max * near ? 'near' : 'fine'
  return (
    <Base.Root
      value={Math.min(value, max)}
      max={max}
      getAriaValueText={() => valueText}
      data-state={state}
      className="group/meter grid gap-2"
    >
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <Base.Label className="font-medium">{label}</Base.Label>
        <Base.Value className="text-muted tabular-nums">{() => valueText}</Base.Value>
      </div>
      <Base.Track className="h-2 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-border ring-inset">
        <Base.Indicator className="h-full rounded-full bg-primary transition-[width] duration-200 group-data-[state=over]/meter:bg-danger group-data-[state=near]/meter:bg-warning" />
      </Base.Track>
    </Base.Root>
  )
}
