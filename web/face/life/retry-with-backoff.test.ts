import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWithBackoff } from './retry-with-backoff.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden')
  vi.useRealTimers()
})

const check = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const start = () => {
  const attempt = vi.fn(() => Promise.reject(new Error('Bad gateway')))
  const gone = new AbortController()
  retryWithBackoff(attempt, gone.signal)
  return { attempt, giveUp: () => gone.abort() }
}

test('what fails is tried again after 1, 2, 4 … 30 seconds, until it works', async () => {
  const { attempt } = start()
  for (const [at, wait] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await vi.advanceTimersByTimeAsync(wait * 1000 - 1)
    expect(attempt).toHaveBeenCalledTimes(at + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempt).toHaveBeenCalledTimes(at + 2)
  }
  attempt.mockImplementation(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(300_000)
  expect(attempt).toHaveBeenCalledTimes(9)
  expect(vi.getTimerCount()).toBe(0)
})

test('a hidden tab does not retry, and does so at once when it becomes visible', async () => {
  const { attempt } = start()
  await vi.advanceTimersByTimeAsync(10)
  check(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt).toHaveBeenCalledOnce()
  check(false)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('a connection that is back is not waited for', async () => {
  const { attempt } = start()
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('what has gone is not tried any more', async () => {
  const { attempt, giveUp } = start()
  await vi.advanceTimersByTimeAsync(10)
  giveUp()
  await vi.advanceTimersByTimeAsync(60_000)
  dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
