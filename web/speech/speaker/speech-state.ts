export interface SpeechState {
  id: string | null
  /** The current or last sentence, and its index in the text. */
  sentence: { index: number; text: string; place: number } | null
  /** Index in the text; null if the voice reports no words. */
  word: number | null
  isSilent: boolean
  isBlocked: boolean
  /** The id of the last text that no voice could speak; null once one can. */
  unheard: string | null
  /** The voice that speaks took over from one that failed. */
  isReplaced: boolean
}

export const silence: SpeechState = {
  id: null,
  sentence: null,
  word: null,
  isSilent: false,
  isBlocked: false,
  unheard: null,
  isReplaced: false,
}
