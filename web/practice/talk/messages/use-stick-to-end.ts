import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How far from its end (in pixels) a list still counts as read to the end. */
const endThreshold = 64

/** The end of a list that grows. */
export interface ScrollEnd {
  /** Whether something new is below what is to be seen. */
  hasNewBelow: boolean
  go: () => void
}

/** Keeps a list at its end while it grows, unless somebody has scrolled up to read. */
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
    // The arrow keys scroll it, also where nothing in it can be pressed.
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
      // Turning the phone or opening its keyboard scrolls, too, and nobody has wanted it.
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
