import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import './foot-bar.css'

type FootBarProps = {
  actions: ReactNode
  /** Stays in sight while the page scrolls; for when something is to be decided. */
  raised?: boolean
  /** What has to be decided first, over the bar. */
  notice?: ReactNode
  children: ReactNode
}

/** The end of a form: how things stand, and the buttons; a quiet line, or a bar that stays in sight. */
export function FootBar({ actions, raised = true, notice, children }: FootBarProps) {
  return (
    <div data-foot-bar={raised ? 'raised' : 'quiet'} className={cx('grid grid-cols-1 gap-2', raised && raisedLook)}>
      {notice && <div className="rounded-md bg-surface-raised shadow-pop">{notice}</div>}
      <div className={cx(barLook, raised ? 'border-border bg-surface-raised shadow-pop' : 'border-transparent')}>
        <output className="min-w-0 flex-1 max-sm:basis-full">{children}</output>
        <div className="flex flex-wrap justify-end gap-2">{actions}</div>
      </div>
    </div>
  )
}

const barLook =
  'flex flex-wrap items-center justify-end gap-x-4 gap-y-2.5 rounded-lg border px-4 py-3 transition-[border-color,background-color,box-shadow] sm:px-6'
// The page fades out under the bar, so that nothing peeks out around it.
const raisedLook =
  'sticky bottom-3 z-20 before:pointer-events-none before:absolute before:-inset-x-2 before:-top-6 before:-bottom-3 before:-z-1 ' +
  'before:bg-linear-to-t before:from-canvas before:from-75% before:to-transparent sm:bottom-4 sm:before:-bottom-4'
