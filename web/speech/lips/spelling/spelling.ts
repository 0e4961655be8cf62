import type { Numbers } from '../numbers/numbers.ts'

/** A sound (see `phones.ts`) and the letter of the word that it is written with. */
export interface Sound {
  phone: string
  at: number
}

/** How a language is read. */
export interface Spelling {
  /** What is said for a word in small letters. */
  read: (word: string) => Sound[]
  numbers?: Numbers
}

/** The spelling of a language as it is written down. */
export interface SpellingTable {
  /**
   * One rule a line or between semicolons: `before<letters>after sounds`. What stands before and after are regular
   * expressions, with V for a vowel and C for a consonant; `-` is silence. The rule with the most letters wins, then one that asks for neighbours, then the first.
   */
  rules: string
  /** Words that the rules get wrong: `word sounds`, separated by commas. */
  words?: string
  /** Consonants that are said once when they are written twice. */
  doubles?: string
  numbers?: Numbers
}
