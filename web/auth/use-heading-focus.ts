import { useEffect, useRef } from 'react'

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
