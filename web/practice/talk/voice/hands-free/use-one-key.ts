import { useEffect, useEffectEvent, useRef } from 'react'
import { isFreeKey } from '../is-free-key.ts'
import type { HandsFreeTalk } from './use-hands-free.ts'

/** Milliseconds after which a press is a hold. */
const holdMs = 1000

/** One key, such as that of a switch, does everything: a press thinks, goes on or interrupts, a hold stops. */
export function useOneKey({ phase, think, interrupt, stop }: HandsFreeTalk): void {
  const pressedAt = useRef<number | null>(null)
  const goDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOneKey(event) || !isFreeKey(event)) return
    event.preventDefault()
    if (!event.repeat) pressedAt.current = performance.now()
  })
  // Acts when the key is released: held on, it would press the button that gets the focus.
  const goUp = useEffectEvent((event: KeyboardEvent) => {
    const since = pressedAt.current
    if (since === null || !isOneKey(event)) return
    pressedAt.current = null
    if (performance.now() - since >= holdMs) stop()
    else if (phase === 'listening') think()
    else interrupt?.()
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('keydown', (event) => goDown(event), listening)
    addEventListener('keyup', (event) => goUp(event), listening)
    return () => listening.abort()
  }, [])
}

const isOneKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'
