import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { openSocketFolder } from '#server/database/embedded/embedded.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { answersOf, formatCount, longest, seconds } from './figures.ts'
import { isExpected } from './frozen.ts'
import { judgeLedger } from './ledger.ts'
import { secondsUntil, measureCall, type CallResult } from './probe.ts'
import { callAs, openScenario, type Scenario } from './scenario.ts'

const lockedFor = 20_000
const concurrency = 300
/** Up to 5 s for a connection in each of three steps, and 5 s for the lock. */
const maxResponseTime = 22_000
const maxRecovery = 5

export async function poolExhausted(context: ProofContext): Promise<Finding[]> {
  const rounds = Number(context.options.get('rounds') ?? 3)
  const scenario = await openScenario(context)
  scenario.load.start()
  const seen: CallResult[] = []
  const back: (number | null)[] = []
  for (let round = 0; round < rounds; round++) {
    await sleep(2000)
    const release = await lockSchools(scenario, context.stack)
    const load = addStudentsUntil(scenario, performance.now() + lockedFor)
    await sleep(lockedFor)
    await release()
    back.push(await secondsUntil(() => isHealthy(scenario), 30_000))
    seen.push(...(await load))
    context.log(`poolExhausted ${round + 1}: ${answersOf(seen)}`)
  }
  return [...judge(rounds, seen, back), await judgeLedger('Pool exhausted', scenario.load)]
}

const add = ({ address, token }: Scenario) =>
  callAs(address, token, 'POST', '/api/students', () => ({ first_name: crypto.randomUUID() }))

async function addStudentsUntil(scenario: Scenario, until: number): Promise<CallResult[]> {
  const call = add(scenario)
  const one = async () => {
    const seen: CallResult[] = []
    while (performance.now() < until) seen.push(await measureCall('write', call))
    return seen
  }
  return (await Promise.all(Array.from({ length: concurrency }, one))).flat()
}

/** Like a session that is idle in a transaction. */
async function lockSchools({ dataDir }: Scenario, stack: AsyncDisposableStack): Promise<() => Promise<void>> {
  const { host, close } = openSocketFolder(join(dataDir, 'postgres'))
  const client = new Client({ host, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from schools for update')
  let isOpen = true
  const release = async () => {
    if (!isOpen) return
    isOpen = false
    await client.end()
    close()
  }
  stack.defer(release)
  return release
}

const isFull = ({ code }: CallResult): boolean => code === 'student_limit_reached'

/** The seat limit is checked under the lock, so it also means that the lock was free. */
async function isHealthy(scenario: Scenario): Promise<boolean> {
  const seen = await measureCall('write', add(scenario))
  return seen.status < 300 || isFull(seen)
}

function judge(rounds: number, seen: readonly CallResult[], back: readonly (number | null)[]): Finding[] {
  const wrong = seen.filter((one) => !isExpected(one) && !isFull(one))
  return [
    {
      what: 'Pool exhausted: every call succeeds, or fails with 503 and Retry-After',
      tried: `${rounds} × ${lockedFor / 1000} s, ${concurrency} at once, ${formatCount(seen.length)} calls`,
      found: `${answersOf(seen)}; slowest ${seconds(longest(seen))}; unexpected: ${answersOf(wrong)}`,
      hasPassed: wrong.length === 0 && longest(seen) <= maxResponseTime && seen.some(({ status }) => status === 503),
    },
    {
      what: 'Pool exhausted: normal operation once the lock is released',
      tried: `${rounds} times`,
      found: `after ${back.map((one) => (one === null ? 'never' : `${one.toFixed(1)} s`)).join(', ')}`,
      hasPassed: back.every((one) => one !== null && one <= maxRecovery),
    },
  ]
}
