import type { Tongue } from './language/tongue.ts'
import type { Phrases } from './phrases/types.ts'

/** A language with the phrases that are heard in it. */
export interface Ear {
  tongue: Tongue
  phrases: Phrases
  /** Rude words are heard in the language practised and the student's own; in others they may be harmless ones. */
  hearsInsults: boolean
}
