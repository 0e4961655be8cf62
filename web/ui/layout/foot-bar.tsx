import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import './foot-bar.css'

type FootBarProps = {
  actions: ReactNode
  /** Sticky. */
  raised?: boolean
  notice?: ReactNode
  /** On phones beside the status. */
  corner?: ReactNode
  /** Last in its grid, but first in the tab order. */
  early?: boolean
  children: ReactNode
}

export function FootBar({ actions, raised = true, notice, corner, early = false, children }: FootBarProps) {
  return (
    <div
      data-foot-bar={raised ? 'raised' : 'quiet'}
      className={cx('grid grid-cols-1 gap-2', raised && raisedClasses, early && 'order-last')}
    >
      {notice && <div className="rounded-md bg-surface-raised shadow-pop">{notice}</div>}
      <div
        className={cx(
          barClasses,
          early ? 'gap-x-2 gap-y-1 px-2 py-1.5 sm:px-4 sm:py-2.5' : 'gap-x-4 gap-y-2.5 px-4 py-3 sm:px-6',
          raised ? 'border-border bg-surface-raised shadow-pop' : 'border-transparent',
        )}
      >
        <output className={cx('min-w-0', early ? 'flex-1 sm:flex-auto' : 'flex-1 max-sm:basis-full')}>
          {children}
        </output>
        <div className="contents sm:flex sm:items-center sm:gap-2">
          <div
            className={cx(
              'flex gap-2',
              early ? 'max-sm:order-last max-sm:w-full max-sm:gap-1 max-sm:*:grow' : 'flex-wrap justify-end',
            )}
          >
            {actions}
          </div>
          {corner}
        </div>
      </div>
    </div>
  )
}

const barClasses =
  'flex flex-wrap items-center justify-end rounded-lg border transition-[border-color,background-color,box-shadow]'
// Fades out the page below the sticky bar.
const raisedClasses =
  'sticky bottom-3 z-20 before:pointer-events-none before:absolute before:-inset-x-2 before:-top-6 before:-bottom-3 before:-z-1 ' +
  'before:bg-linear-to-t before:from-canvas before:from-75% before:to-transparent sm:bottom-4 sm:before:-bottom-4'
