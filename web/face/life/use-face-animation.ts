import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Viseme } from '../../speech/lips/viseme.ts'
import type { Mood } from '../drawing/poses.ts'
import { restFrame, createPuppet } from '../drawing/puppet.ts'
import { createAnimator } from './animator.ts'

export interface FaceAnimation {
  mood: Mood
  mouthAt: (at: number) => Viseme
  isQuestion: boolean
}

/** Animates the SVG without re-rendering while it is visible; `drawn` changes when the drawing does. */
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
    // With reduced motion the mouth stays ajar during speech, as a sign of who speaks.
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
let frameRequest = 0

/** All faces share one requestAnimationFrame loop, which browsers pause in hidden tabs. Returns how to stop. */
function everyFrame(step: (at: number) => void): () => void {
  steps.add(step)
  frameRequest ||= requestAnimationFrame(run)
  return () => {
    steps.delete(step)
    if (steps.size > 0) return
    cancelAnimationFrame(frameRequest)
    frameRequest = 0
  }
}

function run(at: number): void {
  frameRequest = requestAnimationFrame(run)
  for (const step of steps) step(at)
}

function whileVisible(element: Element, start: () => () => void): () => void {
  // jsdom has no IntersectionObserver.
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
