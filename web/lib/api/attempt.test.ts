import { expect, test } from 'vitest'
import { createAttempt } from './attempt.ts'

test('a repeat of the same submission has the same key, until it has succeeded', () => {
  const attempt = createAttempt()
  const first = attempt.keyFor({ first_name: 'Ana' })
  expect(attempt.keyFor({ first_name: 'Ana' })).toBe(first)
  attempt.succeeded()
  expect(attempt.keyFor({ first_name: 'Ana' })).not.toBe(first)
})

test('another submission has another key', () => {
  const attempt = createAttempt()
  const first = attempt.keyFor({ first_name: 'Ana' })
  expect(attempt.keyFor({ first_name: 'Bea' })).not.toBe(first)
})
