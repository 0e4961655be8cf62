import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const shapes = { text: 'h-3.5 rounded-xs', circle: 'rounded-full', block: 'rounded-md' } as const

/** Announces that content is on its way; what is inside shows after 150 ms, so that quick answers don't blink. */
export function Skeletons({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="animate-appear">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

type SkeletonProps = {
  shape?: keyof typeof shapes
  /** CSS lengths; a text is as wide as its place unless told otherwise. */
  width?: string
  height?: string
}

/** The outline of something that is still on its way. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return <span className={cx('block animate-shimmer bg-border', shapes[shape])} style={{ width, height }} />
}
