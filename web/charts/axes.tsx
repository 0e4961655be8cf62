import type { Bar } from './bar.ts'
import { cx } from '../ui/cx.ts'
import { marksOf, middleOf } from './scale.ts'

const axisClasses = 'flex shrink-0 flex-col justify-between text-xs leading-none text-muted tabular-nums'
// A phone has no room for a second axis.
const sides = { start: 'text-end', end: 'max-sm:hidden' } as const

type ValueAxisProps = { texts: readonly string[]; side?: keyof typeof sides }

/** The values beside a chart, from the highest down. */
export function ValueAxis({ texts, side = 'start' }: ValueAxisProps) {
  return (
    <div className={cx(axisClasses, sides[side], 'h-44')} aria-hidden="true">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  )
}

// As wide as an axis, and of no height.
const collapsed = 'h-0 overflow-hidden'

type MarksProps = {
  bars: readonly Bar[]
  count: number
  /** The widest of the values beside the chart, which the marks leave room for. */
  widest: string
  /** The same of the values behind it. */
  widestShare?: string | undefined
}

/** A few of the bars by their names, under the chart. */
export function Marks({ bars, count, widest, widestShare }: MarksProps) {
  return (
    <div className="flex gap-2" aria-hidden="true">
      <span className={cx(axisClasses, collapsed)}>{widest}</span>
      <div className="relative h-4 min-w-0 flex-1">
        {marksOf(bars.length, count).map((place) => (
          <Mark key={place} text={bars[place]?.mark ?? ''} at={middleOf(place, bars.length)} />
        ))}
      </div>
      {widestShare !== undefined && <span className={cx(axisClasses, sides.end, collapsed)}>{widestShare}</span>}
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
