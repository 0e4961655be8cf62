/** Milliseconds that each part of an answer may take. */
export interface Patience {
  /** Until the server has accepted the connection. */
  connect: number
  /** Until the first word, however often it is asked. */
  firstWord: number
  /** From one word to the next. */
  gap: number
  whole: number
  /** The longest wait that the server may ask for before it is asked again. */
  retryAfter: number
}

export const usualPatience: Patience = {
  connect: 5_000,
  firstWord: 15_000,
  gap: 15_000,
  whole: 60_000,
  retryAfter: 3_000,
}

/** What comes from a source, until it is left or takes too long: then it is told to stop, and is not waited for. */
export async function* watched<T>(
  patience: Patience,
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
