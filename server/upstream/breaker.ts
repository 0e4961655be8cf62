import type { UpstreamOutcome } from '#server/metrics/metrics.ts'

/** When a server that fails is left alone, and for how long, in milliseconds. */
const rule = { failures: 5, within: 30_000, rest: 30_000 } as const

/** Seconds after which it is worth trying again. */
export const restSeconds = rule.rest / 1000

/** The leave to ask the server once. Disposed of unused, it says nothing about the server. */
export interface Permit extends Disposable {
  succeed: () => void
  fail: () => void
}
/** Gives leave to ask, or null while the server is left alone. */
export type Breaker = () => Permit | null

/** Milliseconds that go on evenly, also while the clock of the machine is set. */
export const sinceStart = (): number => performance.now()

/** Leaves a server alone after several failures, then lets one question through to see whether it is back. */
export function createBreaker(now: () => number): Breaker {
  let failures: number[] = []
  let restsUntil: number | null = null
  let probe: Permit | null = null
  const rest = () => {
    failures = []
    restsUntil = now() + rule.rest
  }
  const usual: Permit = {
    succeed: () => undefined,
    fail: () => {
      failures = [...failures.filter((at) => at > now() - rule.within), now()]
      if (restsUntil === null && failures.length >= rule.failures) rest()
    },
    [Symbol.dispose]: () => undefined,
  }
  const createProbe = (): Permit => ({
    succeed: () => {
      restsUntil = null
    },
    fail: rest,
    [Symbol.dispose]: () => {
      probe = null
    },
  })
  return () => {
    if (restsUntil === null) return usual
    if (now() < restsUntil || probe) return null
    probe = createProbe()
    return probe
  }
}

/** The same breaker, which tells how each call ended. */
export const counted =
  (admit: Breaker, count: (outcome: UpstreamOutcome) => void): Breaker =>
  () => {
    const permit = admit()
    if (!permit) {
      count('turned_away')
      return null
    }
    let outcome: UpstreamOutcome = 'left'
    const end = (how: UpstreamOutcome, note: () => void) => () => {
      outcome = how
      note()
    }
    return {
      succeed: end('succeeded', permit.succeed),
      fail: end('failed', permit.fail),
      [Symbol.dispose]: () => {
        count(outcome)
        permit[Symbol.dispose]()
      },
    }
  }
