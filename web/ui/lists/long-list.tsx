import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { type Slice, fullSlice } from './slice.ts'

export type LongListProps = {
  count: number
  columns?: number
  /** Estimated height of an item and gap, in pixels. */
  height: number
  gap?: number
  children: (slice: Slice) => ReactNode
}

/** Up to this length, rendering everything is faster. */
const shortLength = 100
/** Rendered while the virtualizer's chunk is loading. */
const initialCount = 30

const load = () => import('./windowed-list.tsx')
const WindowedList = lazyComponent(() => load().then((m) => m.WindowedList))

export const prefetchLongList = (count: number): void => {
  if (count > shortLength) void load().catch(() => undefined)
}

/** Virtualized when it is long. */
export function LongList(props: LongListProps) {
  const { count, columns = 1, height, gap = 0, children } = props
  if (count <= shortLength) return children(fullSlice(count))
  const below = Math.ceil((count - initialCount) / columns) * (height + gap)
  return (
    <Suspense fallback={children({ ...fullSlice(initialCount), below, isPart: true })}>
      <WindowedList {...props} />
    </Suspense>
  )
}
