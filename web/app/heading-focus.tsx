import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the page's heading after a navigation, so that keyboard and screen reader start there. */
export function HeadingFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
