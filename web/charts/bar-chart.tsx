import { Marks, ValueAxis } from './axes.tsx'
import { ChartTable } from './chart-table.tsx'
import { Plot } from './plot.tsx'
import { topOf } from './scale.ts'

/** One bar: what it is called, how high it is, and what is said of it, column by column. */
export interface Bar {
  key: string
  /** In full, such as "Mon, 3 Nov". */
  name: string
  /** Under the axis, such as "3 Nov". */
  mark: string
  value: number
  /** A second value, drawn as a line: of 1, null where it is not known. */
  share?: number | null
  cells: readonly string[]
}

/** What a chart shows, as it is drawn and as it is said. */
export interface Charted {
  /** What is shown, in words. */
  label: string
  /** What the cells of a bar say, in their order. */
  columns: readonly string[]
  bars: readonly Bar[]
}

type BarChartProps = Charted & {
  /** What the bars stand for, such as "Day". */
  nameLabel: string
  /** A value as it stands beside the axis. */
  valueText: (value: number) => string
  /** So many marks stand under the axis. */
  marks?: number
}

/** Bars over time, with a cursor that follows the pointer and the arrow keys, and a table for whoever can't see them. */
export function BarChart({ nameLabel, valueText, marks = 5, ...charted }: BarChartProps) {
  const top = topOf(charted.bars.map(({ value }) => value))
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex gap-2">
        <ValueAxis texts={[top, top / 2, 0].map(valueText)} />
        <Plot {...charted} top={top} />
      </div>
      <Marks bars={charted.bars} count={marks} widest={valueText(top)} />
      <ChartTable {...charted} nameLabel={nameLabel} />
    </div>
  )
}
