import type { Numbers } from '../numbers/numbers.ts'

export interface Sound {
  phone: string
  at: number
}

export interface Spelling {
  read: (word: string) => Sound[]
  numbers?: Numbers
}

export interface SpellingTable {
  /** One rule a line or between semicolons: `before<letters>after sounds`. `before` and `after` are regular expressions with V for a vowel and C for a consonant; `-` is silent. The rule with the most letters wins, then one with context, then the first. */
  rules: string
  /** Exceptions: `word sounds`, separated by commas. */
  words?: string
  /** Double consonants that are pronounced once. */
  doubles?: string
  numbers?: Numbers
}
