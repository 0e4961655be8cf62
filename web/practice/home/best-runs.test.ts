import { expect, test } from 'vitest'
import type { PracticeHome } from '#contract/practice/practice.ts'
import { bestRuns } from './best-runs.ts'

const item = (id: string, steps_done: number, more: Partial<PracticeHome['conversations'][number]> = {}) => ({
  id,
  chatbot_id: 'c',
  avatar_id: null,
  name: 'Café',
  language: 'en' as const,
  state: 'finished' as const,
  started_at: '2026-01-01T00:00:00.000Z',
  last_message_at: '2026-01-01T00:00:00.000Z',
  turns: 4,
  steps_done,
  steps_total: 8,
  ...more,
})

test('one row a partner, with its best conversation; empty and running ones are left out', () => {
  const runs = bestRuns([
    item('new', 3),
    item('best', 7),
    item('empty', 0, { turns: 0 }),
    item('running', 8, { state: 'running' }),
    item('avatar', 1, { avatar_id: 'a', name: 'Nora' }),
  ])
  expect(runs.map(({ best, count }) => [best.id, count])).toEqual([
    ['best', 2],
    ['avatar', 1],
  ])
})
