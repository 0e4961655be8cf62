import { setTimeout as wait } from 'node:timers/promises'
import type { Timeouts } from '#server/upstream/timeouts.ts'

const defaultRetryMs = 250

export function retryAfterMs(header: string | null | undefined): number {
  if (!header) return defaultRetryMs
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(milliseconds) ? defaultRetryMs : Math.max(milliseconds, 0)
}

export async function* retryOnce<T>(
  { retryAfter }: Timeouts,
  signal: AbortSignal,
  request: () => AsyncIterable<T>,
  retryDelayOf: (error: unknown) => number | null,
): AsyncGenerator<T> {
  let hasBegun = false
  try {
    for await (const piece of request()) {
      hasBegun = true
      yield piece
    }
    return
  } catch (error) {
    const retryIn = retryDelayOf(error)
    if (hasBegun || signal.aborted || retryIn === null || retryIn > retryAfter) throw error
    await wait(retryIn, undefined, { signal })
  }
  yield* request()
}
