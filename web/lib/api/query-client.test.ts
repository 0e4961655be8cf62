import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { eventually } from '#server/test/eventually.ts'
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

test('a call that is refused has the classes read again at once, and one that is gone is not asked without end', async () => {
  const client = queryClientOf({})
  let isMine = true
  const askClass = vi.fn(async () => {
    if (!isMine) throw new ApiError('not_found')
    return 'B1'
  })
  const observer = new QueryObserver(client, { queryKey: ['classes', '1'], queryFn: askClass })
  const stop = observer.subscribe(() => undefined)
  await eventually(() => expect(observer.getCurrentResult().data).toBe('B1'))
  isMine = false
  const refuse = () => Promise.reject(new ApiError('not_found'))
  await expect(client.fetchQuery({ queryKey: ['joining', '1'], queryFn: refuse })).rejects.toThrow()
  await eventually(() => expect(observer.getCurrentResult().error).toMatchObject({ code: 'not_found' }))
  await expect(client.fetchQuery({ queryKey: ['joining', '1'], queryFn: refuse })).rejects.toThrow()
  expect(askClass).toHaveBeenCalledTimes(2)
  stop()
})
