import { expect, test } from 'vitest'
import type { StudentEvent } from '#contract/people/student-events.ts'
import { toHistoryLines } from './history-lines.ts'

const event = (kind: StudentEvent['kind'], day: number): StudentEvent => ({
  kind,
  at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  class: null,
})

test('practice after practice is one line, from the first to the last', () => {
  const [newest, middle, oldest] = [event('practised', 20), event('practised', 18), event('practised', 16)]
  expect(toHistoryLines([newest, middle, oldest])).toEqual([{ event: newest, since: oldest, times: 3 }])
})

test('what happened in between parts them, and nothing else is put together', () => {
  const events = [event('practised', 20), event('changed', 19), event('changed', 18), event('practised', 17)]
  expect(toHistoryLines(events)).toEqual(events.map((one) => ({ event: one, since: null, times: 1 })))
  expect(toHistoryLines([])).toEqual([])
})
