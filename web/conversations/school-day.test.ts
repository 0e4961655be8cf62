import { expect, test } from 'vitest'
import { dayIn } from './school-day.ts'

test('a day begins at midnight of the school', () => {
  const moment = new Date('2026-03-03T23:30:00Z')
  expect(dayIn(moment, 'UTC')).toBe('2026-03-03')
  expect(dayIn(moment, 'Europe/Madrid')).toBe('2026-03-04')
  expect(dayIn(moment, 'America/New_York')).toBe('2026-03-03')
})

test('where the zone is not known, it is that of the browser', () => {
  expect(dayIn(new Date(2026, 2, 3, 12), undefined)).toBe('2026-03-03')
})
