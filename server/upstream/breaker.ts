import type { UpstreamOutcome } from '#server/metrics/metrics.ts'

/** When a server that fails is left alone, and for how long, in milliseconds; `ofOneSchool` failures of a school count for the others. */
const limits = { failures: 5, within: 30_000, rest: 30_000, ofOneSchool: 2 } as const

/** Seconds after which it is worth trying again. */
export const cooldownSeconds = limits.rest / 1000

/** The permit to ask the server once. Disposed of unused, it says nothing about the server. */
export interface Permit extends Disposable {
  succeed: () => void
  fail: () => void
}
/** Gives a school the permit to ask, or null while the server is left alone. */
export type Breaker = (school_id: string) => Permit | null

/** Milliseconds that go on evenly, also while the clock of the machine is set. */
export const monotonicNow = (): number => performance.now()

/**
 * Leaves a server alone after several failures, then lets one question through to see whether it is back. A school that
 * fails alone stops only itself: of its failures, few count for the others.
 */
export function createBreaker(now: () => number): Breaker {
  const shared = createCircuit(now)
  const bySchool = new Map<string, Circuit>()
  return (school_id) => {
    const own = bySchool.get(school_id) ?? createCircuit(now)
    const ownPermit = own.admit()
    const permit = ownPermit && shared.admit()
    if (!permit) {
      ownPermit?.[Symbol.dispose]()
      return null
    }
    return {
      succeed: () => {
        ownPermit.succeed()
        permit.succeed()
        if (own.recent() === 0) bySchool.delete(school_id)
      },
      fail: () => {
        bySchool.set(school_id, own)
        if (permit.isProbe || own.recent() < limits.ofOneSchool) permit.fail()
        ownPermit.fail()
      },
      [Symbol.dispose]: () => {
        ownPermit[Symbol.dispose]()
        permit[Symbol.dispose]()
      },
    }
  }
}

interface Circuit {
  admit: () => (Permit & { isProbe: boolean }) | null
  /** The failures within the window. */
  recent: () => number
}

function createCircuit(now: () => number): Circuit {
  let failures: number[] = []
  let openUntil: number | null = null
  let probe: Permit | null = null
  const recent = () => failures.filter((at) => at > now() - limits.within)
  const open = () => {
    failures = []
    openUntil = now() + limits.rest
  }
  const closedPermit = {
    isProbe: false,
    succeed: () => undefined,
    fail: () => {
      failures = [...recent(), now()]
      if (openUntil === null && failures.length >= limits.failures) open()
    },
    [Symbol.dispose]: () => undefined,
  }
  const createProbe = () => ({
    isProbe: true,
    succeed: () => {
      openUntil = null
    },
    fail: open,
    [Symbol.dispose]: () => {
      probe = null
    },
  })
  const admit: Circuit['admit'] = () => {
    if (openUntil === null) return closedPermit
    if (now() < openUntil || probe) return null
    const created = createProbe()
    probe = created
    return created
  }
  return { admit, recent: () => recent().length }
}

/** The same breaker, which tells how each call ended. */
export const withMetrics =
  (admit: Breaker, count: (outcome: UpstreamOutcome) => void): Breaker =>
  (school_id) => {
    const permit = admit(school_id)
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
