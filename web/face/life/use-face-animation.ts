import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Viseme } from '../../speech/lips/viseme.ts'
import type { Mood } from '../drawing/poses.ts'
import { restFrame, createPuppet } from '../drawing/puppet.ts'
import { createAnimator } from './animator.ts'

/** What a living face is about. */
export interface FaceAnimation {
  mood: Mood
  /** The shape of the mouth at a time of `performance.now()`. */
  mouthAt: (at: number) => Viseme
  /** Whether what is said is a question. */
  isQuestion: boolean
}

/** Moves a drawing while it can be seen, without rendering; `drawn` changes when there is something else to move. */
export function useFaceAnimation(
  ref: RefObject<SVGSVGElement | null>,
  drawn: string | null,
  living: FaceAnimation,
): void {
  const doingAt = useEffectEvent((at: number) => ({
    mood: living.mood,
    viseme: living.mouthAt(at),
    isQuestion: living.isQuestion,
  }))
  const isSpeaking = living.mood === 'speaking'
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  useEffect(() => {
    // Sound without a sign of who speaks would puzzle: the mouth stands ajar as long as there is speech, and nothing moves.
    if (ref.current && drawn !== null && isStill)
      createPuppet(ref.current)({ ...restFrame, mouth: isSpeaking ? 'small' : 'rest' })
  }, [ref, drawn, isStill, isSpeaking])
  useEffect(() => {
    const drawing = ref.current
    if (!drawing || drawn === null || isStill) return undefined
    const puppet = createPuppet(drawing)
    const live = createAnimator(Math.random)
    const stop = whileVisible(drawing, () => everyFrame((at) => puppet(live(at, doingAt(at)))))
    return () => {
      stop()
      puppet(restFrame)
    }
  }, [ref, drawn, isStill])
}

const steps = new Set<(at: number) => void>()
let asked = 0

/** Calls at every frame of the page, all callers from one request, until what comes back is called. The browser isQuestion for no frame of a hidden tab. */
function everyFrame(step: (at: number) => void): () => void {
  steps.add(step)
  asked ||= requestAnimationFrame(run)
  return () => {
    steps.delete(step)
    if (steps.size > 0) return
    cancelAnimationFrame(asked)
    asked = 0
  }
}

function run(at: number): void {
  asked = requestAnimationFrame(run)
  for (const step of steps) step(at)
}

/** Does something as long as an element is in the window, until what comes back is called; `start` gives how it is stopped. */
function whileVisible(element: Element, start: () => () => void): () => void {
  // A page in a test has no window to be out of.
  if (!('IntersectionObserver' in globalThis)) return start()
  let stop: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false
    if (isSeen) stop ??= start()
    else end()
  })
  const end = () => {
    stop?.()
    stop = undefined
  }
  observer.observe(element)
  return () => {
    observer.disconnect()
    end()
  }
}
