import { Marks, ValueAxis } from './axes.tsx'
import type { ChartData } from './bar.ts'
import { ChartTable } from './chart-table.tsx'
import { Plot } from './plot.tsx'
import { axisMax } from './scale.ts'

type BarChartProps = ChartData & {
  /** What the bars stand for, such as "Day". */
  nameLabel: string
  /** A value as it stands beside the axis. */
  valueText: (value: number) => string
  /** A share as it stands behind the chart, where there are shares. */
  shareText?: (share: number) => string
  /** Where the axis ends. */
  axisMaxFor?: (values: readonly number[]) => number
  /** So many marks stand under the axis. */
  marks?: number
}

/** Bars over time, with a cursor that follows the pointer and the arrow keys, and a table for whoever can't see them. */
export function BarChart({
  nameLabel,
  valueText,
  shareText,
  axisMaxFor = axisMax,
  marks = 5,
  ...charted
}: BarChartProps) {
  const top = axisMaxFor(charted.bars.map(({ value }) => value))
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex gap-2">
        <ValueAxis texts={[top, top / 2, 0].map(valueText)} />
        <Plot {...charted} top={top} />
        {shareText && <ValueAxis side="end" texts={[1, 0.5, 0].map(shareText)} />}
      </div>
      <Marks bars={charted.bars} count={marks} widest={valueText(top)} widestShare={shareText?.(1)} />
      <ChartTable {...charted} nameLabel={nameLabel} />
    </div>
  )
}
