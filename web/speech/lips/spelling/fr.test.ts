import { expect, test } from 'vitest'
import { known, others } from '../test/fr-words.ts'
import { readerOf, wronglyRead } from '../test/pronunciation.ts'
import { spelling } from './fr.ts'

const { numberSaid, shapesSaid, soundsSaid } = readerOf(spelling)

test('the lips of French words follow their pronunciation', () => {
  expect(wronglyRead(known, 'fr', spelling)).toEqual([])
})

test('so they do for words that were written down before the rules', () => {
  expect(wronglyRead(others, 'fr', spelling)).toEqual([])
})

test('letters that are silent at the end move no lips', () => {
  expect(shapesSaid('plomb champ beaucoup temps').filter((viseme) => viseme === 'closed')).toHaveLength(2)
})

test('what an apostrophe joins is read as two words', () => {
  expect(soundsSaid("L'homme, c’est l’ami qu'il aime")).toBe('lom , se lami kil em')
})

test.each([
  ['21', 'vingt et un'],
  ['71', 'soixante et onze'],
  ['80', 'quatre-vingt'],
  ['81', 'quatre-vingt un'],
  ['99', 'quatre-vingt dix-neuf'],
  ['1 234', 'mille deux cent trente quatre'],
  ['3,50 €', 'trois euros cinquante'],
  ['10:30', 'dix heures trente'],
])('%s is read as %s', (written, words) => expect(numberSaid(written)).toBe(words))
