import { expect, test } from 'vitest'
import { capsOf, plans, tierForStudents } from './plans.ts'

test('the plans hold 55, 150 and 500 students and 1, 3 and 7 languages', () => {
  expect(plans).toEqual({
    starter: { students: 55, languages: 1 },
    plus: { students: 150, languages: 3 },
    pro: { students: 500, languages: 7 },
  })
})

test('the smallest plan that fits the students is suggested', () => {
  expect([1, 55, 56, 150, 151, 500, 501].map(tierForStudents)).toEqual([
    'starter',
    'starter',
    'plus',
    'plus',
    'pro',
    'pro',
    null,
  ])
})

test('without a plan an admin has the caps of Pro, and a school has none', () => {
  expect(capsOf({ role: 'admin', tier: null })).toEqual(plans.pro)
  expect(capsOf({ role: 'admin', tier: 'starter' })).toEqual(plans.starter)
  expect(capsOf({ role: 'school', tier: null })).toEqual({ students: 0, languages: 0 })
})
