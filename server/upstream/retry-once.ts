import { setTimeout as wait } from 'node:timers/promises'
import type { Timeouts } from '#server/upstream/timeouts.ts'

const defaultRetryMs = 250

/** Milliseconds until a server wants to be asked again, by its `retry-after`: seconds, or a date. */
export function retryAfterMs(header: string | null | undefined): number {
  if (!header) return defaultRetryMs
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(milliseconds) ? defaultRetryMs : Math.max(milliseconds, 0)
}

/** Asks, and once more where that failed before the first piece and is worth another try: `retryInOf` says when, or null. */
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
