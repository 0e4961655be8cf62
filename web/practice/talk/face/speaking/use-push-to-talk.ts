import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isFreeKey } from '../../voice/is-free-key.ts'
import type { Dictation } from '../../voice/use-dictation.ts'

/** Milliseconds that separate a hold from a tap. */
const holdMs = 400

export interface PushToTalk {
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent) => void
  onContextMenu: (event: MouseEvent) => void
}

/** Listens while the button or the space bar is held, or between two taps. */
export function usePushToTalk(dictation: Dictation, onStop: () => void): PushToTalk {
  const { isThere, isListening, failure, start, stop } = dictation
  const pressedAt = useRef<number | null>(null)
  // A stopped recognition still returns results for a moment; a press during that time starts afterwards.
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
  // A layout effect, so that the button never shows the old state.
  useLayoutEffect(() => {
    if (!isListening) begin()
  }, [isListening])
  const release = useEffectEvent(() => {
    const since = pressedAt.current
    pressedAt.current = null
    if (since !== null && performance.now() - since > holdMs) end()
  })
  const goDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isThere || event.key !== ' ' || !isFreeKey(event)) return
    event.preventDefault()
    if (!event.repeat) press()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('keydown', (event) => goDown(event), { signal })
    // A re-render may have replaced the button under the pointer.
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, () => release(), { signal })
    addEventListener('keyup', ({ key }) => key === ' ' && release(), { signal })
    return () => listening.abort()
  }, [])
  return {
    onPointerDown: ({ button }) => {
      if (button === 0) press()
    },
    onClick: ({ detail }) => {
      // The keyboard fires only click. Some mobile browsers start listening only on pointerup.
      if (detail === 0) press()
      else if (failure === 'denied' && !isListening) start()
    },
    onContextMenu: (event) => event.preventDefault(),
  }
}
