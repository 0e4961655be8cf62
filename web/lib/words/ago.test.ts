import { de } from 'date-fns/locale/de'
import { expect, test } from 'vitest'
import { agoIn, untilIn } from './ago-in.ts'
import { createAgo } from './ago.ts'

const now = () => Date.parse('2026-03-04T12:00:00Z')

test('how long ago is said in the language, or as a day where that could not be loaded', () => {
  expect(createAgo('de', de, now)('2026-03-01T12:00:00Z')).toBe('vor 3 Tagen')
  expect(createAgo('de', undefined, now)('2026-03-01T12:00:00Z')).toBe('01.03.2026')
})

test('without a locale of date-fns, what was and what will be is said by the browser', () => {
  expect(agoIn('en', '2026-03-01T12:00:00Z', now())).toBe('3 days ago')
  expect(agoIn('en', '2026-03-04T12:00:05Z', now())).toBe('now')
  expect(untilIn('en', '2026-03-07T13:00:00Z', now())).toBe('in 3 days')
  expect(untilIn('de', '2026-03-05T12:00:00Z', now())).toBe('morgen')
  expect(untilIn('en', '2026-03-04T11:00:00Z', now())).toBe('now')
})
