import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps an element as high as the visual viewport, which the on-screen keyboard shrinks. */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport
    const follow = () => {
      const { current } = ref
      // Pinch zoom changes the viewport, too; it is ignored.
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
