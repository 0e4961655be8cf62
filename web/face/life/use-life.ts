import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Viseme } from '../../speech/lips/viseme.ts'
import { everyFrame } from './frames.ts'
import { createLife } from './life.ts'
import type { Mood } from '../drawing/poses.ts'
import { atRest, createPuppet } from '../drawing/puppet.ts'
import { whileSeen } from './while-seen.ts'

/** What a living face is about. */
export interface Living {
  mood: Mood
  /** The shape of the mouth at a time of `performance.now()`. */
  mouthAt: (at: number) => Viseme
  /** Whether what is said is a question. */
  asks: boolean
}

/** Moves a drawing while it can be seen, without rendering; `drawn` changes when there is something else to move. */
export function useLife(ref: RefObject<SVGSVGElement | null>, drawn: string | null, living: Living): void {
  const doingAt = useEffectEvent((at: number) => ({
    mood: living.mood,
    viseme: living.mouthAt(at),
    asks: living.asks,
  }))
  const isSpeaking = living.mood === 'speaking'
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  useEffect(() => {
    // Sound without a sign of who speaks would puzzle: the mouth stands ajar as long as there is speech, and nothing moves.
    if (ref.current && drawn !== null && isStill)
      createPuppet(ref.current)({ ...atRest, mouth: isSpeaking ? 'small' : 'rest' })
  }, [ref, drawn, isStill, isSpeaking])
  useEffect(() => {
    const drawing = ref.current
    if (!drawing || drawn === null || isStill) return undefined
    const puppet = createPuppet(drawing)
    const live = createLife(Math.random)
    const stop = whileSeen(drawing, () => everyFrame((at) => puppet(live(at, doingAt(at)))))
    return () => {
      stop()
      puppet(atRest)
    }
  }, [ref, drawn, isStill])
}
