import { expect, test } from 'vitest'
import { known, others } from '../test/es-words.ts'
import { readerOf, wronglyRead } from '../test/pronunciation.ts'
import { spelling } from './es.ts'

const { numberSaid, soundsSaid } = readerOf(spelling)

test('the lips of Spanish words follow their pronunciation', () => {
  expect(wronglyRead(known, 'es', spelling)).toEqual([])
})

test('so they do for words that were written down before the rules', () => {
  expect(wronglyRead(others, 'es', spelling)).toEqual([])
})

test('h is silent, and v closes the lips as b does', () => {
  expect(soundsSaid('ahora hablo vivo')).toBe('aora ablo bibo')
})

test.each([
  ['25', 'veinticinco'],
  ['31', 'treinta y uno'],
  ['100', 'cien'],
  ['1.999', 'mil novecientos noventa y nueve'],
  ['3,5', 'tres coma cinco'],
  ['3,50 €', 'tres euros cincuenta'],
  ['10:30', 'diez treinta'],
])('%s is read as %s', (written, words) => expect(numberSaid(written)).toBe(words))
