import { useEffect, useRef } from 'react'

/** Moves the focus to the page's heading when the page turns to another state, so that keyboard and screen reader go on there. */
export function useHeadingFocus(state: string): void {
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [state])
}
