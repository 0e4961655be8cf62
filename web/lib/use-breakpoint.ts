import { useCallback, useState } from 'react'

const usualTextSize = 16
const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualTextSize
const fitting = (widths: readonly number[], room: number) =>
  widths.filter((width) => (width * textSize()) / usualTextSize <= room).length

/** How many of the ascending widths, in pixels at the usual text size, fit into the element with the `ref`, or into the window before it is mounted. */
export function useBreakpoint(widths: readonly number[]) {
  const [breakpoint, setBreakpoint] = useState(() => fitting(widths, window.innerWidth))
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const measure = () => setBreakpoint(fitting(widths, element.clientWidth))
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [widths],
  )
  return { breakpoint, ref }
}
