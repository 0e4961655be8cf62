export const kinds = [
  'add',
  'bulk',
  'import',
  'upload',
  'chat',
  'webhook',
  'task',
  'join',
  'staff',
  'factor',
  'speech',
] as const
export type Kind = (typeof kinds)[number]

export const perKind = <T>(valueOf: (kind: Kind) => T): Record<Kind, T> =>
  // `Object.fromEntries` loses the names.
  Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<Kind, T>

export const faults = [
  'missing',
  'twice',
  'partial',
  'disorder',
  'surplus',
  'over the cap',
  'unreadable',
  'false answer',
] as const
export type Fault = (typeof faults)[number]

/** `missing` was acknowledged; `surplus` was rejected or deleted, but exists. */
export interface Violation {
  kind: Kind
  fault: Fault
  about: string
}

export interface Counts {
  /** Read completely. */
  acknowledged: number
  /** Retried after a 5xx or without a response. */
  repeated: number
  refused: number
  underWay: number
}

export interface Latency {
  kind: Kind
  at: number
  ms: number
}

export interface Tally {
  counts: Readonly<Record<Kind, Counts>>
  /** `cut`: no response. */
  statuses: Map<number | 'cut', number>
  violations: Violation[]
  noteStatus: (status: number | 'cut') => void
  noteLatency: (latency: Latency) => void
  takeLatencies: () => Latency[]
}

const none = (): Counts => ({ acknowledged: 0, repeated: 0, refused: 0, underWay: 0 })

export function createTally(): Tally {
  const statuses: Tally['statuses'] = new Map()
  let latencies: Latency[] = []
  return {
    counts: perKind(none),
    statuses,
    violations: [],
    noteStatus: (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
    noteLatency: (latency) => void latencies.push(latency),
    takeLatencies: () => {
      const recorded = latencies
      latencies = []
      return recorded
    },
  }
}
