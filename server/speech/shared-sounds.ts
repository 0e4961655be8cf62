type Bytes = Uint8Array

export interface SoundSource {
  open: (signal: AbortSignal) => AsyncIterable<Bytes>
  save: (sound: Bytes) => Promise<void>
}
/** Sounds that are being made: concurrent requests for the same sound share one call. */
export interface SharedSounds {
  has: (key: string) => boolean
  listen: (key: string, signal: AbortSignal, source: SoundSource) => AsyncGenerator<Bytes>
}

interface PendingSound {
  chunks: Bytes[]
  listeners: number
  result: { failure?: unknown } | null
  /** Resolved and replaced with every change. */
  changed: PromiseWithResolvers<void>
  abort: AbortController
}

export function createSharedSounds(): SharedSounds {
  const pending = new Map<string, PendingSound>()
  const remove = (key: string, one: PendingSound) => pending.get(key) === one && pending.delete(key)
  const start = (key: string, { open, save: keep }: SoundSource): PendingSound => {
    const one = createPending()
    pending.set(key, one)
    void fetchAll(one, open, () => remove(key, one))
      .then((sound) => sound && keep(sound))
      .finally(() => remove(key, one))
    return one
  }
  return {
    has: (key) => pending.has(key),
    listen: (key, signal, source) => {
      const one = pending.get(key) ?? start(key, source)
      one.listeners += 1
      const leave = () => {
        one.listeners -= 1
        if (one.listeners > 0 || one.result) return
        remove(key, one)
        one.abort.abort()
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
      return streamTo(one, signal)
    },
  }
}

const createPending = (): PendingSound => ({
  chunks: [],
  listeners: 0,
  result: null,
  changed: Promise.withResolvers(),
  abort: new AbortController(),
})

const wakeListeners = (one: PendingSound) => {
  one.changed.resolve()
  one.changed = Promise.withResolvers()
}

async function fetchAll(one: PendingSound, open: SoundSource['open'], onFailure: () => void): Promise<Bytes | null> {
  try {
    for await (const chunk of open(one.abort.signal)) {
      one.chunks.push(chunk)
      wakeListeners(one)
    }
    one.result = {}
  } catch (failure) {
    // Before the failure is visible, so that the next request starts anew.
    onFailure()
    one.result = { failure }
  }
  wakeListeners(one)
  return 'failure' in one.result ? null : Buffer.concat(one.chunks)
}

async function* streamTo(one: PendingSound, signal: AbortSignal): AsyncGenerator<Bytes> {
  const { promise: hasLeft, resolve } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => resolve(), { once: true })
  let next = 0
  while (!signal.aborted) {
    const chunk = one.chunks[next]
    if (chunk) {
      next += 1
      yield chunk
    } else if (one.result) {
      if ('failure' in one.result) throw one.result.failure
      return
    } else await Promise.race([one.changed.promise, hasLeft])
  }
}
