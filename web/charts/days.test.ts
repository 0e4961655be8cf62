import { expect, test } from 'vitest'
import { addDays, createDays } from './days.ts'

test('a date is the same day wherever the browser is', () => {
  const { short, full, whole } = createDays('en')
  expect(short('2026-11-03')).toBe('3 Nov')
  expect(full('2026-11-03')).toBe('3 Nov 2026')
  expect(whole('2026-11-03')).toBe('Tuesday 3 November')
  expect(createDays('de').short('2026-11-03')).toBe('3. Nov.')
})

test('days are counted over the end of a month and of summer time', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('the formats of a language are made once', () => {
  expect(createDays('pt')).toBe(createDays('pt'))
  expect(createDays('pt')).not.toBe(createDays('it'))
})
