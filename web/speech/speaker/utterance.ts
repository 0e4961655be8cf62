import { checkInterval, utteranceState } from './utterance-state.ts'
import type { SpeechListener } from '../engines/voice-engine.ts'

export type Synthesis = Pick<
  SpeechSynthesis,
  | 'speak'
  | 'cancel'
  | 'pause'
  | 'resume'
  | 'speaking'
  | 'pending'
  | 'getVoices'
  | 'addEventListener'
  | 'removeEventListener'
>

interface Utterance {
  synthesis: Synthesis
  make: () => SpeechSynthesisUtterance
  most: number
  isLocal: boolean
  isAfterCut: boolean
  hearer: UtteranceListener
}

/** `swallowed`: dropped without an event. */
type UtteranceFailure = 'blocked' | 'broken' | 'swallowed'

export interface UtteranceListener extends Omit<SpeechListener, 'onFail'> {
  onFail: (why: UtteranceFailure) => void
}

interface Attempt extends Utterance {
  speech: SpeechSynthesisUtterance | null
  attempts: number
  firstAskedAt: number
  askedAt: number
  startedAt: number | null
  busyAt: number | null
  nudgedAt: number
  watch?: ReturnType<typeof setInterval>
  delay?: ReturnType<typeof setTimeout>
}

/** Milliseconds; Safari and Chrome drop an utterance directly after `cancel()`. */
export const cancelDelay = 60
/** Chrome's network voices stop after 15 seconds, unless paused and resumed. */
const resumeInterval = 12_000
/** An earlier end event belongs to the previous utterance. */
const minDuration = 150
const maxAttempts = 2

/** Chrome garbage-collects utterances that are speaking, and their end event with them. */
const activeUtterances = new Set<SpeechSynthesisUtterance>()

export const isBusy = ({ speaking, pending }: Synthesis): boolean => speaking || pending

/** Returns how to stop. Once it has started, it can't fail. */
export function sayUtterance(utterance: Utterance): () => void {
  const now = performance.now()
  const times = { firstAskedAt: now, askedAt: now, startedAt: null, busyAt: null, nudgedAt: now }
  const course: Attempt = { ...utterance, ...times, speech: null, attempts: 0 }
  course.watch = setInterval(() => check(course), checkInterval)
  ask(course, utterance.isAfterCut)
  return () => {
    close(course)
    utterance.synthesis.cancel()
  }
}

function ask(course: Attempt, isAfterCut: boolean): void {
  course.attempts += 1
  course.askedAt = performance.now()
  if (!isAfterCut) return speak(course)
  if (isBusy(course.synthesis)) course.synthesis.cancel()
  course.delay = setTimeout(() => speak(course), cancelDelay)
}

function speak(course: Attempt): void {
  const speech = course.make()
  course.speech = speech
  course.busyAt = null
  activeUtterances.add(speech)
  const isMine = () => course.speech === speech
  speech.addEventListener('start', () => isMine() && begin(course))
  speech.addEventListener('boundary', ({ name, charIndex }) => {
    if (!isMine()) return
    if (course.startedAt === null) begin(course)
    if (name !== 'sentence') course.hearer.onWord(charIndex)
  })
  speech.addEventListener('end', () => isMine() && hearEnd(course))
  speech.addEventListener('error', ({ error }) => isMine() && hearError(course, error))
  course.synthesis.speak(speech)
}

function hearEnd(course: Attempt): void {
  const isTooSoon = performance.now() - (course.startedAt ?? course.askedAt) < minDuration
  // Safari sends the end of a cancelled utterance to the next one, and sometimes drops that.
  if (isTooSoon && isBusy(course.synthesis)) return
  if (isTooSoon && course.startedAt === null) retry(course)
  else end(course)
}

function hearError(course: Attempt, error: SpeechSynthesisErrorCode): void {
  if (course.startedAt !== null) return end(course)
  if (error === 'interrupted' || error === 'canceled') return retry(course)
  fail(course, error === 'not-allowed' ? 'blocked' : 'broken')
}

function retry(course: Attempt): void {
  if (course.attempts === maxAttempts) return fail(course, 'swallowed')
  drop(course)
  ask(course, true)
}

function check(course: Attempt): void {
  const { synthesis, startedAt, busyAt, most, isLocal } = course
  const now = performance.now()
  // Browsers pause speech in hidden pages.
  if (document.hidden) Object.assign(course, { firstAskedAt: now, askedAt: now })
  if (course.speech && isBusy(synthesis)) course.busyAt = now
  const since = (time: number | null) => (time === null ? null : now - time)
  const sight = {
    sinceFirstAsked: now - course.firstAskedAt,
    sinceAsked: now - course.askedAt,
    sinceStart: since(startedAt),
    sinceBusy: since(course.busyAt ?? busyAt),
    most,
  }
  const verdict = utteranceState(sight)
  if (verdict === 'swallowed') retry(course)
  if (verdict === 'lost') fail(course, 'broken')
  if (verdict === 'ended') end(course)
  if (verdict !== 'wait' || isLocal || now - course.nudgedAt < resumeInterval) return
  course.nudgedAt = now
  synthesis.pause()
  synthesis.resume()
}

function begin(course: Attempt): void {
  course.startedAt = performance.now()
  course.hearer.onStart()
}

function end(course: Attempt): void {
  if (course.startedAt === null) begin(course)
  const isStillBusy = course.speech !== null && isBusy(course.synthesis)
  close(course)
  if (isStillBusy) course.synthesis.cancel()
  course.hearer.onEnd()
}

function fail(course: Attempt, why: UtteranceFailure): void {
  close(course)
  if (isBusy(course.synthesis)) course.synthesis.cancel()
  course.hearer.onFail(why)
}

function close(course: Attempt): void {
  clearInterval(course.watch)
  clearTimeout(course.delay)
  drop(course)
}

function drop(course: Attempt): void {
  if (course.speech) activeUtterances.delete(course.speech)
  course.speech = null
}
