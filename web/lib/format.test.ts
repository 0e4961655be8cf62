import { de } from 'date-fns/locale/de'
import { expect, test } from 'vitest'
import { createFormat } from './format.ts'
import { ownName } from './language-names.ts'

const now = () => Date.parse('2026-03-04T12:00:00Z')

test('numbers, days and lists are written as the language does', () => {
  const { number, list, choice, languageName } = createFormat('de', de)
  expect(number(1234.5)).toBe('1.234,5')
  expect(list(['A', 'B', 'C'])).toBe('A, B und C')
  expect(choice(['A', 'B'])).toBe('A oder B')
  expect(languageName('es')).toBe('Spanisch')
  expect(ownName('pt')).toBe('Português')
})

test('how long ago is said in the language, or as a day where that could not be loaded', () => {
  expect(createFormat('de', de, now).ago('2026-03-01T12:00:00Z')).toBe('vor 3 Tagen')
  expect(createFormat('de', undefined, now).ago('2026-03-01T12:00:00Z')).toBe('01.03.2026')
})
