import { expect, test } from 'vitest'
import { readerOf, wronglyRead } from '../test/pronunciation.ts'
import { known, others } from '../test/pt-words.ts'
import { spelling } from './pt.ts'

const { numberSaid, shapesSaid } = readerOf(spelling)

test('the lips of Portuguese words follow their pronunciation', () => {
  expect(wronglyRead(known, 'pt', spelling)).toEqual([])
})

test('so they do for words that were written down before the rules', () => {
  expect(wronglyRead(others, 'pt', spelling)).toEqual([])
})

test('an m at the end of a word closes no lips', () => {
  expect(shapesSaid('bom com sim um bem')).not.toContain('teeth')
  expect(shapesSaid('com sim um ontem')).not.toContain('closed')
})

test.each([
  ['21', 'vinte e um'],
  ['100', 'cem'],
  ['1234', 'mil duzentos e trinta e quatro'],
  ['2.025', 'dois mil e vinte e cinco'],
  ['45%', 'quarenta e cinco por cento'],
  ['10:30', 'dez e trinta'],
])('%s is read as %s', (written, words) => expect(numberSaid(written)).toBe(words))
