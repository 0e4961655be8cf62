import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the page's heading after a navigation. Within a page it does so only when the focused element is gone; the search field keeps its focus. */
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

// The address changes before the page is rendered; by then the user may have focused the header's search.
const isSearching = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && !activeElement.closest('main')
}

/** Focuses the heading, and the one that replaces it when the content has loaded, until the focus moves on. */
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
