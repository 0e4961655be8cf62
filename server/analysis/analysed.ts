import type { Reading } from './lexicon/lexicon.ts'
import type { Token } from './tokens.ts'

/** A token with what the lexicon knows of it. */
export interface Word extends Token {
  /** None for a word that is not known, and for marks. */
  readings: readonly Reading[]
  /** The word is not of this language, or a name: no rule counts on it. */
  isForeign: boolean
}
