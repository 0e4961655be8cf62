import { expect, test } from 'vitest'
import type { Notice } from '#contract/school/notices.ts'
import { withRead } from './notices.api.ts'

const notice = (id: string, is_read = false): Notice => ({
  id,
  at: '2026-03-04T10:00:00.000Z',
  is_read,
  kind: 'payment_failed',
  tier: null,
})
const known = { items: [notice('c'), notice('b', true), notice('a')], unread: 5 }
const readOf = ({ items }: { items: readonly Notice[] | null }) =>
  items?.filter((one) => one.is_read).map(({ id }) => id)

test('what is read is counted once', () => {
  const after = withRead(known, { ids: ['c', 'b'] })
  expect([readOf(after), after.unread]).toEqual([['c', 'b'], 4])
  expect(withRead(after, { ids: ['c'] }).unread).toBe(4)
})

test('with one all before it are read, and those after it are not', () => {
  const after = withRead(known, { until: 'b' })
  expect([readOf(after), after.unread]).toEqual([['b', 'a'], 4])
})

test('before the list is there only the number is known', () => {
  expect(withRead({ items: null, unread: 2 }, { ids: ['a'] }).unread).toBe(2)
})
