import { expect, test } from 'vitest'
import { expiryOf, expiryText, removalBlockOf, phaseOf } from './subscription-phase.ts'
import { priceText } from './price-text.ts'

const card = (exp_month: number, exp_year: number) => ({ exp_month, exp_year })
const one = {
  id: '0190b0a0-0000-7000-8000-000000000003',
  brand: 'visa',
  last4: '4242',
  exp_month: 1,
  exp_year: 2030,
  primary: true,
}

test('a card is good until its month is over, and expires soon in this month or the next', () => {
  const now = new Date(2026, 10, 22).getTime()
  expect(expiryOf(card(10, 2026), now)).toBe('expired')
  expect(expiryOf(card(11, 2026), now)).toBe('soon')
  expect(expiryOf(card(12, 2026), now)).toBe('soon')
  expect(expiryOf(card(1, 2027), now)).toBe('good')
  expect(expiryOf(card(12, 2025), now)).toBe('expired')
  expect(expiryText(card(3, 2030))).toBe('03/30')
})

test('the primary card is held while there are others, while something is owed, and while it is charged', () => {
  const hold = (count: number, status: 'active' | 'past_due' | 'canceled', renews: boolean) =>
    removalBlockOf(true, { payment_methods: Array.from({ length: count }, () => one), status, renews })
  expect(hold(2, 'canceled', false)).toBe('others')
  expect(hold(1, 'past_due', false)).toBe('owed')
  expect(hold(1, 'active', true)).toBe('renews')
  expect(hold(1, 'canceled', false)).toBeNull()
  expect(removalBlockOf(false, { payment_methods: [one, one], status: 'active', renews: true })).toBeNull()
})

test('a cancelled subscription runs until the server says that it is over', () => {
  expect(phaseOf({ status: 'canceled', ended_by: null })).toBe('cancelled')
  expect(phaseOf({ status: 'canceled', ended_by: 'trial' })).toBe('over')
  expect(phaseOf({ status: 'unpaid', ended_by: 'failure' })).toBe('owing')
})

test('an amount is written as its currency and the language want it', () => {
  expect(priceText({ amount: 2900, currency: 'eur' }, 'en')).toBe('€29.00')
  expect(priceText({ amount: 2900, currency: 'eur' }, 'de')).toBe('29,00\u00a0€')
  expect(priceText({ amount: 2900, currency: 'jpy' }, 'en')).toBe('¥2,900')
})
