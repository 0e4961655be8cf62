import { expect, test } from 'vitest'
import { filterOf, isFiltered, noFilters, readParams, writeParams } from './conversation-params.ts'

const today = '2026-03-03'
const read = (search: string) => readParams(new URLSearchParams(search))

test('the last days end today', () => {
  expect(filterOf(read('period=7'), today)).toEqual({ from: '2026-02-25' })
  expect(filterOf(read('period=30'), today)).toEqual({ from: '2026-02-02' })
})

test('dates of one’s own count only where they were asked for', () => {
  expect(filterOf(read('period=own&from=2026-01-01&to=2026-01-31'), today)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
  expect(filterOf(read('from=2026-01-01'), today)).toEqual({})
})

test('what is unusable falls back', () => {
  const shown = read('student=1&chatbot=x&flag=red&period=8&page=-2')
  expect([isFiltered(shown), shown.page, filterOf(shown, today)]).toEqual([false, 1, {}])
})

test('another filter starts at the first page, and all of them can be taken away', () => {
  const params = new URLSearchParams('page=3&flag=any')
  expect(writeParams(params, { period: '90' }).toString()).toBe('flag=any&period=90')
  expect(writeParams(params, { page: 2 }).toString()).toBe('flag=any&page=2')
  expect(writeParams(params, noFilters).toString()).toBe('')
})
