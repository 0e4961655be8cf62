import { de } from 'date-fns/locale/de'
import { expect, test } from 'vitest'
import { createAgo } from './ago.ts'

const now = () => Date.parse('2026-03-04T12:00:00Z')

test('how long ago is said in the language, or as a day where that could not be loaded', () => {
  expect(createAgo('de', de, now)('2026-03-01T12:00:00Z')).toBe('vor 3 Tagen')
  expect(createAgo('de', undefined, now)('2026-03-01T12:00:00Z')).toBe('01.03.2026')
})
