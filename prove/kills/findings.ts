import { type Complaint, type Counts, type Kind, kinds } from '../load/tally.ts'
import type { Finding } from '../proof.ts'

interface Standing {
  counts: Readonly<Record<Kind, Counts>>
  statuses: ReadonlyMap<number | 'cut', number>
}
/** What happened while one thing was killed again and again. */
export interface Act {
  name: string
  rounds: number
  /** Calls that were under way at the moments of the kills. */
  caught: Record<Kind, number>
  before: Standing
  after: Standing
  /** Milliseconds from each kill until the server was ready. */
  times: number[]
  /** What was found wrong, each once. */
  complaints: Map<string, Complaint>
}

const number = new Intl.NumberFormat('en')
/** How long nobody may be served after a kill, in milliseconds, on a machine that is not busy with anything else. */
const longest = 15_000

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** What became of the calls of each kind, and how long it took until the server was ready. */
export function describeAct(act: Act): Finding[] {
  return [...kinds.map((kind) => describeKind(act, kind)), describeTimes(act)]
}

function describeKind({ name, rounds, caught, before, after, complaints }: Act, kind: Kind): Finding {
  const during = (count: keyof Counts) => after.counts[kind][count] - before.counts[kind][count]
  const own = [...complaints.values()].filter((one) => one.kind === kind)
  const isQuiet = during('acknowledged') === 0
  return {
    what: `${kind}, ${name}`,
    tried: `${rounds} kills, ${number.format(during('acknowledged'))} acknowledged, ${number.format(caught[kind])} under way at a kill, ${number.format(during('repeated'))} tries in vain, ${number.format(during('refused'))} refused`,
    found: isQuiet ? 'nothing was tried' : describeComplaints(own),
    isRight: own.length === 0 && !isQuiet,
  }
}

function describeComplaints(complaints: readonly Complaint[]): string {
  const count = (...faults: string[]) => complaints.filter(({ fault }) => faults.includes(fault)).length
  const others = count('partial', 'disorder', 'unreadable', 'false answer')
  return `${count('missing')} lost, ${count('twice')} twice, ${count('surplus')} against a refusal, ${count('over the cap')} over the cap, ${others} otherwise wrong`
}

function describeTimes({ name, rounds, times }: Act): Finding {
  const sorted = times.toSorted((one, other) => one - other)
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return {
    what: `ready again, ${name}`,
    tried: `${rounds} kills`,
    found: `median ${seconds(median)}, worst ${seconds(worst)}`,
    isRight: worst <= longest,
  }
}

/** What callers were answered meanwhile: whoever is not served is cut off or told 503. */
export function describeAnswers({ name, before, after }: Act): Finding {
  const during = [...after.statuses].map(
    ([status, count]) => [status, count - (before.statuses.get(status) ?? 0)] as const,
  )
  const told = during
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  const isFair = (status: number | 'cut') => status === 'cut' || status === 503 || (status < 500 && status !== 401)
  return {
    what: `answers, ${name}`,
    tried: `${number.format(sum(told.map(([, count]) => count)))} requests`,
    found: told.map(([status, count]) => `${status}: ${number.format(count)}`).join(', '),
    isRight: told.every(([status]) => isFair(status)),
  }
}

/** Whether a lock or a socket that was left behind ever kept the server from starting, and what it logged as its own failure. */
export function describeStarts(refusals: readonly string[], failures: readonly string[]): Finding {
  const said = [...new Set([...refusals, ...failures])].slice(0, 5).join('; ').replaceAll('|', '/')
  return {
    what: 'starts on what was left behind',
    tried: 'every kill of the server',
    found: `${refusals.length} refused, ${failures.length} failures in the log that nobody expected${said && `: ${said}`}`,
    isRight: refusals.length === 0 && failures.length === 0,
  }
}
