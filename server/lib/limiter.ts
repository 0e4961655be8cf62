import { ApiError, type ErrorCode } from '#contract/errors.ts'

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Creates a limiter per key on demand, each with `concurrency` slots. */
export function createKeyedLimiter(
  maxWaitMs: number,
  { concurrency = 1, errorCode = 'busy' }: { concurrency?: number; errorCode?: ErrorCode } = {},
): (name: string) => Limiter {
  const limiters = new Map<string, { run: Limiter; pending: number }>()
  return (name) => async (work) => {
    const entry = limiters.get(name) ?? { run: createLimiter(concurrency, maxWaitMs, errorCode), pending: 0 }
    limiters.set(name, entry)
    entry.pending += 1
    try {
      return await entry.run(work)
    } finally {
      entry.pending -= 1
      if (entry.pending === 0) limiters.delete(name)
    }
  }
}

/** A semaphore with `concurrency` slots; rejects with `errorCode` after waiting `maxWaitMs`. */
export function createLimiter(concurrency: number, maxWaitMs: number, errorCode: ErrorCode = 'busy'): Limiter {
  let running = 0
  const queue: (() => void)[] = []
  const acquire = () =>
    new Promise<void>((resolve, reject) => {
      if (running < concurrency) {
        running++
        resolve()
        return
      }
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1)
        reject(new ApiError(errorCode, { retry_after: Math.ceil(maxWaitMs / 1000) }))
      }, maxWaitMs)
      queue.push(start)
    })
  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
