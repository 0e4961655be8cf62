import { Progress as Base } from '@base-ui/react/progress'
import type { ReactNode } from 'react'

type ProgressBarProps = {
  label: ReactNode
  /** From 0 to 100; null if unknown. */
  value: number | null
  valueText?: string
  labelHidden?: boolean
}

export function ProgressBar({ label, value, valueText, labelHidden = false }: ProgressBarProps) {
  return (
    <Base.Root value={value} getAriaValueText={(formatted) => valueText ?? formatted ?? ''} className="grid gap-2">
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <Base.Label className="font-medium">{label}</Base.Label>
        <Base.Value className="text-muted tabular-nums">{(formatted) => valueText ?? formatted}</Base.Value>
      </div>
      <Base.Track className="h-2 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-border ring-inset forced-colors:border">
        <Base.Indicator className="h-full rounded-full bg-primary forced-colors:bg-[Highlight] transition-[width] duration-200 data-indeterminate:w-2/5 data-indeterminate:animate-shimmer" />
      </Base.Track>
    </Base.Root>
  )
}
