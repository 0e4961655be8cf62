import { Marks, ValueAxis } from './axes.tsx'
import type { ChartData } from './bar.ts'
import { ChartTable } from './chart-table.tsx'
import { Plot } from './plot.tsx'
import { axisMax } from './scale.ts'

type BarChartProps = ChartData & {
  nameLabel: string
  valueText: (value: number) => string
  shareText?: (share: number) => string
  axisMaxFor?: (values: readonly number[]) => number
  marks?: number
}

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
