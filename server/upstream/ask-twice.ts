import { setTimeout as wait } from 'node:timers/promises'
import type { Patience } from '#server/upstream/patience.ts'

const usualRetry = 250

/** Milliseconds until a server wants to be asked again, by its `retry-after`: seconds, or a date. */
export function waitOf(header: string | null | undefined): number {
  if (!header) return usualRetry
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(milliseconds) ? usualRetry : Math.max(milliseconds, 0)
}

/** Asks, and once more where that failed before the first piece and is worth another try: `retryInOf` says when, or null. */
export async function* askTwice<T>(
  { retryAfter }: Patience,
  signal: AbortSignal,
  ask: () => AsyncIterable<T>,
  retryInOf: (error: unknown) => number | null,
): AsyncGenerator<T> {
  let hasBegun = false
  try {
    for await (const piece of ask()) {
      hasBegun = true
      yield piece
    }
    return
  } catch (error) {
    const retryIn = retryInOf(error)
    if (hasBegun || signal.aborted || retryIn === null || retryIn > retryAfter) throw error
    await wait(retryIn, undefined, { signal })
  }
  yield* ask()
}
