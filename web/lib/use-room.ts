import { useCallback, useState } from 'react'

/** How many of these widths, in pixels and rising, fit into the element that gets the `ref`; all of them until it is there. */
export function useRoom(widths: readonly number[]) {
  const [room, setRoom] = useState(widths.length)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const measure = () => setRoom(widths.filter((width) => width <= element.clientWidth).length)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [widths],
  )
  return { room, ref }
}
