/** What is seen of an utterance from outside, whatever its events say; all in milliseconds. */
export interface Sight {
  /** Since it was handed to the browser. */
  sinceAsked: number
  /** Since it began; null before. */
  sinceStart: number | null
  /** Since the browser last said that it speaks or is about to; null where it never did. */
  sinceBusy: number | null
  /** How long it may take at most. */
  most: number
}

/** What to make of it: it began without a word, was swallowed, can't be heard, or ended without a word. */
export type Verdict = 'wait' | 'began' | 'swallowed' | 'lost' | 'ended'

/** How often an utterance is looked after. */
export const lookEvery = 200
/** Some voices of the network never tell that they begin. */
const tellsWithin = 1000
/** What is not even waiting by then never will be. */
const waitsWithin = 1200
/** A voice of the network may take its time. */
const beginsWithin = 6000
/** Browsers say for a moment that they are silent. */
const moment = 400

/** Judges an utterance whose events may never come. */
export function verdictOn({ sinceAsked, sinceStart, sinceBusy, most }: Sight): Verdict {
  const isSilent = sinceBusy === null || sinceBusy > moment
  if (sinceStart !== null) return sinceStart > most || (isSilent && sinceBusy !== null) ? 'ended' : 'wait'
  if (isSilent) return sinceAsked > waitsWithin ? 'swallowed' : 'wait'
  if (sinceAsked > beginsWithin) return 'lost'
  return sinceAsked > tellsWithin ? 'began' : 'wait'
}
