import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Dictation } from '../../voice/use-dictation.ts'

/** Milliseconds from which a press is held rather than tapped. */
const holdMs = 400

/** What a button needs to be held or tapped for speaking. */
export interface PushToTalk {
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent) => void
  onContextMenu: (event: MouseEvent) => void
}

/** Listens while a button or the space bar is held, or from one tap to the next. */
export function usePushToTalk(dictation: Dictation, onStop: () => void): PushToTalk {
  const { isThere, isListening, failure, start, stop } = dictation
  const pressedAt = useRef<number | null>(null)
  // A browser that was told to stop goes on understanding for a while; what is pressed meanwhile begins after that.
  const isEnding = useRef(false)
  const isNext = useRef(false)
  const end = () => {
    isNext.current = false
    isEnding.current = isListening
    stop()
    onStop()
  }
  const press = () => {
    if (isListening && (!isEnding.current || isNext.current)) return end()
    pressedAt.current = performance.now()
    if (isListening) isNext.current = true
    else start()
  }
  const begin = useEffectEvent(() => {
    isEnding.current = false
    if (isNext.current) start()
    isNext.current = false
  })
  // Before it is painted that nobody listens.
  useLayoutEffect(() => {
    if (!isListening) begin()
  }, [isListening])
  const release = useEffectEvent(() => {
    const since = pressedAt.current
    pressedAt.current = null
    if (since !== null && performance.now() - since > holdMs) end()
  })
  const goDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isThere || !isFree(event)) return
    event.preventDefault()
    if (!event.repeat) press()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('keydown', (event) => goDown(event), { signal })
    // The button may have made room for another one meanwhile.
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, () => release(), { signal })
    addEventListener('keyup', ({ key }) => key === ' ' && release(), { signal })
    return () => listening.abort()
  }, [])
  return {
    onPointerDown: ({ button }) => {
      if (button === 0) press()
    },
    onClick: ({ detail }) => {
      // From a keyboard there is only a click. On a phone some browsers let nobody listen before a finger is lifted.
      if (detail === 0) press()
      else if (failure === 'denied' && !isListening) start()
    },
    onContextMenu: (event) => event.preventDefault(),
  }
}

/** Whether the space bar means nothing else where the focus is. */
function isFree({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest('input, textarea, select, button, a, summary, dialog')
  return key === ' ' && !isTaken && !altKey && !ctrlKey && !metaKey
}
