import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Distance in pixels that still counts as the end. */
const endThreshold = 64

export interface ScrollEnd {
  hasNewBelow: boolean
  go: () => void
}

/** Scrolls to the end while the list grows, unless the user has scrolled up. */
export function useStickToEnd(ref: RefObject<HTMLElement | null>): ScrollEnd {
  const isAtEnd = useRef(true)
  const [hasNewBelow, setHasNewBelow] = useState(false)

  const go = () => {
    isAtEnd.current = true
    setHasNewBelow(false)
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return undefined
    // Makes it scrollable by keyboard when nothing in it is focusable.
    list.tabIndex = 0
    let height = list.scrollHeight
    let seen = list.clientHeight
    const stick = () => {
      const hasGrown = list.scrollHeight > height
      height = list.scrollHeight
      seen = list.clientHeight
      if (isAtEnd.current) list.scrollTop = height
      else if (hasGrown) setHasNewBelow(true)
    }
    const follow = () => {
      // Rotating the phone or opening its keyboard scrolls without the user's intent.
      if (list.scrollHeight !== height || list.clientHeight !== seen) return
      isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < endThreshold
      if (isAtEnd.current) setHasNewBelow(false)
    }
    stick()
    const sizes = new ResizeObserver(stick)
    sizes.observe(list)
    for (const child of list.children) sizes.observe(child)
    list.addEventListener('scroll', follow, { passive: true })
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', follow)
    }
  }, [ref])
  return { hasNewBelow, go }
}
