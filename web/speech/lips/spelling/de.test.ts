import { expect, test } from 'vitest'
import { known, others } from '../test/de-words.ts'
import { readerOf, wronglyRead } from '../test/pronunciation.ts'
import { spelling } from './de.ts'

const { numberSaid, soundsSaid } = readerOf(spelling)

test('the lips of German words follow their pronunciation', () => {
  expect(wronglyRead(known, 'de', spelling)).toEqual([])
})

test('so they do for words that were written down before the rules', () => {
  expect(wronglyRead(others, 'de', spelling)).toEqual([])
})

test('v and w put the teeth on the lip, and an h after a vowel is silent', () => {
  expect(soundsSaid('Vater Wasser gehen')).toBe('fat@ vas@ ge@n')
})

test.each([
  ['21', 'ein und zwanzig'],
  ['1989', 'neunzehn hundert neun und achtzig'],
  ['2.025', 'zwei tausend fünf und zwanzig'],
  ['3,50 €', 'drei Euro fünfzig'],
  ['3,5 %', 'drei Komma fünf Prozent'],
  ['10:30', 'zehn Uhr dreißig'],
  ['10:00', 'zehn Uhr'],
])('%s is read as %s', (written, words) => expect(numberSaid(written)).toBe(words))
