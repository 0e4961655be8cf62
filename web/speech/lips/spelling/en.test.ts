import { expect, test } from 'vitest'
import { known, others } from '../test/en-words.ts'
import { readerOf, wronglyRead } from '../test/pronunciation.ts'
import { spelling } from './en.ts'

const { numberSaid, shapesSaid, soundsSaid } = readerOf(spelling)

test('the lips of English words follow their pronunciation', () => {
  expect(wronglyRead(known, 'en', spelling)).toEqual([])
})

test('so they do for words that were written down before the rules', () => {
  expect(wronglyRead(others, 'en', spelling)).toEqual([])
})

test('a b that is silent closes no lips', () => {
  expect(shapesSaid('lamb climb thumb debt doubt').filter((viseme) => viseme === 'closed')).toHaveLength(3)
})

test('a contraction is one word', () => {
  expect(soundsSaid("I don't know, we'll see")).toBe('ai dount nou , wel sI')
})

test.each([
  ['25', 'twenty five'],
  ['1998', 'nineteen ninety eight'],
  ['2005', 'two thousand and five'],
  ['3,888', 'three thousand eight hundred and eighty eight'],
  ['1,234,567', 'one two three four five six seven'],
  ['$3.50', 'three dollars fifty'],
  ['45%', 'forty five percent'],
  ['3.14', 'three point one four'],
  ['10:30', 'ten thirty'],
])('%s is read as %s', (written, words) => expect(numberSaid(written)).toBe(words))
