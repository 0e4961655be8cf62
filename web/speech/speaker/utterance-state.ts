/** Milliseconds. */
export interface UtteranceTimes {
  /** Counted only while the page is visible. */
  sinceFirstAsked: number
  sinceAsked: number
  sinceStart: number | null
  sinceBusy: number | null
  most: number
}

/** Dropped by the browser, inaudible, or ended without an event. */
export type UtteranceState = 'wait' | 'swallowed' | 'lost' | 'ended'

export const checkInterval = 200
/** An utterance that isn't queued by then was dropped; short enough for a second attempt. */
const queueTimeout = 600
/** A voice that hasn't started by then is dead. */
const startTimeout = 1500
/** Browsers report silence for a moment between states. */
const silenceTolerance = 400

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
