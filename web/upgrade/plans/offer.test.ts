import { expect, test } from 'vitest'
import { offerOf, seatsOverOf, phaseOf } from './offer.ts'

type State = Parameters<typeof offerOf>[1]

test('what a plan offers depends on where the school stands', () => {
  const offers = (state: Partial<State>) =>
    (['starter', 'plus', 'pro'] as const).map((tier) =>
      offerOf(tier, { status: 'active', tier: 'plus', ended_by: null, trial_days: null, ...state }),
    )
  expect(offers({ status: 'none', tier: null, trial_days: 14 })).toEqual(['trial', 'trial', 'trial'])
  expect(offers({ status: 'none', tier: null })).toEqual(['subscribe', 'subscribe', 'subscribe'])
  expect(offers({ status: 'trialing' })).toEqual(['switch', 'current', 'upgrade'])
  expect(offers({ status: 'active' })).toEqual(['switch', 'current', 'upgrade'])
  expect(offers({ status: 'canceled' })).toEqual([null, 'current', null])
  expect(offers({ status: 'past_due', ended_by: 'failure' })).toEqual([null, 'current', null])
  expect(offers({ status: 'canceled', ended_by: 'school' })).toEqual(['subscribe', 'subscribe', 'subscribe'])
  expect(offers({ status: 'incomplete', ended_by: 'failure' })).toEqual(['subscribe', 'subscribe', 'subscribe'])
})

test('a cancelled subscription runs until the server says why it is over', () => {
  expect(phaseOf({ status: 'canceled', ended_by: null })).toBe('ending')
  expect(phaseOf({ status: 'canceled', ended_by: 'trial' })).toBe('over')
})

test('a plan with enough seats is not over its cap', () => {
  expect([55, 57].map((students) => seatsOverOf('starter', { students, languages: 0 }))).toEqual([0, 2])
})
