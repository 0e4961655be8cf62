import { expect, test } from 'vitest'
import { problemOf, queryOf, readReportParams, writeReportParams, schoolYearStart } from './report-params.ts'

const id = '0190a0b0-0000-7000-8000-000000000001'
const read = (text: string) => readReportParams(new URLSearchParams(text))

test('an address says what a report is about and when, and what it can’t mean falls back', () => {
  expect(read(`student=${id}&period=90`)).toMatchObject({ of: { kind: 'student', id }, period: '90' })
  expect(read('class=nobody&period=forever')).toMatchObject({ period: '30' })
  expect(read('class=nobody').of).toBeUndefined()
  expect(read('period=own&from=2026-01-01&to=soon')).toMatchObject({ period: 'own', from: '2026-01-01', to: undefined })
  expect(read('period=90&from=2026-01-01').from).toBeUndefined()
})

test('another subject takes the place of the one before, and the language of the page stays', () => {
  const next = writeReportParams(new URLSearchParams(`student=${id}&language=de`), {
    of: { kind: 'class', id },
    period: 'year',
  })
  expect(next.toString()).toBe(`language=de&class=${id}&period=year`)
  expect(writeReportParams(next, { period: '30' }).toString()).toBe('language=de')
})

test('the last 30 days are the server’s, longer times are counted from the school’s day', () => {
  expect(queryOf(read(`class=${id}`), '2026-11-22')).toEqual({ class_id: id })
  expect(queryOf(read('period=90'), '2026-11-22')).toEqual({ from: '2026-08-25', to: '2026-11-22' })
  expect(queryOf(read('period=year'), '2026-11-22')).toEqual({ from: '2026-09-01', to: '2026-11-22' })
  expect(queryOf(read('period=own&from=2026-02-01'), '2026-11-22')).toEqual({
    from: '2026-02-01',
    to: '2026-11-22',
  })
})

test('a school year begins in September', () => {
  expect(schoolYearStart('2026-08-31')).toBe('2025-09-01')
  expect(schoolYearStart('2026-09-01')).toBe('2026-09-01')
})

test('own dates have to be in order, and cover a year at most', () => {
  expect(problemOf(read('period=own&from=2026-03-02&to=2026-03-01'), '2026-11-22')).toBe('wrongOrder')
  expect(problemOf(read('period=own&from=2025-01-01&to=2026-03-01'), '2026-11-22')).toBe('tooLong')
  expect(problemOf(read('period=own&from=2024-01-01&to=2024-12-31'), '2026-11-22')).toBeNull()
  expect(problemOf(read('period=own&from=2024-01-01'), '2026-11-22')).toBe('tooLong')
  expect(problemOf(read('period=own&from=2026-12-01'), '2026-11-22')).toBe('wrongOrder')
  expect(problemOf(read('period=own&from=2026-11-01'), '2026-11-22')).toBeNull()
})
