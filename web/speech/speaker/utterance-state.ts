/** What is seen of an utterance from outside, whatever its events say; all in milliseconds. */
export interface UtteranceTimes {
  /** Since it was first asked for, and since it was last handed to the browser; both while the page is visible. */
  sinceFirstAsked: number
  sinceAsked: number
  /** Since it began; null before. */
  sinceStart: number | null
  /** Since the browser last said that it speaks or is about to; null where it never did. */
  sinceBusy: number | null
  /** How long it may take at most. */
  most: number
}

/** What to make of it: it was swallowed, can't be heard, or ended without a word. */
export type UtteranceState = 'wait' | 'swallowed' | 'lost' | 'ended'

/** How often an utterance is looked after. */
export const checkInterval = 200
/** What is not even waiting by then never will be; short enough for a second attempt. */
const queueTimeout = 600
/** A voice that has started nothing by then is dead. */
const startTimeout = 1500
/** Browsers say for a moment that they are silent. */
const silenceTolerance = 400

/** Judges an utterance whose events may never come. */
export function utteranceState({
  sinceFirstAsked,
  sinceAsked,
  sinceStart,
  sinceBusy,
  most,
}: UtteranceTimes): UtteranceState {
  const isSilent = sinceBusy === null || sinceBusy > silenceTolerance
  if (sinceStart !== null) return sinceStart > most || (isSilent && sinceBusy !== null) ? 'ended' : 'wait'
  if (isSilent && sinceAsked > queueTimeout) return 'swallowed'
  return sinceFirstAsked >= startTimeout ? 'lost' : 'wait'
}
