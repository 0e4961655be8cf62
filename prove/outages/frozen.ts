import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding, ProofContext } from '../proof.ts'
import { answersOf, formatCount, longest, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { freeze } from './postgres-processes.ts'
import { type Probe, secondsUntil, measureCall, type CallResult } from './probe.ts'
import { callAs, openScenario, type Scenario } from './scenario.ts'

const frozenFor = 15_000
/** The freeze, and twice 5 s for a connection. */
const maxResponseTime = frozenFor + 10_000
/** Load balancers give up after some seconds. */
const maxReadinessTime = 6_000
const maxRecovery = 5

interface Round {
  startedAt: number
  resumed: number
  back: number | null
}

export async function frozen(context: ProofContext): Promise<Finding[]> {
  const rounds = Number(context.options.get('rounds') ?? 3)
  const scenario = await openScenario(context)
  scenario.load.start()
  const probe = scenario.watch()
  await sleep(3000)
  const rows: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const resume = await freeze(scenario.dataDir)
    const startedAt = performance.now()
    context.stack.defer(resume)
    await sleep(frozenFor)
    resume()
    const resumed = performance.now()
    const back = await secondsUntil(() => isHealthy(scenario), 30_000)
    await sleep(3000)
    rows.push({ startedAt, resumed, back })
    context.log(`frozen ${round + 1}: ${answersOf(duringOf(probe, rows))}`)
  }
  await probe.stop()
  return [...judge(rows, probe), await judgeLedger('Database frozen', scenario.load)]
}

const isHealthy = async ({ address, token }: Scenario): Promise<boolean> => {
  const calls = ['/api/students', '/readyz'].map((path) => measureCall(path, callAs(address, token, 'GET', path)))
  return (await Promise.all(calls)).every(({ status }) => status === 200)
}

const duringOf = (probe: Probe, rounds: readonly Round[]): CallResult[] =>
  probe.seen.filter(({ at }) => rounds.some(({ startedAt, resumed }) => at >= startedAt && at < resumed))

export const isExpected = ({ status, hasRetryAfter }: CallResult): boolean =>
  status === 503 ? hasRetryAfter : status >= 200 && status < 300

function judge(rounds: readonly Round[], probe: Probe): Finding[] {
  const seen = duringOf(probe, rounds)
  const of = (...names: string[]) => seen.filter(({ name }) => names.includes(name))
  const wrong = probe.seen.filter((one) => !isExpected(one))
  const slowest = longest(probe.seen)
  const tried = `${rounds.length} × ${frozenFor / 1000} s, ${formatCount(seen.length)} calls`
  // Requests that started before the freeze took effect are not counted.
  const early = of('readyz').filter(({ at, ms }) =>
    rounds.some(({ startedAt, resumed }) => at > startedAt + 200 && at + ms < resumed),
  )
  const backs = rounds.map(({ back }) => back ?? Infinity)
  return [
    {
      what: 'Database frozen: every call succeeds, or fails with 503 and Retry-After',
      tried,
      found: `${answersOf(of('read', 'session', 'write', 'sign-in'))}; slowest ${seconds(slowest)}; unexpected: ${answersOf(wrong)}`,
      hasPassed: wrong.length === 0 && slowest <= maxResponseTime,
    },
    {
      what: 'Database frozen: `/healthz` stays 200, `/readyz` is 503',
      tried,
      found: `healthz ${answersOf(of('healthz'))}, within ${seconds(longest(of('healthz')))}; readyz ${answersOf(early)}, within ${seconds(longest(of('readyz')))}`,
      hasPassed:
        of('healthz').every(({ status, ms }) => status === 200 && ms < 2000) &&
        early.every(({ status }) => status === 503) &&
        longest(of('readyz')) <= maxReadinessTime,
    },
    {
      what: 'Database frozen: normal operation once it resumes',
      tried: `${rounds.length} times`,
      found: `after ${backs.map((one) => `${one.toFixed(1)} s`).join(', ')}`,
      hasPassed: backs.every((one) => one <= maxRecovery),
    },
  ]
}
