import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const shapes = { text: 'h-3.5 rounded-xs', circle: 'rounded-full', block: 'rounded-md' } as const

/** Announced to screen readers; visible after 150 ms, so that quick answers don't flicker. */
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
  width?: string
  height?: string
}

export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return <span className={cx('block animate-shimmer bg-border', shapes[shape])} style={{ width, height }} />
}
