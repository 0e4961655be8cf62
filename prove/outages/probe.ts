import { setTimeout as sleep } from 'node:timers/promises'

/** How one call went: when it began (milliseconds of `performance.now()`), how long it took, and its answer; status 0 where none came. */
export interface Seen {
  name: string
  at: number
  ms: number
  status: number
  /** The code of a failure; `cut` where the connection broke, `hung` where nobody answered. */
  code: string
  hasRetryAfter: boolean
}

export type Call = (signal: AbortSignal) => Promise<Response>

/** Somebody who keeps asking, whether or not what they asked before was answered. */
export interface Probe {
  seen: readonly Seen[]
  /** Asks no more, and waits for what was asked. */
  stop: () => Promise<void>
}

/** Milliseconds after which nobody waits any longer; all time limits of the server are shorter. */
const longestWait = 45_000

/** Makes each of some calls again and again, `every` so many milliseconds. */
export function openProbe(calls: Readonly<Record<string, Call>>, every = 200): Probe {
  const seen: Seen[] = []
  const open = new Set<Promise<void>>()
  const note = async (name: string, call: Call): Promise<void> => {
    seen.push(await see(name, call))
  }
  const timers = Object.entries(calls).map(([name, call]) =>
    setInterval(() => {
      const asked = note(name, call).finally(() => open.delete(asked))
      open.add(asked)
    }, every),
  )
  return {
    seen,
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer))
      await Promise.all(open)
    },
  }
}

/** Makes one call and reads its answer to the end. */
export async function see(name: string, call: Call): Promise<Seen> {
  const at = performance.now()
  const signal = AbortSignal.timeout(longestWait)
  const ended = (status: number, code: string, hasRetryAfter = false): Seen => ({
    name,
    at,
    ms: performance.now() - at,
    status,
    code,
    hasRetryAfter,
  })
  try {
    const response = await call(signal)
    const code = /^\{"code":"(\w+)"/.exec(await response.text())?.[1] ?? ''
    return ended(response.status, code, response.headers.has('retry-after'))
  } catch {
    return ended(0, signal.aborted ? 'hung' : 'cut')
  }
}

/** Asks until something is so; gives the seconds that it took, or null where it has not come to be. */
export async function secondsUntil(isSo: () => Promise<boolean>, patience: number): Promise<number | null> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > patience) return null
    await sleep(50)
  }
  return (performance.now() - begun) / 1000
}
