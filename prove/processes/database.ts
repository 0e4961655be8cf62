import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import { wordsOf } from './callers.ts'
import type { Pair } from './pair.ts'
import { workUntil } from './rolling.ts'
import type { Town } from './town.ts'

const patience = 30_000
/** On a busy machine it takes the database some seconds to come back, and people press again. */
const patientTries = 8

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Milliseconds until all addresses answer with 200. */
async function untilReady(addresses: readonly string[]): Promise<number> {
  const begun = performance.now()
  const areReady = async () =>
    (await Promise.all(addresses.map((address) => statusOf(`${address}/readyz`)))).every((status) => status === 200)
  while (!(await areReady()) && performance.now() - begun < patience) await pause(50)
  return performance.now() - begun
}

/** The database is killed under load and started again; both servers come back by themselves. */
export async function proveDatabase(town: Town, pair: Pair, address: string, rounds: number): Promise<Finding[]> {
  let slowest = 0
  const work = await workUntil(
    address,
    6,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await pause(1500)
        await town.killDatabase()
        await pause(300)
        slowest = Math.max(slowest, await untilReady(pair.addresses))
      }
      await pause(1000)
    },
    patientTries,
  )
  const isBack = slowest < patience && work.failed.length === 0 && work.lost === 0
  return [
    {
      what: 'The database killed under load and started again',
      tried: `${rounds} times, ${work.tally.calls} calls, ${work.added} classes added`,
      found: `both ready again at most ${(0.3 + slowest / 1000).toFixed(1)} s later; ${work.failed.length} failed after repeats, ${work.lost} lost or twice; troubles on the way: ${wordsOf(work.tally)}`,
      isRight: isBack,
    },
    await proveMetrics(pair),
  ]
}

/** Each process tells its own figures on its own port, and nobody else's address serves them. */
async function proveMetrics({ metricsPorts, addresses }: Pair): Promise<Finding> {
  const texts = await Promise.all(
    metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const counted = texts.filter((text) => /http_request_duration_seconds_count\{.*route="\/api\/classes"/.test(text))
  const open = await Promise.all(addresses.map((address) => statusOf(`${address}/metrics`)))
  return {
    what: 'The metrics of each, on a port of its own',
    tried: `${texts.length} processes`,
    found: `${counted.length} tell of their own calls; on the ports of the app ${open.join(' and ')}`,
    isRight: counted.length === texts.length && open.every((status) => status === 404),
  }
}
