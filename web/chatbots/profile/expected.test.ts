import { expect, test } from 'vitest'
import { alternativesOf } from './expected.ts'

test('alternatives are split at every kind of separator', () => {
  expect(alternativesOf('café|té | agua')).toEqual(['café', 'té', 'agua'])
  expect(alternativesOf('la cuenta')).toEqual(['la cuenta'])
  expect(alternativesOf('café||')).toEqual(['café'])
})

test('the open end of a word and a number are no signs to be learnt', () => {
  expect(alternativesOf('quier*|quisiera')).toEqual(['quier…', 'quisiera'])
  expect(alternativesOf('# euros')).toEqual(['0–9 euros'])
})
