import type { ReactNode } from 'react'
import './foot-bar.css'

type FootBarProps = {
  actions: ReactNode
  /** What has to be decided first, over the bar. */
  notice?: ReactNode
  children: ReactNode
}

/** A bar at the end of a page that stays in sight while the page scrolls: how things stand, and the buttons. */
export function FootBar({ actions, notice, children }: FootBarProps) {
  return (
    <div data-foot-bar className="sticky bottom-3 z-20 grid grid-cols-1 gap-2 sm:bottom-4">
      {notice && <div className="rounded-md bg-surface-raised shadow-pop">{notice}</div>}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2.5 rounded-lg border border-border bg-surface-raised px-4 py-3 shadow-pop">
        <output className="min-w-0 flex-1 text-sm">{children}</output>
        <div className="flex shrink-0 gap-2">{actions}</div>
      </div>
    </div>
  )
}
