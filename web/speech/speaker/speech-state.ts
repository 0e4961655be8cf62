/** What is being said, as far as a page shows it. */
export interface SpeechState {
  /** Names what is being said; null for silence. */
  id: string | null
  /** The sentence that is being said, or was said last of this text, and where it begins in the whole text. */
  sentence: { index: number; text: string; place: number } | null
  /** Where in the whole text the current word begins; null where no voice tells. */
  word: number | null
  /** Whether nothing is heard of it, so that captions are all there is. */
  isSilent: boolean
  /** Whether the browser lets nothing be heard before somebody taps. */
  isBlocked: boolean
  /** Names what was said last without a sound because no voice worked; null once one is heard. */
  unheard: string | null
}

/** Nothing is said. */
export const silence: SpeechState = {
  id: null,
  sentence: null,
  word: null,
  isSilent: false,
  isBlocked: false,
  unheard: null,
}
