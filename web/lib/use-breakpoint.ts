import { useCallback, useState } from 'react'

/** How many of the ascending widths, in pixels, fit into the element with the `ref`; all of them before it is mounted. */
export function useBreakpoint(widths: readonly number[]) {
  const [breakpoint, setBreakpoint] = useState(widths.length)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const measure = () => setBreakpoint(widths.filter((width) => width <= element.clientWidth).length)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [widths],
  )
  return { breakpoint, ref }
}
