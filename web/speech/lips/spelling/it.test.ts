import { expect, test } from 'vitest'
import { known, others } from '../test/it-words.ts'
import { readerOf, wronglyRead } from '../test/pronunciation.ts'
import { spelling } from './it.ts'

const { numberSaid, soundsSaid } = readerOf(spelling)

test('the lips of Italian words follow their pronunciation', () => {
  expect(wronglyRead(known, 'it', spelling)).toEqual([])
})

test('so they do for words that were written down before the rules', () => {
  expect(wronglyRead(others, 'it', spelling)).toEqual([])
})

test('c and g change before e and i, and h keeps them', () => {
  expect(soundsSaid('ciao che cena ghiro giro')).toBe('tsao ke tsena giro dziro')
})

test('what an apostrophe joins is read as two words', () => {
  expect(soundsSaid("l'amico dell'uomo")).toBe('lamiko delwomo')
})

test.each([
  ['21', 'ventuno'],
  ['28', 'ventotto'],
  ['100', 'cento'],
  ['3.888', 'tremilaottocentoottantotto'],
  ['3,5', 'tre virgola cinque'],
  ['10:30', 'dieci e trenta'],
])('%s is read as %s', (written, words) => expect(numberSaid(written)).toBe(words))
