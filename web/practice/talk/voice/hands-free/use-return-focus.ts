import { type RefObject, useEffect, useRef } from 'react'
import type { HandsFreeTalk } from './use-hands-free.ts'

/** For the button that starts it: gets the focus once the bar that had it is gone. */
export function useReturnFocus({ wasOn, isOn }: HandsFreeTalk): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasOn && !isOn && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isOn, wasOn])
  return button
}
