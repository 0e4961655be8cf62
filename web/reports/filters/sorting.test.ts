import { expect, test } from 'vitest'
import type { ReportStudent } from '#contract/practice/reports.ts'
import { nextSorting, readSorting, sorted, writeSorting } from './sorting.ts'

const student = (name: string, figures: Partial<ReportStudent> = {}): ReportStudent => ({
  id: crypto.randomUUID(),
  name,
  conversations: 1,
  turns: 1,
  minutes: 1,
  stayed: null,
  days: 1,
  corrections: { spelling: 0, accents: 0, grammar: 0, other_language: 0 },
  last_practised_at: null,
  ...figures,
})
const ana = student('Ana', { minutes: 3, stayed: 0.4, last_practised_at: '2026-11-02T10:00:00.000Z' })
const emil = student('Émile', { minutes: 9, corrections: { spelling: 1, accents: 2, grammar: 0, other_language: 0 } })
const zoe = student('Zoë', { minutes: 5, stayed: 0.9, last_practised_at: '2026-11-20T10:00:00.000Z' })
const order = (text: string) => sorted([zoe, emil, ana], readSorting(text), 'fr').map(({ name }) => name)

test('students stand in the order that was pressed, and who has no figure stands last', () => {
  expect(order('')).toEqual(['Émile', 'Zoë', 'Ana'])
  expect(order('name')).toEqual(['Ana', 'Émile', 'Zoë'])
  expect(order('stayed')).toEqual(['Ana', 'Zoë', 'Émile'])
  expect(order('-stayed')).toEqual(['Zoë', 'Ana', 'Émile'])
  expect(order('-corrections')[0]).toBe('Émile')
  expect(order('-last')).toEqual(['Zoë', 'Ana', 'Émile'])
})

test('a heading that is pressed again turns the order', () => {
  const byName = nextSorting(readSorting(null), 'name')
  expect(writeSorting(byName)).toBe('name')
  expect(writeSorting(nextSorting(byName, 'name'))).toBe('-name')
  expect(writeSorting(nextSorting(byName, 'days'))).toBe('-days')
  expect(readSorting('shoe-size')).toEqual({ by: 'time', direction: 'desc' })
})
