import { describe, expect, test } from 'vitest'
import { type AccessSubject, decideAccess, subscriptionStatuses } from './access.ts'

const now = Date.parse('2026-03-01T12:00:00.000Z')
const school = (status: AccessSubject['status'], subscription_end_date: string | null = null): AccessSubject => ({
  role: 'school',
  status,
  subscription_end_date,
})

test('somebody who is not signed in is sent to sign in, also from the plans', () => {
  expect(decideAccess(null, now, '/students')).toBe('login')
  expect(decideAccess(null, now, '/upgrade')).toBe('login')
})

test('an admin is let in whatever the subscription', () => {
  for (const status of subscriptionStatuses)
    expect(decideAccess({ ...school(status), role: 'admin' }, now)).toBe('allow')
})

test('active and trialing are let in, whatever their end date says', () => {
  expect(decideAccess(school('active'), now)).toBe('allow')
  expect(decideAccess(school('trialing', '2020-01-01T00:00:00.000Z'), now)).toBe('allow')
})

describe('cancelled is let in to the second', () => {
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

test('everybody else is sent to the plans, and let through there', () => {
  for (const status of ['none', 'past_due', 'unpaid', 'incomplete'] as const) {
    expect(decideAccess(school(status, '2030-01-01T00:00:00.000Z'), now, '/students')).toBe('upgrade')
    expect(decideAccess(school(status), now, '/upgrade')).toBe('allow')
    expect(decideAccess(school(status), now, '/upgrade/plus')).toBe('allow')
    expect(decideAccess(school(status), now, '/upgraded')).toBe('upgrade')
  }
})
