import type { UpstreamOutcome } from '#server/metrics/metrics.ts'

/** At most `perSchool` failures of one school count for the others. */
const limits = { failures: 5, windowMs: 30_000, cooldownMs: 30_000, perSchool: 2 } as const

export const cooldownSeconds = limits.cooldownMs / 1000

interface Pass extends Disposable {
  succeed: () => void
  fail: () => void
}
export interface Permit extends Pass {
  /** The server answered, yet refused this very request: that says nothing of any other. */
  refuse: () => void
}
export type Breaker = (school_id: string) => Permit | null

/** Monotonic, so that changes of the system clock don't matter. */
export const monotonicNow = (): number => performance.now()

/** Circuit breaker with half-open probes. A school that fails alone opens only its own circuit. */
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
        if (permit.isProbe || own.recent() < limits.perSchool) permit.fail()
        ownPermit.fail()
      },
      refuse: () => undefined,
      [Symbol.dispose]: () => {
        ownPermit[Symbol.dispose]()
        permit[Symbol.dispose]()
      },
    }
  }
}

interface Circuit {
  admit: () => (Pass & { isProbe: boolean }) | null
  recent: () => number
}

function createCircuit(now: () => number): Circuit {
  let failures: number[] = []
  let openUntil: number | null = null
  let probe: Pass | null = null
  const recent = () => failures.filter((at) => at > now() - limits.windowMs)
  const open = () => {
    failures = []
    openUntil = now() + limits.cooldownMs
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

export const withMetrics =
  (admit: Breaker, count: (outcome: UpstreamOutcome) => void): Breaker =>
  (school_id) => {
    const permit = admit(school_id)
    if (!permit) {
      count('turned_away')
      return null
    }
    let outcome: UpstreamOutcome = 'left'
    const settle = (result: UpstreamOutcome, report: () => void) => () => {
      outcome = result
      report()
    }
    return {
      succeed: settle('succeeded', permit.succeed),
      fail: settle('failed', permit.fail),
      refuse: settle('refused', permit.refuse),
      [Symbol.dispose]: () => {
        count(outcome)
        permit[Symbol.dispose]()
      },
    }
  }
