import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { softTone, type Tone } from './tone.ts'

export function Badge({
  tone = 'neutral',
  dot = false,
  children,
}: {
  tone?: Tone
  dot?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        // On a selected row the soft tone has too little contrast.
        'in-data-selected:bg-surface inline-flex h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap',
        tone === 'neutral' && 'ring-1 ring-border ring-inset',
        softTone[tone],
      )}
    >
      {dot && <span className="size-1.5 shrink-0 rounded-full bg-current" aria-hidden="true" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
