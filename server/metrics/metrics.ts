import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'

/** `left`: the client disconnected, which says nothing about the upstream; `turned_away`: the call was not made; `refused`: this request was not answered. */
export type UpstreamOutcome = 'succeeded' | 'failed' | 'left' | 'turned_away' | 'refused'
export type UpstreamName = 'model' | 'tutor' | 'speech' | 'recognition'

export interface Metrics {
  /** `route` is the pattern, so that no id becomes a label. */
  countRequest: (labels: { method: string; route: string; status: string }, seconds: number) => void
  countStream: (change: 1 | -1) => void
  countMail: (outcome: 'sent' | 'failed') => void
  countUpstream: (upstream: UpstreamName, outcome: UpstreamOutcome) => void
  countDismissal: (rule: string) => void
  /** `read` is called on every scrape; if it fails, the gauge is left empty. */
  addGauge: (name: GaugeName, read: () => Promise<Sample[]> | Sample[]) => void
  collectProcessMetrics: () => void
  text: () => Promise<string>
  contentType: string
}
export type Sample = { value: number; labels: Record<string, string> }

const gaugeHelp = {
  tertulia_pool_connections: 'Database connections by state; `waiting` are requests without one.',
  tertulia_jobs: 'Jobs by queue and state.',
} as const
type GaugeName = keyof typeof gaugeHelp
const labelsOf = { tertulia_pool_connections: ['state'], tertulia_jobs: ['queue', 'state'] } as const

/** Seconds; the last ones are for language models. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the request headers to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const streams = new Gauge({ name: 'tertulia_streams', help: 'Open streaming responses.', registers })
  const mails = new Counter({
    name: 'tertulia_mails_total',
    help: 'Mails sent, and failed attempts.',
    labelNames: ['outcome'],
    registers,
  })
  const dismissals = new Counter({
    name: 'tertulia_dismissed_findings_total',
    help: 'Grammar findings that schools dismissed.',
    labelNames: ['rule'],
    registers,
  })
  const upstreams = new Counter({
    name: 'tertulia_upstream_calls_total',
    help: 'Calls to the language model (its answers, and as a tutor) and to the server voice, by outcome.',
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
