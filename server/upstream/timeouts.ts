export interface Timeouts {
  connect: number
  firstWord: number
  coldStart: number
  gap: number
  whole: number
  retryAfter: number
}

export const defaultTimeouts: Timeouts = {
  connect: 5_000,
  firstWord: 15_000,
  coldStart: 60_000,
  gap: 15_000,
  whole: 60_000,
  retryAfter: 3_000,
}

const modelStaysLoadedMs = 5 * 60_000

export function trackColdStart(
  timeouts: Timeouts,
  now: () => number,
): { timeouts: () => Timeouts; recordActivity: () => void } {
  let lastActivity = -Infinity
  const { firstWord, whole, coldStart } = timeouts
  const coldTimeouts: Timeouts = { ...timeouts, firstWord: coldStart, whole: whole + coldStart - firstWord }
  return {
    timeouts: () => (now() - lastActivity > modelStaysLoadedMs ? coldTimeouts : timeouts),
    recordActivity: () => {
      lastActivity = now()
    },
  }
}

export async function* withTimeouts<T>(
  timeouts: Timeouts,
  callerSignal: AbortSignal,
  open: (signal: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const ends = new AbortController()
  const signal = AbortSignal.any([callerSignal, ends.signal])
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  // The race in `next` handles the rejection; without a handler here, it would count as unhandled.
  aborted.catch(() => undefined)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  const abortIn = (milliseconds: number) =>
    setTimeout(() => ends.abort(new DOMException('overdue', 'TimeoutError')), milliseconds)
  const source = open(signal)[Symbol.asyncIterator]()
  // Only while waiting for the source, so that a slow reader is not mistaken for a slow server.
  const next = (milliseconds: number) => {
    const timer = abortIn(milliseconds)
    return Promise.race([source.next(), aborted]).finally(() => clearTimeout(timer))
  }
  const whole = abortIn(timeouts.whole)
  try {
    signal.throwIfAborted()
    for (let one = await next(timeouts.firstWord); !one.done; one = await next(timeouts.gap)) yield one.value
  } finally {
    clearTimeout(whole)
    ends.abort()
    source.return?.().catch(() => undefined)
  }
}
