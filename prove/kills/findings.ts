import type { Violation, Counts, Kind } from '../load/tally.ts'
import type { Finding } from '../proof.ts'

interface Totals {
  counts: Readonly<Record<Kind, Counts>>
  statuses: ReadonlyMap<number | 'cut', number>
}
export interface KillSeries {
  name: string
  kinds: readonly Kind[]
  rounds: number
  inFlight: Record<Kind, number>
  before: Totals
  after: Totals
  times: number[]
  violations: Map<string, Violation>
}

const number = new Intl.NumberFormat('en')
/** Milliseconds, on an idle machine. */
const maxDowntime = 15_000

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

export function describeSeries(series: KillSeries): Finding[] {
  return [...series.kinds.map((kind) => describeKind(series, kind)), describeTimes(series)]
}

function describeKind({ name, rounds, inFlight, before, after, violations }: KillSeries, kind: Kind): Finding {
  const during = (count: keyof Counts) => after.counts[kind][count] - before.counts[kind][count]
  const own = [...violations.values()].filter((one) => one.kind === kind)
  const isIdle = during('acknowledged') === 0
  return {
    what: `${kind}, ${name}`,
    tried: `${rounds} kills, ${number.format(during('acknowledged'))} acknowledged, ${number.format(inFlight[kind])} in flight at a kill, ${number.format(during('repeated'))} failed tries, ${number.format(during('refused'))} rejected`,
    found: isIdle ? 'no calls' : describeViolations(own),
    hasPassed: own.length === 0 && !isIdle,
  }
}

function describeViolations(violations: readonly Violation[]): string {
  const count = (...faults: string[]) => violations.filter(({ fault }) => faults.includes(fault)).length
  const others = count('partial', 'disorder', 'unreadable', 'false answer')
  return `${count('missing')} lost, ${count('twice')} twice, ${count('surplus')} despite a rejection, ${count('over the cap')} over the cap, ${others} otherwise wrong`
}

function describeTimes({ name, rounds, times }: KillSeries): Finding {
  const sorted = times.toSorted((one, other) => one - other)
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return {
    what: `ready again, ${name}`,
    tried: `${rounds} kills`,
    found: `median ${seconds(median)}, worst ${seconds(worst)}`,
    hasPassed: worst <= maxDowntime,
  }
}

/** During a kill, calls may only fail with 503 or a broken connection. */
export function describeAnswers({ name, before, after }: KillSeries): Finding {
  const during = [...after.statuses].map(
    ([status, count]) => [status, count - (before.statuses.get(status) ?? 0)] as const,
  )
  const answers = during
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  const isExpected = (status: number | 'cut') => status === 'cut' || status === 503 || (status < 500 && status !== 401)
  return {
    what: `answers, ${name}`,
    tried: `${number.format(sum(answers.map(([, count]) => count)))} requests`,
    found: answers.map(([status, count]) => `${status}: ${number.format(count)}`).join(', '),
    hasPassed: answers.every(([status]) => isExpected(status)),
  }
}

export function describeStarts(refusals: readonly string[], failures: readonly string[]): Finding {
  const messages = [...new Set([...refusals, ...failures])].slice(0, 5).join('; ').replaceAll('|', '/')
  return {
    what: 'starts after a kill',
    tried: 'every kill of the server',
    found: `${refusals.length} failed, ${failures.length} unexpected failures in the log${messages && `: ${messages}`}`,
    hasPassed: refusals.length === 0 && failures.length === 0,
  }
}
