import { cx } from '../ui/cx.ts'
import type { Bar } from './bar.ts'
import { middleOf } from './scale.ts'
import { ShareLine } from './share-line.tsx'

type DrawingProps = {
  bars: readonly Bar[]
  top: number
  place: number | null
  onPlace: (place: number) => void
}

/** The part of its slot that a bar fills. */
const barShare = 0.68
/** In percent, so that small values stay visible. */
const minHeight = 1.5

export function Drawing({ bars, top, place, onPlace }: DrawingProps) {
  const width = 100 / Math.max(1, bars.length)
  return (
    <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      <Lines />
      {place !== null && (
        <rect x={`${place * width}%`} width={`${width}%`} y="0" height="100%" className="fill-surface-hover" />
      )}
      {bars.map(({ key, value }, at) => (
        <Column
          key={key}
          middle={middleOf(at, bars.length)}
          width={barShare * width}
          height={value > 0 ? Math.max(minHeight, (value / top) * 100) : 0}
          isQuiet={place !== null && place !== at}
        />
      ))}
      <ShareLine values={bars.map(({ share = null }) => share)} />
      {bars.map(({ key }, at) => (
        <rect
          key={key}
          x={`${at * width}%`}
          width={`${width}%`}
          y="0"
          height="100%"
          className="fill-transparent"
          onPointerEnter={() => onPlace(at)}
          onPointerDown={() => onPlace(at)}
        />
      ))}
    </svg>
  )
}

function Lines() {
  return [0, 50, 100].map((y) => (
    <line
      key={y}
      x1="0"
      x2="100%"
      y1={`${y}%`}
      y2={`${y}%`}
      className={y === 100 ? 'stroke-border-strong' : 'stroke-border'}
    />
  ))
}

type ColumnProps = Record<'middle' | 'width' | 'height', number> & { isQuiet: boolean }

function Column({ middle, width, height, isQuiet }: ColumnProps) {
  return (
    <rect
      x={`${middle - width / 2}%`}
      y={`${100 - height}%`}
      width={`${width}%`}
      height={`${height}%`}
      rx="2"
      className={cx('fill-primary', isQuiet && 'opacity-60')}
    />
  )
}
