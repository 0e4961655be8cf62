import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { LongListProps } from './long-list.tsx'

/** Rows beyond the window, for the Tab key and fast scrolling. */
const overscan = 12

export function WindowedList({ count, columns = 1, height, gap = 0, children }: LongListProps) {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => height,
    gap,
    overscan: Math.ceil(overscan / columns),
    scrollMargin: top,
  })
  useLayoutEffect(() => {
    if (box.current) setTop(box.current.getBoundingClientRect().top + scrollY)
  }, [count])

  const drawn = rows.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const slice = {
    from: (first?.index ?? 0) * columns,
    to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
    above: Math.max(0, (first?.start ?? top) - top),
    below: Math.max(0, rows.getTotalSize() - ((last?.end ?? top) - top)),
    isPart: true,
    measureProps: (index: number) =>
      index % columns === 0 ? { ref: rows.measureElement, 'data-index': index / columns } : {},
  }
  return <div ref={box}>{children(slice)}</div>
}
