import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxAnswerMs, withinTime } from '#server/http/answer/within-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer that never comes is refused as busy', async () => {
  const answer = withinTime(new Promise(() => {}))
  const refused = expect(answer).rejects.toMatchObject({ code: 'busy', details: { retry_after: 1 } })
  await vi.advanceTimersByTimeAsync(maxAnswerMs)
  await refused
})

test('an answer and a failure pass, and leave no timer', async () => {
  await expect(withinTime(Promise.resolve(5))).resolves.toBe(5)
  await expect(withinTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
