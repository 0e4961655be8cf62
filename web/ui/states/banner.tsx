import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { softTone, type Tone } from './tone.ts'

export function Banner({
  tone = 'info',
  icon,
  actions,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <output
      className={cx(
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0',
        softTone[tone],
      )}
    >
      <span className="inline-flex min-w-0 items-center gap-2">
        {icon}
        <span>{children}</span>
      </span>
      {actions}
    </output>
  )
}
