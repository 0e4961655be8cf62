import { expect, test } from 'vitest'
import { timeZones } from './time-zones.ts'

const labelOf = (zone: string, now: Date, also = '') => timeZones(also, now).find(({ value }) => value === zone)?.label

test('a time zone says its offset of today, in winter and in summer', () => {
  expect(labelOf('Europe/Berlin', new Date('2026-01-15'))).toBe('Europe/Berlin (UTC+1)')
  expect(labelOf('Europe/Berlin', new Date('2026-07-15'))).toBe('Europe/Berlin (UTC+2)')
})

test('names are readable, and half hours and the west are said, too', () => {
  const now = new Date('2026-01-15')
  expect(labelOf('America/New_York', now)).toBe('America/New York (UTC−5)')
  expect(labelOf('UTC', now)).toBe('UTC')
  expect(timeZones('', now).find(({ label }) => label.includes('UTC+5:30'))).toBeTruthy()
})

test('the time zone that a school has is in the list under its own name', () => {
  expect(labelOf('Etc/GMT+3', new Date('2026-01-15'), 'Etc/GMT+3')).toBe('Etc/GMT+3 (UTC−3)')
})
