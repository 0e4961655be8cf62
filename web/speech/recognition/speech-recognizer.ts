import type { Recognizer } from '#contract/values/microphone.ts'

/** All that was heard of a turn so far. */
export interface HeardText {
  text: string
  /** From 0 to 1; null if unknown. */
  confidence: number | null
  /** It will not be heard otherwise any more; missing where a recognizer does not tell. */
  isFinal?: boolean
}

/** `denied`: no permission; `silent`: nothing was said; `failed`: another recognizer may do better. */
export type RecognitionFailure = 'denied' | 'silent' | 'failed'

export interface RecognitionListener {
  onText: (heard: HeardText) => void
  /** The student makes a sound, or no longer does. A recognizer that tells of sounds says the text after each of them, empty for noise. */
  onSound?: (isSounding: boolean) => void
  /** A sound began that may be one of the student's; called until `onSound` tells, or it was noise. */
  onStir?: () => void
  onEnd: (failure: RecognitionFailure | null) => void
}

export interface RecognitionOptions {
  language: string
  /** Words that are likely, such as those of the step. */
  phrases: readonly string[]
  /** Listens over pauses until it is stopped. */
  isContinuous: boolean
}

export interface Listening {
  /** Ends, with a final result. */
  stop: () => void
  /** Ends without a result. */
  abort: () => void
}

/** `installable`: the browser offers to fetch the language. */
export type Availability = 'available' | 'installable' | 'unavailable'

/** Turns speech into text; `kind` says who hears. */
export interface SpeechRecognizer {
  kind: Recognizer
  /** At once where the browser need not be asked. */
  availability: (language: string) => Availability | Promise<Availability>
  /** False if it did not succeed. */
  install?: (language: string) => Promise<boolean>
  /** Throws if it can't start. Call it in a click handler the first time. */
  listen: (options: RecognitionOptions, listener: RecognitionListener) => Listening
}
