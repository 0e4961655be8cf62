import type { Bar } from './bar.ts'
import { cx } from '../ui/cx.ts'
import { marksOf, middleOf } from './scale.ts'

const axisClasses = 'flex shrink-0 flex-col justify-between text-xs leading-none text-muted tabular-nums'
// Hidden on phones.
const sides = { start: 'text-end', end: 'max-sm:hidden' } as const

type ValueAxisProps = { texts: readonly string[]; side?: keyof typeof sides }

export function ValueAxis({ texts, side = 'start' }: ValueAxisProps) {
  return (
    <div className={cx(axisClasses, sides[side], 'h-44')} aria-hidden="true">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  )
}

const collapsed = 'h-0 overflow-hidden'

type MarksProps = {
  bars: readonly Bar[]
  count: number
  /** Reserves the width of the value axis. */
  widest: string
  widestShare?: string | undefined
}

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
