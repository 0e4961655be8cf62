/** What writers do to a school. */
export const kinds = ['add', 'bulk', 'import', 'upload', 'chat', 'webhook'] as const
export type Kind = (typeof kinds)[number]

/** How a promise was broken. */
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

/** A promise that was broken: missing is what was acknowledged, surplus what was refused or erased and is there all the same. */
export interface Complaint {
  kind: Kind
  fault: Fault
  about: string
}

/** What became of the calls of one kind. */
export interface Counts {
  /** Calls whose 2xx was read to its end. */
  acknowledged: number
  /** Calls that were sent again because nobody, or only a 5xx, had answered. */
  repeated: number
  /** Calls that were answered with a 4xx. */
  refused: number
  /** Calls that are under way now. */
  underWay: number
}

/** A call that was acknowledged: when, in milliseconds since the epoch, and how long it took in the end. */
export interface Latency {
  kind: Kind
  at: number
  ms: number
}

/** Counts what became of all calls. */
export interface Tally {
  counts: Readonly<Record<Kind, Counts>>
  /** How often each status was answered; `cut` where nobody answered. */
  statuses: Map<number | 'cut', number>
  complaints: Complaint[]
  noteStatus: (status: number | 'cut') => void
  noteLatency: (latency: Latency) => void
  /** The latencies since the last time this was asked. */
  takeLatencies: () => Latency[]
}

const none = (): Counts => ({ acknowledged: 0, repeated: 0, refused: 0, underWay: 0 })

/** A tally of nothing yet. */
export function createTally(): Tally {
  const statuses: Tally['statuses'] = new Map()
  let latencies: Latency[] = []
  return {
    counts: { add: none(), bulk: none(), import: none(), upload: none(), chat: none(), webhook: none() },
    statuses,
    complaints: [],
    noteStatus: (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
    noteLatency: (latency) => void latencies.push(latency),
    takeLatencies: () => {
      const taken = latencies
      latencies = []
      return taken
    },
  }
}
