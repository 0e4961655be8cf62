import { ApiError, type ErrorCode } from '#contract/errors.ts'
import type { Caller } from './caller.ts'

/** Sends a call twice at the same time and waits for both; fails if one is to be retried. */
export async function twiceAtOnce<T>(call: (place: number) => Promise<T>): Promise<[T, T]> {
  const [one, other] = await Promise.allSettled([call(0), call(1)])
  if (one.status === 'rejected') throw one.reason
  if (other.status === 'rejected') throw other.reason
  return [one.value, other.value]
}

/** The answer, or the code that it was rejected with, if that is expected. */
export async function answerOrCode<T>(call: Promise<T>, ...expected: ErrorCode[]): Promise<T | ErrorCode> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && expected.includes(error.code)) return error.code
    throw error
  }
}

/** Retries a change that is rejected with `code` once it has happened; null if an earlier try made it. */
export async function changeOnce<T>(caller: Caller, code: ErrorCode, work: () => Promise<T>): Promise<T | null> {
  let tries = 0
  const answer = await caller.callUntilAnswered(async () => {
    tries += 1
    return { value: await work() }
  }, code)
  if (typeof answer !== 'string') return answer.value
  if (tries === 1) throw new Error(`${code} for what had not happened`)
  return null
}

export const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)]
