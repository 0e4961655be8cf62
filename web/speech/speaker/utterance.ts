import { lookEvery, verdictOn } from './utterance-watch.ts'
import type { Hearer } from '../engines/voice-engine.ts'

/** What is used of a browser's speech synthesis. */
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

/** Something to be said by a browser. */
interface Utterance {
  synthesis: Synthesis
  /** Makes it, and anew for a second attempt. */
  make: () => SpeechSynthesisUtterance
  /** Milliseconds that it may take at most. */
  most: number
  isLocal: boolean
  /** Whether something was cut off just before. */
  isAfterCut: boolean
  hearer: UtteranceHearer
}

/** Why nothing can be heard; `swallowed` where the browser says nothing, and nothing of it. */
type UtteranceFailure = 'blocked' | 'broken' | 'swallowed'

/** What is told of an utterance. */
export interface UtteranceHearer extends Omit<Hearer, 'onFail'> {
  onFail: (why: UtteranceFailure) => void
}

/** How it goes with an utterance. */
interface Course extends Utterance {
  /** What the browser has; null before and after. */
  speech: SpeechSynthesisUtterance | null
  attempts: number
  /** When it was first asked for, and when last; later where the page was hidden. */
  firstAskedAt: number
  askedAt: number
  startedAt: number | null
  busyAt: number | null
  nudgedAt: number
  watch?: ReturnType<typeof setInterval>
  delay?: ReturnType<typeof setTimeout>
}

/** Safari and Chrome drop what is said right after something was cut off; so many milliseconds later they don't. */
export const breather = 60
/** Chrome's voices of the network fall silent after 15 seconds, unless they are paused for an instant. */
const nudgeEvery = 12_000
/** What ends sooner is the end of something else. */
const tooSoon = 150
const mostAttempts = 2

/** Chrome collects what it is saying and then never tells of its end, so that it is held here. */
const held = new Set<SpeechSynthesisUtterance>()

/** Whether the browser says something, or is about to. */
export const isBusy = ({ speaking, pending }: Synthesis): boolean => speaking || pending

/** Says an utterance and watches over it; what comes back ends it. Once it has begun, it can't fail any more. */
export function sayUtterance(utterance: Utterance): () => void {
  const now = performance.now()
  const times = { firstAskedAt: now, askedAt: now, startedAt: null, busyAt: null, nudgedAt: now }
  const course: Course = { ...utterance, ...times, speech: null, attempts: 0 }
  course.watch = setInterval(() => look(course), lookEvery)
  ask(course, utterance.isAfterCut)
  return () => {
    close(course)
    utterance.synthesis.cancel()
  }
}

function ask(course: Course, isAfterCut: boolean): void {
  course.attempts += 1
  course.askedAt = performance.now()
  if (!isAfterCut) return speak(course)
  if (isBusy(course.synthesis)) course.synthesis.cancel()
  course.delay = setTimeout(() => speak(course), breather)
}

function speak(course: Course): void {
  const speech = course.make()
  course.speech = speech
  course.busyAt = null
  held.add(speech)
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

function hearEnd(course: Course): void {
  const isTooSoon = performance.now() - (course.startedAt ?? course.askedAt) < tooSoon
  // Safari tells the next utterance of the end of one that was cut off, and sometimes drops it with that.
  if (isTooSoon && isBusy(course.synthesis)) return
  if (isTooSoon && course.startedAt === null) askAgain(course)
  else end(course)
}

function hearError(course: Course, error: SpeechSynthesisErrorCode): void {
  if (course.startedAt !== null) return end(course)
  if (error === 'interrupted' || error === 'canceled') return askAgain(course)
  fail(course, error === 'not-allowed' ? 'blocked' : 'broken')
}

function askAgain(course: Course): void {
  if (course.attempts === mostAttempts) return fail(course, 'swallowed')
  drop(course)
  ask(course, true)
}

function look(course: Course): void {
  const { synthesis, startedAt, busyAt, most, isLocal } = course
  const now = performance.now()
  // Browsers hold back what a hidden page says.
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
  const verdict = verdictOn(sight)
  if (verdict === 'swallowed') askAgain(course)
  if (verdict === 'lost') fail(course, 'broken')
  if (verdict === 'ended') end(course)
  if (verdict !== 'wait' || isLocal || now - course.nudgedAt < nudgeEvery) return
  course.nudgedAt = now
  synthesis.pause()
  synthesis.resume()
}

function begin(course: Course): void {
  course.startedAt = performance.now()
  course.hearer.onStart()
}

function end(course: Course): void {
  if (course.startedAt === null) begin(course)
  const isStillBusy = course.speech !== null && isBusy(course.synthesis)
  close(course)
  if (isStillBusy) course.synthesis.cancel()
  course.hearer.onEnd()
}

function fail(course: Course, why: UtteranceFailure): void {
  close(course)
  if (isBusy(course.synthesis)) course.synthesis.cancel()
  course.hearer.onFail(why)
}

function close(course: Course): void {
  clearInterval(course.watch)
  clearTimeout(course.delay)
  drop(course)
}

function drop(course: Course): void {
  if (course.speech) held.delete(course.speech)
  course.speech = null
}
