import { expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { retryDelay, actionFor } from './failure.ts'
import { charactersLeft, isTooLong } from '../writing/use-writing.ts'

test('what passes is tried again, no sooner than the server wants', () => {
  expect(actionFor(new Error('no network'))).toEqual({ act: 'again', seconds: null })
  expect(actionFor(new ApiError('busy', { retry_after: 3 }))).toEqual({ act: 'again', seconds: 3 })
  expect(actionFor(new ApiError('internal'))).toMatchObject({ act: 'again' })
})

test('a limit gives the text back and says which one it is', () => {
  const verdict = (limit: string) => actionFor(new ApiError('practice_limit_reached', { limit, retry_after: 9 }))
  expect(verdict('minute')).toEqual({ act: 'give-back', why: 'minute', seconds: 9 })
  expect(verdict('day')).toEqual({ act: 'give-back', why: 'day', seconds: 9 })
})

test('a text that is not taken comes back, and one for a finished conversation asks how it stands', () => {
  for (const code of ['invalid_input', 'too_large', 'idempotency_mismatch'] as const)
    expect(actionFor(new ApiError(code))).toMatchObject({ act: 'give-back', why: 'text' })
  expect(actionFor(new ApiError('edited_elsewhere'))).toEqual({ act: 'refresh' })
})

test('what is no longer there, or no longer allowed, is left', () => {
  for (const code of ['not_found', 'unauthenticated', 'subscription_required'] as const)
    expect(actionFor(new ApiError(code))).toEqual({ act: 'leave' })
})

test('pauses grow to half a minute, and no two devices come back together', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => retryDelay(attempt, 0.5))).toEqual([1, 2, 4, 8, 15, 30, 30])
  expect([retryDelay(5, 0), retryDelay(5, 1)]).toEqual([22.5, 37.5])
})

test('how many characters are left is said near the end only, and spaces around do not count', () => {
  expect(charactersLeft('a'.repeat(1599))).toBeNull()
  expect(charactersLeft('a'.repeat(1600))).toBe(400)
  expect(charactersLeft(`  ${'a'.repeat(2001)}  `)).toBe(-1)
  expect([isTooLong(`${'a'.repeat(2000)}  `), isTooLong('a'.repeat(2001))]).toEqual([false, true])
})
