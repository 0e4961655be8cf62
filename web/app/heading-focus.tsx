import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the page's heading after a navigation, so that keyboard and screen reader start there; within a page
 * only when what had the focus is gone, because a filter keeps it. Who searches on while a page is coming is left to it.
 */
export function HeadingFocus() {
  const { pathname, search } = useLocation()
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    const isOther = before.pathname !== pathname
    const isLost = before.search !== search && document.activeElement === document.body
    return (isOther && !isSearching()) || isLost ? keepFocusOnHeading() : undefined
  }, [pathname, search])
  return null
}

// The address changes before the page is there, and by then somebody may have turned to the frame's own field.
const isSearching = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && !activeElement.closest('main')
}

/** Focuses the heading, and whatever heading takes its place before the focus goes on, such as when what the page shows has come. */
function keepFocusOnHeading() {
  let heading = focusHeading()
  const changes = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement === heading || (activeElement === body && heading?.isConnected)) return
    if (activeElement === body) heading = focusHeading()
    else changes.disconnect()
  })
  changes.observe(document.body, { childList: true, subtree: true })
  return () => changes.disconnect()
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}
