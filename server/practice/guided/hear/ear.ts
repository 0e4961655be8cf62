import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** A language with the phrases that are heard in it. */
export interface Ear {
  tongue: Tongue
  phrases: Phrases
  /** Rude words are heard in the language practised and the student's own; in others they may be harmless ones. */
  hearsInsults: boolean
}
