import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { type Slice, fullSlice } from './slice.ts'

export type LongListProps = {
  count: number
  /** How many items stand beside each other. */
  columns?: number
  /** About how high an item is, and how much room is between two, in pixels. */
  height: number
  gap?: number
  children: (slice: Slice) => ReactNode
}

/** Up to so many items are quicker drawn than left out. */
const shortLength = 100
/** So many fill the window while the rest is being prepared. */
const initialCount = 30

const load = () => import('./windowed-list.tsx')
const WindowedList = lazyComponent(() => load().then((m) => m.WindowedList))

/** Fetches ahead what a list of so many items takes. */
export const prefetchLongList = (count: number): void => {
  if (count > shortLength) void load().catch(() => undefined)
}

/** A list of which, when it is long, only what is near the window is drawn. */
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
