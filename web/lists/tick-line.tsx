import type { ReactNode } from 'react'
import type { Ticks } from './use-ticks.ts'

type TickLineProps = {
  id: string
  name: string
  detail?: ReactNode
  fixed?: string | false | undefined
  aside?: ReactNode
  picture?: ReactNode
  ticks: Ticks
}

export function TickLine({ id, name, detail, fixed, aside, picture, ticks }: TickLineProps) {
  const isTicked = Boolean(fixed) || ticks.ticked.has(id)
  return (
    <li className="[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      <label className={lineClasses}>
        <input
          type="checkbox"
          className="check"
          checked={isTicked}
          disabled={Boolean(fixed) || (ticks.isFull && !isTicked)}
          onChange={() => ticks.toggle(id, name)}
        />
        {picture}
        <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
          <span className="grid min-w-0 grid-cols-1 sm:flex-1">
            <span className="flex min-w-0 font-medium">
              <span className="truncate" dir="auto">
                {name}
              </span>
            </span>
            {detail && <span className="truncate text-xs text-muted">{detail}</span>}
          </span>
          <span className="flex min-w-0 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted empty:hidden sm:max-w-[50%]">
            {fixed || aside}
          </span>
        </span>
      </label>
    </li>
  )
}

const lineClasses =
  'flex min-h-13 items-center gap-3 rounded-sm px-3 py-1.5 transition-colors has-enabled:hover:bg-surface-hover has-disabled:opacity-60'
