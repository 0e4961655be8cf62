/** Milliseconds that each part of an answer may take. */
export interface Timeouts {
  /** Until the server has accepted the connection. */
  connect: number
  /** Until the first word or sign of thinking, however often it is asked. */
  firstWord: number
  /** The same for a server that may have to load its model first, because it was silent for long. */
  coldStart: number
  /** From one word to the next. */
  gap: number
  whole: number
  /** The longest wait that the server may ask for before it is asked again. */
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

/** Milliseconds of silence after which a server may have put its model away. */
const modelStaysLoadedMs = 5 * 60_000

/** Gives the patience for each call of one server, and is told of every sign of it. */
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

/** What comes from a source, until it is left or takes too long: then it is told to stop, and is not waited for. */
export async function* withTimeouts<T>(
  patience: Timeouts,
  left: AbortSignal,
  open: (signal: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const ends = new AbortController()
  const signal = AbortSignal.any([left, ends.signal])
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  // Whoever waits hears of it in the race below; nobody else has to.
  aborted.catch(() => undefined)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  const abortIn = (milliseconds: number) =>
    setTimeout(() => ends.abort(new DOMException('overdue', 'TimeoutError')), milliseconds)
  const source = open(signal)[Symbol.asyncIterator]()
  // Counted only while something is waited for, so that a slow reader is not taken for a slow server.
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
