import { describe, expect, test } from 'vitest'
import { type AccessSubject, decideAccess, subscriptionStatuses } from './access.ts'

const now = Date.parse('2026-03-01T12:00:00.000Z')
const school = (status: AccessSubject['status'], subscription_end_date: string | null = null): AccessSubject => ({
  role: 'school',
  status,
  subscription_end_date,
})

test('a signed-out user is redirected to sign in, from the plans page too', () => {
  expect(decideAccess(null, now, '/students')).toBe('login')
  expect(decideAccess(null, now, '/upgrade')).toBe('login')
})

test('an admin has access with every subscription status', () => {
  for (const status of subscriptionStatuses)
    expect(decideAccess({ ...school(status), role: 'admin' }, now)).toBe('allow')
})

test('active and trialing have access even past their end date', () => {
  expect(decideAccess(school('active'), now)).toBe('allow')
  expect(decideAccess(school('trialing', '2020-01-01T00:00:00.000Z'), now)).toBe('allow')
})

describe('a cancelled subscription has access until its end date, to the second', () => {
  test.each([
    ['2026-03-01T12:00:01.000Z', 'allow'],
    ['2026-03-01T12:00:00.000Z', 'upgrade'],
    ['2026-03-01T11:59:59.000Z', 'upgrade'],
    [null, 'upgrade'],
    ['no date', 'upgrade'],
  ])('until %s: %s', (end, verdict) => {
    expect(decideAccess(school('canceled', end), now)).toBe(verdict)
  })
})

test('every other status is redirected to the plans, and may open them', () => {
  for (const status of ['none', 'past_due', 'unpaid', 'incomplete'] as const) {
    expect(decideAccess(school(status, '2030-01-01T00:00:00.000Z'), now, '/students')).toBe('upgrade')
    expect(decideAccess(school(status), now, '/upgrade')).toBe('allow')
    expect(decideAccess(school(status), now, '/upgrade/plus')).toBe('allow')
    expect(decideAccess(school(status), now, '/upgraded')).toBe('upgrade')
  }
})
