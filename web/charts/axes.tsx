import type { Bar } from './bar-chart.tsx'
import { marksOf, middleOf } from './scale.ts'

const axisLook = 'flex shrink-0 flex-col justify-between text-end text-xs leading-none text-muted tabular-nums'

/** The values beside a chart, from the highest down. */
export function ValueAxis({ texts }: { texts: readonly string[] }) {
  return (
    <div className={`${axisLook} h-44`} aria-hidden="true">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  )
}

type MarksProps = {
  bars: readonly Bar[]
  count: number
  /** The widest of the values beside the chart, which the marks leave room for. */
  widest: string
}

/** A few of the bars by their names, under the chart. */
export function Marks({ bars, count, widest }: MarksProps) {
  return (
    <div className="flex gap-2" aria-hidden="true">
      <span className={`${axisLook} h-0 overflow-hidden`}>{widest}</span>
      <div className="relative h-4 min-w-0 flex-1">
        {marksOf(bars.length, count).map((place) => (
          <Mark key={place} text={bars[place]?.mark ?? ''} at={middleOf(place, bars.length)} />
        ))}
      </div>
    </div>
  )
}

/** A text under the axis, which never reaches over its ends. */
function Mark({ text, at }: { text: string; at: number }) {
  return (
    <span
      className="absolute top-0 text-xs whitespace-nowrap text-muted tabular-nums"
      style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
    >
      {text}
    </span>
  )
}
