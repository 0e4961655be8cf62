import type { Word } from '#server/analysis/analysed.ts'
import { bareOf } from './units.ts'

// Rows of keys, laughter, the same syllable again and again, and words without any vowel.
const keys = /^(?:a?sdf\w*|asd\w*|qwert\w*|azert\w*|yxcv\w*|zxcv\w*|hjkl\w*|jkl\w*)$/
const laughter =
  /^(?:a?(?:h[aei]){2,}h?|(?:[aei]h){2,}[aei]?|(?:j[aeiu]){2,}j?|(?:rs){2,}r?|k{3,}|(?:hue){2,}|x+d+|lo+l|mdr+|lmao|rofl)$/
const again = /^(?:(bla)+|(la){3,}|(.)\3{2,}|(\p{L}{2})\4{2,})$/u
const mute = /^[bcdfghjklmnpqrstvwxz]{5,}$/

/** Whether a bare word is none of any language. */
export const isNonsense = (bare: string): boolean => [keys, laughter, again, mute].some((pattern) => pattern.test(bare))

/** How often a word stands in a row in a song. */
const times = 3

/** Whether a noun or a word of no language is sung, with no small words around: "doo doo doo"; "no no no" is said. */
export const isChant = (sentence: readonly Word[], small: ReadonlySet<string>): boolean =>
  sentence.filter(({ kind }) => kind !== 'mark').length > times &&
  clausesOf(sentence).some(
    (clause) =>
      clause.every(({ text }) => !small.has(bareOf(text))) &&
      clause.some(
        ({ text, readings }, at) =>
          readings.every(({ tags }) => tags.has('noun') || tags.has('name')) &&
          clause.slice(at, at + times).filter((word) => bareOf(word.text) === bareOf(text)).length === times,
      ),
  )

function clausesOf(sentence: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  for (const word of sentence) {
    if (word.kind === 'mark') clauses.push([])
    else clauses.at(-1)?.push(word)
  }
  return clauses
}
