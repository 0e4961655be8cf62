import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding, Ground } from '../proof.ts'
import { answersOf, counted, longest, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { freeze } from './postgres-of.ts'
import { type Probe, secondsUntil, see, type Seen } from './probe.ts'
import { callAs, openScene, type Scene } from './scene.ts'

const frozenFor = 15_000
/** The longest that a caller waits: as long as the database is frozen, and twice 5 s for a connection. */
const longestAnswer = frozenFor + 10_000
/** Those who ask whether a server is ready give up after some seconds themselves. */
const longestReadiness = 6_000
/** Seconds until all is well again. */
const soon = 5

interface Round {
  begun: number
  thawed: number
  /** Seconds until all was well again; null where that did not come to be. */
  back: number | null
}

/** The database stands still, as on a machine whose disk hangs. */
export async function frozen(ground: Ground): Promise<Finding[]> {
  const rounds = Number(ground.options.get('rounds') ?? 3)
  const scene = await openScene(ground)
  scene.load.start()
  const probe = scene.watch()
  await sleep(3000)
  const rows: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const thaw = await freeze(scene.dataDir)
    const begun = performance.now()
    ground.stack.defer(thaw)
    await sleep(frozenFor)
    thaw()
    const thawed = performance.now()
    const back = await secondsUntil(() => isWell(scene), 30_000)
    await sleep(3000)
    rows.push({ begun, thawed, back })
    ground.say(`frozen ${round + 1}: ${answersOf(duringOf(probe, rows))}`)
  }
  await probe.stop()
  return [...judge(rows, probe), await judgeLedger('Database frozen', scene.load)]
}

const isWell = async ({ address, token }: Scene): Promise<boolean> => {
  const calls = ['/api/students', '/readyz'].map((path) => see(path, callAs(address, token, 'GET', path)))
  return (await Promise.all(calls)).every(({ status }) => status === 200)
}

const duringOf = (probe: Probe, rounds: readonly Round[]): Seen[] =>
  probe.seen.filter(({ at }) => rounds.some(({ begun, thawed }) => at >= begun && at < thawed))

/** Whether a call was answered, or refused in the way that makes callers come back. */
export const isOrdered = ({ status, hasRetryAfter }: Seen): boolean =>
  status === 503 ? hasRetryAfter : status >= 200 && status < 300

function judge(rounds: readonly Round[], probe: Probe): Finding[] {
  const seen = duringOf(probe, rounds)
  const of = (...names: string[]) => seen.filter(({ name }) => names.includes(name))
  const wrong = probe.seen.filter((one) => !isOrdered(one))
  const slowest = longest(probe.seen)
  const tried = `${rounds.length} × ${frozenFor / 1000} s, ${counted(seen.length)} calls`
  // What was asked in the moment of freezing may have been answered before.
  const early = of('readyz').filter(({ at, ms }) =>
    rounds.some(({ begun, thawed }) => at > begun + 200 && at + ms < thawed),
  )
  const backs = rounds.map(({ back }) => back ?? Infinity)
  return [
    {
      what: 'Database frozen: every call is answered, or refused with 503 and Retry-After',
      tried,
      found: `${answersOf(of('read', 'session', 'write', 'sign-in'))}; the longest took ${seconds(slowest)}; not so: ${answersOf(wrong)}`,
      isRight: wrong.length === 0 && slowest <= longestAnswer,
    },
    {
      what: 'Database frozen: `/healthz` stays 200, `/readyz` is 503',
      tried,
      found: `healthz ${answersOf(of('healthz'))}, within ${seconds(longest(of('healthz')))}; readyz ${answersOf(early)}, within ${seconds(longest(of('readyz')))}`,
      isRight:
        of('healthz').every(({ status, ms }) => status === 200 && ms < 2000) &&
        early.every(({ status }) => status === 503) &&
        longest(of('readyz')) <= longestReadiness,
    },
    {
      what: 'Database frozen: all is well once it goes on',
      tried: `${rounds.length} times`,
      found: `after ${backs.map((one) => `${one.toFixed(1)} s`).join(', ')}`,
      isRight: backs.every((one) => one <= soon),
    },
  ]
}
