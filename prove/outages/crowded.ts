import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { openSocketFolder } from '#server/database/embedded/embedded.ts'
import type { Finding, Ground } from '../proof.ts'
import { answersOf, counted, longest, seconds } from './figures.ts'
import { isOrdered } from './frozen.ts'
import { judgeLedger } from './ledger.ts'
import { secondsUntil, see, type Seen } from './probe.ts'
import { callAs, openScene, type Scene } from './scene.ts'

const heldFor = 20_000
const atOnce = 300
/** A call waits up to 5 s for a connection, for each of its three steps anew, and 5 s for the lock. */
const longestAnswer = 22_000
const soon = 5

/** Every connection to the database waits for rows that somebody else holds, while hundreds want one. */
export async function crowded(ground: Ground): Promise<Finding[]> {
  const rounds = Number(ground.options.get('rounds') ?? 3)
  const scene = await openScene(ground)
  scene.load.start()
  const seen: Seen[] = []
  const back: (number | null)[] = []
  for (let round = 0; round < rounds; round++) {
    await sleep(2000)
    const release = await holdSchools(scene, ground.stack)
    const crowd = crowdAt(scene, performance.now() + heldFor)
    await sleep(heldFor)
    await release()
    back.push(await secondsUntil(() => isWell(scene), 30_000))
    seen.push(...(await crowd))
    ground.say(`crowded ${round + 1}: ${answersOf(seen)}`)
  }
  return [...judge(rounds, seen, back), await judgeLedger('Pool exhausted', scene.load)]
}

const add = ({ address, token }: Scene) =>
  callAs(address, token, 'POST', '/api/students', () => ({ first_name: crypto.randomUUID() }))

// Whoever has an answer asks again, so that there are always as many.
async function crowdAt(scene: Scene, until: number): Promise<Seen[]> {
  const call = add(scene)
  const one = async () => {
    const seen: Seen[] = []
    while (performance.now() < until) seen.push(await see('write', call))
    return seen
  }
  return (await Promise.all(Array.from({ length: atOnce }, one))).flat()
}

/** Holds the rows that every new student needs, as somebody who forgot to end a transaction would. */
async function holdSchools({ dataDir }: Scene, stack: AsyncDisposableStack): Promise<() => Promise<void>> {
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

const isFull = ({ code }: Seen): boolean => code === 'student_limit_reached'

/** A school that is full answers so only after it has had the rows and counted. */
async function isWell(scene: Scene): Promise<boolean> {
  const seen = await see('write', add(scene))
  return seen.status < 300 || isFull(seen)
}

function judge(rounds: number, seen: readonly Seen[], back: readonly (number | null)[]): Finding[] {
  const wrong = seen.filter((one) => !isOrdered(one) && !isFull(one))
  return [
    {
      what: 'Pool exhausted: every call is answered, or refused with 503 and Retry-After',
      tried: `${rounds} × ${heldFor / 1000} s, ${atOnce} at once, ${counted(seen.length)} calls`,
      found: `${answersOf(seen)}; the longest took ${seconds(longest(seen))}; not so: ${answersOf(wrong)}`,
      isRight: wrong.length === 0 && longest(seen) <= longestAnswer && seen.some(({ status }) => status === 503),
    },
    {
      what: 'Pool exhausted: all is well once the rows are free',
      tried: `${rounds} times`,
      found: `after ${back.map((one) => (one === null ? 'never' : `${one.toFixed(1)} s`)).join(', ')}`,
      isRight: back.every((one) => one !== null && one <= soon),
    },
  ]
}
