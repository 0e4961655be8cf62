import { expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { queryClientOf } from './query-client.ts'

const repeats = (error: Error): number => {
  const { retry } = queryClientOf({}).getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') return -1
  return [0, 1, 2, 3].findIndex((failures) => !retry(failures, error))
}

test('what was asked too often is not asked again by itself', () => {
  expect(repeats(new ApiError('too_many_requests', { retry_after: 20 }))).toBe(0)
})

test('a failure that the server answered is repeated once, and no answer twice', () => {
  expect(repeats(new ApiError('internal'))).toBe(1)
  expect(repeats(new ApiError('unavailable'))).toBe(2)
  expect(repeats(Object.assign(new Error('none'), { name: 'Unreachable' }))).toBe(2)
  expect(repeats(new ApiError('not_found'))).toBe(0)
})
