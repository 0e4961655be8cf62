import { expect, test } from 'vitest'
import { createFormat } from './format.ts'
import { ownName } from './language-names.ts'

test('numbers, days and lists are written as the language does', () => {
  const { number, list, choice, languageName } = createFormat('de')
  expect(number(1234.5)).toBe('1.234,5')
  expect(list(['A', 'B', 'C'])).toBe('A, B und C')
  expect(choice(['A', 'B'])).toBe('A oder B')
  expect(languageName('es')).toBe('Spanisch')
  expect(ownName('pt')).toBe('Português')
})
