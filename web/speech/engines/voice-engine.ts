import type { PracticeLanguage } from '#contract/values/languages.ts'

export interface VoiceInfo {
  name: string
  /** A BCP 47 tag, in the engine's spelling. */
  lang: string
  /** Whether it works offline. */
  isLocal: boolean
  /** Whether its language is a guess; used only if chosen explicitly. */
  isUnsure?: boolean
}

/** `name` null means the best voice; rate and pitch are factors, 1 being the voice's default. */
export interface VoiceOptions {
  name: string | null
  /** Where no voice is named, one of this region is the best. */
  region?: string | null
  rate: number
  pitch: number
}

export interface Sentence {
  text: string
  language: PracticeLanguage
  voiceOptions: VoiceOptions
}

/** `lasts` in milliseconds; `loudness` from 0 to 1 at a time after the start, if the samples are available. */
export interface SoundInfo {
  lasts: number
  loudness?: (after: number) => number
}

/** Blocked by autoplay rules, or failed. */
export type SpeechFailure = 'blocked' | 'broken'

/** Times are milliseconds of `performance.now()`. */
export interface SpeechListener {
  onStart: (sound?: SoundInfo) => void
  /** The word at this index of the sentence begins. */
  onWord: (place: number) => void
  onEnd: () => void
  /** Nothing was audible, so another engine may try. */
  onFail: (why: SpeechFailure) => void
}

export interface VoiceEngine {
  /** Only time passes, in any language. */
  isSilent?: boolean
  /** Best first. The same array until the voices change. */
  voicesOf: (language: PracticeLanguage) => readonly VoiceInfo[]
  /** Browsers load voices asynchronously. */
  subscribe: (listener: () => void) => () => void
  /** Must be called in a click handler to satisfy autoplay rules. */
  unlock?: () => void
  prepare?: (sentence: Sentence) => void
  /** Returns how to stop; no callback is called afterwards. */
  say: (sentence: Sentence, hearer: SpeechListener) => () => void
  /** Releases browser resources until the next use. */
  close?: () => void
}
