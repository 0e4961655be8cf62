import { expect, test } from 'vitest'
import { totalMinutes, practiceWeeks, weekCount } from './practice-weeks.ts'

const now = new Date(2026, 2, 4, 12)
const measures = {
  turns: 1,
  words: 1,
  stayed: null,
  vocabulary_used: 0,
  vocabulary_total: 0,
  steps_done: 0,
  steps_total: 0,
}
const at = (day: Date, minutes: number) => ({
  started_at: day.toISOString(),
  measures: { ...measures, minutes, corrections: { spelling: 0, accents: 0, grammar: 0, other_language: 0 } },
})

test('the minutes of a week are counted together, from its Monday to its Sunday', () => {
  const items = [at(new Date(2026, 2, 2, 0, 5), 4), at(new Date(2026, 2, 4), 3), at(new Date(2026, 2, 1, 23, 50), 9)]
  expect(
    practiceWeeks(items, now)
      .slice(-2)
      .map(({ minutes }) => minutes),
  ).toEqual([9, 7])
})

test('twelve weeks are there, with or without practice, and no older one', () => {
  const weeks = practiceWeeks([at(new Date(2025, 1, 1), 9)], now)
  expect(weeks).toHaveLength(weekCount)
  expect(weeks.every(({ minutes }) => minutes === null)).toBe(true)
  expect(totalMinutes(weeks)).toBe(0)
  expect(new Date(weeks.at(-1)?.monday ?? '').getDay()).toBe(1)
})

test('a week with a few seconds of practice is not a week without any', () => {
  const unsaid = { ...at(now, 3), measures: { ...at(now, 3).measures, turns: 0 } }
  expect(practiceWeeks([at(now, 0)], now).at(-1)?.minutes).toBe(0)
  expect(practiceWeeks([unsaid], now).at(-1)?.minutes).toBeNull()
})
