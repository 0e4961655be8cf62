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

export function trackColdStart(patience: Timeouts, now: () => number): { patience: () => Timeouts; sign: () => void } {
  let lastSign = -Infinity
  const { firstWord, whole, coldStart } = patience
  const coldTimeouts: Timeouts = { ...patience, firstWord: coldStart, whole: whole + coldStart - firstWord }
  return {
    patience: () => (now() - lastSign > modelStaysLoadedMs ? coldTimeouts : patience),
    sign: () => {
      lastSign = now()
    },
  }
}

export async function* withTimeouts<T>(
  patience: Timeouts,
  left: AbortSignal,
  open: (signal: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const ends = new AbortController()
  const signal = AbortSignal.any([left, ends.signal])
  const { promise: aborted, reject } = Promise.withResolvers<never>()
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
  const whole = abortIn(patience.whole)
  try {
    signal.throwIfAborted()
    for (let one = await next(patience.firstWord); !one.done; one = await next(patience.gap)) yield one.value
  } finally {
    clearTimeout(whole)
    ends.abort()
    source.return?.().catch(() => undefined)
  }
}
