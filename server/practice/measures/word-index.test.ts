import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTypo } from '#server/practice/guided/language/compare.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import { indexOf } from './word-index.ts'

const toWord = (bare: string): Word => ({ written: bare, plain: bare, bare })
const stem = (text: string) => text.replace(/(?<=...)[ab]+$/, '')
// Few letters, so that many words are alike.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 }).map(toWord)

const isForm = (said: Word, wanted: Word) => {
  const shared = Math.min(said.bare.length, wanted.bare.length) - 1
  return (
    stem(said.plain) === stem(wanted.plain) ||
    (shared >= 3 && said.bare.slice(0, shared) === wanted.bare.slice(0, shared))
  )
}

test('the index finds what a look at each word would', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), word, (words, said) => {
      const index = indexOf({ stem }, words)
      expect(index.sameAs(said)).toBe(words.find(({ bare }) => bare === said.bare))
      expect(index.hasFormOf(said)).toBe(words.some((each) => isForm(said, each)))
      expect(index.meantBy(said)).toBe(words.find((each) => isTypo(said.bare, each.bare)))
    }),
    { numRuns: 1000 },
  )
})
