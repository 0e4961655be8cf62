import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pay } from '#server/billing/sandbox/pay.ts'
import { startTrial, nextEventAt, runDueEvents } from '#server/billing/sandbox/due-events.ts'
import { addMonths, emptyState, shiftToPast, type SandboxState } from '#server/billing/sandbox/state.ts'

const start = '2026-01-31T12:00:00.000Z'
const daysLater = (days: number) => new Date(Date.parse(start) + days * 864e5).toISOString()
const fresh = (): SandboxState => structuredClone(emptyState)
const card = (state: SandboxState, kind: 'good' | 'expiring' | 'failing', now: string) =>
  pay(state, { ref: '', purpose: 'card', tier: null, from: null, status: 'open' }, { card: kind, now })

test('months keep their day where there is one', () => {
  expect([1, 2, 3, 13].map((months) => addMonths(start, months).slice(0, 10))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2027-02-28',
  ])
})

test('a subscription that is paid renews month after month, each with one paid invoice', () => {
  const state = fresh()
  startTrial(state, 'plus', start, 14)
  card(state, 'good', start)
  runDueEvents(state, daysLater(14 + 100))
  expect(state.subscription).toMatchObject({ status: 'active', ends_at: '2026-06-14T12:00:00.000Z' })
  expect(state.invoices.map(({ status, period_start_at }) => [status, period_start_at.slice(0, 10)])).toEqual([
    ['paid', '2026-05-14'],
    ['paid', '2026-04-14'],
    ['paid', '2026-03-14'],
    ['paid', '2026-02-14'],
  ])
})

test('a card that can not be charged is tried for 15 days, then the subscription ends', () => {
  const state = fresh()
  startTrial(state, 'plus', start, 14)
  card(state, 'failing', start)
  runDueEvents(state, daysLater(14))
  expect([state.subscription?.status, state.subscription?.next_try_at]).toEqual(['past_due', daysLater(17)])
  runDueEvents(state, daysLater(28))
  expect(state.subscription?.status).toBe('past_due')
  runDueEvents(state, daysLater(29))
  expect(state.subscription).toMatchObject({ status: 'canceled', ended_by: 'failure', ends_at: daysLater(29) })
  expect(state.invoices.map(({ status }) => status)).toEqual(['void'])
})

test('a trial without a card ends at its second, a cancelled one, too', () => {
  for (const [cancels, ended_by] of [
    [false, 'trial'],
    [true, 'school'],
  ] as const) {
    const state = fresh()
    startTrial(state, 'starter', start, 14)
    if (state.subscription) state.subscription.cancels = cancels
    runDueEvents(state, daysLater(13.999))
    expect(state.subscription?.status).toBe('trialing')
    runDueEvents(state, daysLater(20))
    expect(state.subscription).toMatchObject({ status: 'canceled', ended_by, ends_at: daysLater(14) })
    expect(nextEventAt(state)).toBeNull()
  }
})

/** Everything but names that are made up each time. */
const plain = ({ subscription, invoices }: SandboxState) => ({
  subscription: { ...subscription, ref: '' },
  invoices: invoices.map((invoice) => ({ ...invoice, ref: '' })),
})

test('it makes no difference how often one looks, or in which steps time passes', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(steps, fc.constantFrom('good', 'expiring', 'failing', null), (days, kind) => {
      const [looked, slept] = [fresh(), fresh()]
      for (const state of [looked, slept]) {
        startTrial(state, 'plus', start, 14)
        if (kind) card(state, kind, start)
      }
      let passed = 0
      for (const count of days) runDueEvents(looked, daysLater((passed += count)))
      runDueEvents(slept, daysLater(passed))
      expect(plain(looked)).toEqual(plain(slept))
    }),
  )
})

test('moving everything back is the same as letting time pass', () => {
  const state = fresh()
  startTrial(state, 'plus', start, 14)
  card(state, 'expiring', start)
  const moved = shiftToPast(structuredClone(state), 10 * 24 * 3600)
  runDueEvents(moved, daysLater(5))
  runDueEvents(state, daysLater(15))
  const asMoved = shiftToPast(state, 10 * 24 * 3600)
  // Months are counted from the day that was moved, and have other lengths there.
  expect([moved.subscription?.status, moved.subscription?.trial_started_at]).toEqual([
    asMoved.subscription?.status,
    asMoved.subscription?.trial_started_at,
  ])
  expect(moved.invoices.map(({ at }) => at)).toEqual(asMoved.invoices.map(({ at }) => at))
})
