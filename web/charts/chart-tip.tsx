import type { Bar } from './bar.ts'

type ChartTipProps = {
  bar: Bar
  columns: readonly string[]
  at: number
}

export function ChartTip({ bar, columns, at }: ChartTipProps) {
  return (
    <div
      className="pointer-events-none absolute -top-2 z-10 grid gap-1 rounded-md border border-border bg-surface-raised px-3 py-2 text-xs shadow-card"
      style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
      aria-hidden="true"
    >
      <span className="font-medium whitespace-nowrap">{bar.name}</span>
      {columns.map((column, place) => (
        <span key={column} className="flex justify-between gap-4 whitespace-nowrap">
          <span className="text-muted">{column}</span>
          <span className="tabular-nums">{bar.cells[place]}</span>
        </span>
      ))}
    </div>
  )
}
