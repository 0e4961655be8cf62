type Bytes = Uint8Array

/** Where a sound comes from, until the signal says that nobody listens any more, and what becomes of it once it is whole. */
export interface Source {
  open: (signal: AbortSignal) => AsyncIterable<Bytes>
  keep: (sound: Bytes) => Promise<void>
}
/** The sounds that are on their way, so that whoever wants the same one hears it, too. */
export interface Sharing {
  has: (key: string) => boolean
  /** A sound from its beginning. Ends without a failure where the listener leaves. */
  listen: (key: string, signal: AbortSignal, source: Source) => AsyncGenerator<Bytes>
}

interface Coming {
  chunks: Bytes[]
  listeners: number
  ending: { failure?: unknown } | null
  /** Resolved, and replaced, with every change. */
  news: PromiseWithResolvers<void>
  left: AbortController
}

/** Makes the place where sounds are shared, for the life of one server. */
export function createSharing(): Sharing {
  const all = new Map<string, Coming>()
  const forget = (key: string, one: Coming) => all.get(key) === one && all.delete(key)
  const start = (key: string, { open, keep }: Source): Coming => {
    const one = newComing()
    all.set(key, one)
    void fetchAll(one, open, () => forget(key, one))
      .then((sound) => sound && keep(sound))
      .finally(() => forget(key, one))
    return one
  }
  return {
    has: (key) => all.has(key),
    listen: (key, signal, source) => {
      const one = all.get(key) ?? start(key, source)
      one.listeners += 1
      const leave = () => {
        one.listeners -= 1
        if (one.listeners > 0 || one.ending) return
        forget(key, one)
        one.left.abort()
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
      return hear(one, signal)
    },
  }
}

const newComing = (): Coming => ({
  chunks: [],
  listeners: 0,
  ending: null,
  news: Promise.withResolvers(),
  left: new AbortController(),
})

const tell = (one: Coming) => {
  one.news.resolve()
  one.news = Promise.withResolvers()
}

// The whole sound, or null where it failed, as its listeners hear.
async function fetchAll(one: Coming, open: Source['open'], onFailure: () => void): Promise<Bytes | null> {
  try {
    for await (const chunk of open(one.left.signal)) {
      one.chunks.push(chunk)
      tell(one)
    }
    one.ending = {}
  } catch (failure) {
    // Whoever asks again from now on must not be told of this one.
    onFailure()
    one.ending = { failure }
  }
  tell(one)
  return 'failure' in one.ending ? null : Buffer.concat(one.chunks)
}

async function* hear(one: Coming, signal: AbortSignal): AsyncGenerator<Bytes> {
  const { promise: hasLeft, resolve } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => resolve(), { once: true })
  let next = 0
  while (!signal.aborted) {
    const chunk = one.chunks[next]
    if (chunk) {
      next += 1
      yield chunk
    } else if (one.ending) {
      if ('failure' in one.ending) throw one.ending.failure
      return
    } else await Promise.race([one.news.promise, hasLeft])
  }
}
