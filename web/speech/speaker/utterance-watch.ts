/** What is seen of an utterance from outside, whatever its events say; all in milliseconds. */
export interface Sight {
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
export type Verdict = 'wait' | 'swallowed' | 'lost' | 'ended'

/** How often an utterance is looked after. */
export const lookEvery = 200
/** What is not even waiting by then never will be; short enough for a second attempt. */
const waitsWithin = 600
/** A voice that has started nothing by then is dead. */
const startsWithin = 1500
/** Browsers say for a moment that they are silent. */
const moment = 400

/** Judges an utterance whose events may never come. */
export function verdictOn({ sinceFirstAsked, sinceAsked, sinceStart, sinceBusy, most }: Sight): Verdict {
  const isSilent = sinceBusy === null || sinceBusy > moment
  if (sinceStart !== null) return sinceStart > most || (isSilent && sinceBusy !== null) ? 'ended' : 'wait'
  if (isSilent && sinceAsked > waitsWithin) return 'swallowed'
  return sinceFirstAsked >= startsWithin ? 'lost' : 'wait'
}
