import type { PracticeLanguage } from '#contract/languages.ts'

/** A voice that a person can choose. */
export interface VoiceInfo {
  name: string
  /** Its language tag, as the engine says it. */
  lang: string
  /** Whether it speaks without the network. */
  isLocal: boolean
  /** Whether nobody knows that it speaks the language, so that it does only where somebody chose it. */
  isUnsure?: boolean
}

/** How something is to be said: the wanted voice's name, null for the best there is; speed and pitch, 1 being the voice's own. */
export interface VoiceOptions {
  name: string | null
  rate: number
  pitch: number
}

/** One sentence to be said. */
export interface Sentence {
  text: string
  language: PracticeLanguage
  manner: VoiceOptions
}

/** What is known of a sound as it begins: how long it lasts, and how loud it is when, where the sound itself is at hand. */
export interface SoundInfo {
  lasts: number
  loudness?: (after: number) => number
}

/** Why nothing can be heard: the browser waits for somebody to tap, or it did not work. */
export type SpeechFailure = 'blocked' | 'broken'

/** What an engine tells of one sentence; times are milliseconds of `performance.now()`. */
export interface SpeechListener {
  /** The sound begins. */
  onStart: (sound?: SoundInfo) => void
  /** The word that begins at this letter of the sentence begins. */
  onWord: (place: number) => void
  onEnd: () => void
  /** Nothing was heard and nothing will be: another engine may try. */
  onFail: (why: SpeechFailure) => void
}

/** Something that says sentences aloud: the browser, a server, or a clock in tests. */
export interface VoiceEngine {
  /** Whether nothing is heard of it: time passes as if somebody spoke, in any language. */
  isSilent?: boolean
  /** The voices for a language, the best first; none where it can't speak it. The same list until they change. */
  voicesOf: (language: PracticeLanguage) => readonly VoiceInfo[]
  /** Tells when the voices have changed: browsers load them late. */
  subscribe: (listener: () => void) => () => void
  /** Called while somebody taps, so that the browser lets what is said later be heard. */
  unlock?: () => void
  /** Gets a sentence ready that will be said soon. */
  prepare?: (sentence: Sentence) => void
  /** Says a sentence; what comes back ends it at once, and nothing is told any more. */
  say: (sentence: Sentence, hearer: SpeechListener) => () => void
  /** Gives back what it holds of the browser, until it speaks again. */
  close?: () => void
}
