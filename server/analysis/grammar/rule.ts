import type { Finding } from '#server/analysis/finding.ts'
import type { Word } from '#server/analysis/analysed.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'

/** What a rule sees of the place where its pattern matched. */
export interface Match {
  /** The words of an element, counted from 0; empty for one that may be missing. */
  words: (element: number) => readonly Word[]
  /** The first word of an element, in small letters; empty where it is missing. */
  word: (element: number) => string
  /** The words of the marked elements. */
  marked: readonly Word[]
  /** The text of the marked elements as it was written. */
  written: string
  /** The word so many places before the first (-1) or after the last (1), in small letters; empty outside the sentence. */
  beside: (distance: number) => string
  /** The whole sentence. */
  sentence: readonly Word[]
  /** Where in the sentence the pattern begins. */
  at: number
  /** The only form of a word's lemma that has these tags; empty where there is none or several. `tags` also say which reading is meant, before `→`: `verb → verb pres 3s`. */
  form: (word: Word | undefined, tags: string) => string
  lexicon: Lexicon
}

/** A mistake that learners make, and how it is mended. */
export interface Rule {
  /** `<language>.<topic>.<name>`; kept with what was found, so that it never changes. */
  id: string
  kind: Finding['kind']
  /** See `Pattern`; the first that matches counts. */
  pattern: string | readonly string[]
  /** What stands there instead of the marked words; null where it is no mistake after all. An empty text takes them away. */
  better: string | ((match: Match) => string | null)
  /** The key of the sentence that says why. */
  why: string
  /** Sentences with the mistake, and what they become; at least three. */
  wrong: readonly (readonly [sentence: string, mended: string])[]
  /** Right sentences that look alike; at least three. */
  right: readonly string[]
}
