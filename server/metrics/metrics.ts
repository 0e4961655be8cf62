import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'

/** How a call to a server of somebody else ended: `left` says nothing about it, because whoever asked has gone; `turned_away` was never made. */
export type UpstreamOutcome = 'succeeded' | 'failed' | 'left' | 'turned_away'
/** The servers of somebody else that answer or speak. */
export type UpstreamName = 'model' | 'speech'

/** What this process counts; nothing of it is about a person. */
export interface Metrics {
  /** An answered request: its route is the pattern, so that no id becomes a label. */
  countRequest: (labels: { method: string; route: string; status: string }, seconds: number) => void
  /** An answer that comes bit by bit has begun (1) or ended (-1). */
  countStream: (change: 1 | -1) => void
  countMail: (outcome: 'sent' | 'failed') => void
  countUpstream: (upstream: UpstreamName, outcome: UpstreamOutcome) => void
  /** A finding of a rule of grammar that a school called no mistake. */
  countDismissal: (rule: string) => void
  /** Asks for numbers whenever the metrics are read; one that fails is left out. */
  addGauge: (name: GaugeName, read: () => Promise<Sample[]> | Sample[]) => void
  /** Adds what Node.js tells of its process: memory, processor time, event loop. */
  collectProcessMetrics: () => void
  /** All of it as Prometheus reads it. */
  text: () => Promise<string>
  contentType: string
}
/** A number with its labels. */
export type Sample = { value: number; labels: Record<string, string> }

const gaugeHelp = {
  tertulia_pool_connections: 'Connections to the database, by state; `waiting` are requests that wait for one.',
  tertulia_jobs: 'Jobs in the database, by queue and state.',
} as const
type GaugeName = keyof typeof gaugeHelp
const labelsOf = { tertulia_pool_connections: ['state'], tertulia_jobs: ['queue', 'state'] } as const

/** Seconds; an answer of a language model takes longer than all else. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Makes the counters of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const streams = new Gauge({ name: 'tertulia_streams', help: 'Answers that come bit by bit, now.', registers })
  const mails = new Counter({
    name: 'tertulia_mails_total',
    help: 'Mails that were handed on, and tries that failed.',
    labelNames: ['outcome'],
    registers,
  })
  const dismissals = new Counter({
    name: 'tertulia_dismissed_findings_total',
    help: 'Findings of rules of grammar that schools called no mistake.',
    labelNames: ['rule'],
    registers,
  })
  const upstreams = new Counter({
    name: 'tertulia_upstream_calls_total',
    help: 'Calls to the language model and to the voice of the server, by how they ended.',
    labelNames: ['upstream', 'outcome'],
    registers,
  })
  return {
    countRequest: (labels, seconds) => requests.observe(labels, seconds),
    countStream: (change) => streams.inc(change),
    countMail: (outcome) => mails.inc({ outcome }),
    countUpstream: (upstream, outcome) => upstreams.inc({ upstream, outcome }),
    countDismissal: (rule) => dismissals.inc({ rule }),
    addGauge: (name, read) => registerGauge(registry, name, read),
    collectProcessMetrics: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function registerGauge(registry: Registry, name: GaugeName, read: () => Promise<Sample[]> | Sample[]): void {
  const gauge = new Gauge({
    name,
    help: gaugeHelp[name],
    labelNames: labelsOf[name],
    registers: [registry],
    collect: async () => {
      gauge.reset()
      const numbers = await Promise.resolve()
        .then(read)
        .catch((): Sample[] => [])
      for (const { labels, value } of numbers) gauge.set(labels, value)
    },
  })
}
