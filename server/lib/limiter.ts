import { ApiError, type ErrorCode } from '#contract/errors.ts'

/** Lets a piece of work begin when its turn has come. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Makes gates by name, each for `atOnce` pieces of work; one that has no work is forgotten. */
export function createKeyedLimiter(
  maxWaitMs: number,
  { atOnce: concurrency = 1, refusal = 'busy' }: { atOnce?: number; refusal?: ErrorCode } = {},
): (name: string) => Limiter {
  const gates = new Map<string, { pass: Limiter; users: number }>()
  return (name) => async (work) => {
    const gate = gates.get(name) ?? { pass: createLimiter(concurrency, maxWaitMs, refusal), users: 0 }
    gates.set(name, gate)
    gate.users += 1
    try {
      return await gate.pass(work)
    } finally {
      gate.users -= 1
      if (gate.users === 0) gates.delete(name)
    }
  }
}

/** Makes a gate for `atOnce` pieces of heavy work; one that waits longer than `longestWait` milliseconds is refused. */
export function createLimiter(atOnce: number, longestWait: number, refusal: ErrorCode = 'busy'): Limiter {
  let running = 0
  const waiting: (() => void)[] = []
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (running < atOnce) {
        running++
        resolve()
        return
      }
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new ApiError(refusal, { retry_after: Math.ceil(longestWait / 1000) }))
      }, longestWait)
      waiting.push(start)
    })
  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
