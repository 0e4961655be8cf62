import { useState } from 'react'
import type { ChartData } from './bar.ts'
import { ChartTip } from './chart-tip.tsx'
import { Drawing } from './drawing.tsx'
import { middleOf } from './scale.ts'

export function Plot({ label, columns, bars, top }: ChartData & { top: number }) {
  const [place, setPlace] = useState<number | null>(null)
  const last = bars.length - 1
  const shown = place === null ? undefined : bars[place]
  const said = shown ?? bars[last]
  return (
    <div className={plotClasses} onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPlace(null)}>
      <Drawing bars={bars} top={top} place={place} onPlace={setPlace} />
      {shown && place !== null && <ChartTip bar={shown} columns={columns} at={middleOf(place, bars.length)} />}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={said && [said.name, ...said.cells].join(', ')}
        className="sr-only"
        min={0}
        max={last}
        value={place ?? last}
        onFocus={() => setPlace((current) => current ?? last)}
        onBlur={() => setPlace(null)}
        onChange={({ target }) => setPlace(Number(target.value))}
      />
    </div>
  )
}

const plotClasses =
  'relative h-44 min-w-0 flex-1 rounded-xs has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-ring'
