import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Word } from './words.ts'

/** The words of a text without those that were found in it; a phrase found in writing without spaces is one word. */
export function wordsBeside(tongue: Tongue, words: readonly Word[], found: readonly Word[]): readonly Word[] {
  if (words.some((word) => found.includes(word))) return words.filter((word) => !found.includes(word))
  const letters = (some: readonly Word[]) => some.map(({ bare }) => bare).join('')
  return tongue.wordsOf(letters(words).replaceAll(letters(found), ' '))
}
