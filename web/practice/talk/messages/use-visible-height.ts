import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps an element as high as what is to be seen of the window, where a keyboard covers the rest. */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport
    const follow = () => {
      const { current } = ref
      // While somebody has zoomed in, the page stays as it is.
      if (!current || !seen || seen.scale > 1.01) return
      current.style.height = `${seen.height}px`
      current.style.translate = `0 ${seen.offsetTop}px`
    }
    follow()
    seen?.addEventListener('resize', follow)
    seen?.addEventListener('scroll', follow)
    return () => {
      seen?.removeEventListener('resize', follow)
      seen?.removeEventListener('scroll', follow)
    }
  }, [])
  return ref
}
