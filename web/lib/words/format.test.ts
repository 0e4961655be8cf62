import { expect, test, vi } from 'vitest'
import { createDuration } from './duration.ts'
import { createFormat } from './format.ts'
import { ownName } from './language-names.ts'
import { megabytes } from './megabytes.ts'

test('numbers, days and lists are written as the language does', () => {
  const { number, list, choice, languageName } = createFormat('de')
  expect(number(1234.5)).toBe('1.234,5')
  expect(list(['A', 'B', 'C'])).toBe('A, B und C')
  expect(choice(['A', 'B'])).toBe('A oder B')
  expect(languageName('es')).toBe('Spanisch')
  expect(ownName('pt')).toBe('Português')
})

test('English is written as in Britain', () => {
  const { date, dateTime, list, number } = createFormat('en')
  expect(date('2026-11-22T12:00:00Z')).toBe('22 Nov 2026')
  expect(dateTime('2026-11-22T17:56:00')).toBe('22 Nov 2026, 17:56')
  expect(list(['A', 'B', 'C'])).toBe('A, B and C')
  expect(number(1234.5)).toBe('1,234.5')
})

test('in a list of languages only the first begins with a capital, unless the language writes them all so', () => {
  const named = ['it', 'es', 'fr', 'pt', 'de', 'en'].map((language) =>
    createFormat(language).languageNames(['es', 'de']),
  )
  expect(named).toEqual([
    'Spagnolo e tedesco',
    'Español y alemán',
    'Espagnol et allemand',
    'Espanhol e alemão',
    'Spanisch und Deutsch',
    'Spanish and German',
  ])
  expect(createFormat('it').languageInside('es')).toBe('spagnolo')
})

test('megabytes are rounded up, by a format that is made once a language', () => {
  expect(megabytes(5_000_000, 'en')).toBe('5\u00a0MB')
  expect(megabytes(5_000_001, 'de')).toBe('5,01\u00a0MB')
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect(megabytes(7_300_001, 'en')).toBe('7.31\u00a0MB')
  expect(megabytes(7_300_001, 'de')).toBe('7,31\u00a0MB')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test('the formats of a language are made once, because each row of a list needs them', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (let row = 0; row < 3; row += 1) {
    createDuration('sw')(70)
    createDuration('sw')(5)
  }
  expect(made).toHaveBeenCalledTimes(2)
})
