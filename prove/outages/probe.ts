import { setTimeout as sleep } from 'node:timers/promises'

/** `at` is in milliseconds of `performance.now()`; status 0 means no response. */
export interface CallResult {
  name: string
  at: number
  ms: number
  status: number
  /** `cut`: the connection broke; `hung`: no response. */
  code: string
  hasRetryAfter: boolean
}

export type Call = (signal: AbortSignal) => Promise<Response>

export interface Probe {
  seen: readonly CallResult[]
  stop: () => Promise<void>
}

/** Milliseconds; longer than all timeouts of the server. */
const callTimeout = 45_000

export function openProbe(calls: Readonly<Record<string, Call>>, every = 200): Probe {
  const seen: CallResult[] = []
  const open = new Set<Promise<void>>()
  const note = async (name: string, call: Call): Promise<void> => {
    seen.push(await measureCall(name, call))
  }
  const timers = Object.entries(calls).map(([name, call]) =>
    setInterval(() => {
      const running = note(name, call).finally(() => open.delete(running))
      open.add(running)
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

export async function measureCall(name: string, call: Call): Promise<CallResult> {
  const at = performance.now()
  const signal = AbortSignal.timeout(callTimeout)
  const ended = (status: number, code: string, hasRetryAfter = false): CallResult => ({
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

/** Null after `timeout` milliseconds. */
export async function secondsUntil(condition: () => Promise<boolean>, timeout: number): Promise<number | null> {
  const startedAt = performance.now()
  while (!(await condition())) {
    if (performance.now() - startedAt > timeout) return null
    await sleep(50)
  }
  return (performance.now() - startedAt) / 1000
}
