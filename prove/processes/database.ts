import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import { describeFailures } from './callers.ts'
import type { Pair } from './pair.ts'
import { workUntil } from './rolling.ts'
import type { Cluster } from './cluster.ts'

const readyTimeout = 30_000
/** On a busy machine the database takes some seconds to recover. */
const maxTries = 8

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

async function untilReady(addresses: readonly string[]): Promise<number> {
  const startedAt = performance.now()
  const areReady = async () =>
    (await Promise.all(addresses.map((address) => statusOf(`${address}/readyz`)))).every((status) => status === 200)
  while (!(await areReady()) && performance.now() - startedAt < readyTimeout) await pause(50)
  return performance.now() - startedAt
}

export async function proveDatabase(cluster: Cluster, pair: Pair, address: string, rounds: number): Promise<Finding[]> {
  let slowest = 0
  const work = await workUntil(
    address,
    6,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await pause(1500)
        await cluster.killDatabase()
        await pause(300)
        slowest = Math.max(slowest, await untilReady(pair.addresses))
      }
      await pause(1000)
    },
    maxTries,
  )
  const isBack = slowest < readyTimeout && work.failed.length === 0 && work.lost === 0
  return [
    {
      what: 'The database killed under load and restarted',
      tried: `${rounds} times, ${work.stats.calls} calls, ${work.added} classes added`,
      found: `both ready again at most ${(0.3 + slowest / 1000).toFixed(1)} s later; ${work.failed.length} failed after retries, ${work.lost} lost or twice; temporary failures: ${describeFailures(work.stats)}`,
      hasPassed: isBack,
    },
    await proveMetrics(pair),
  ]
}

async function proveMetrics({ metricsPorts, addresses }: Pair): Promise<Finding> {
  const texts = await Promise.all(
    metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const counted = texts.filter((text) => /http_request_duration_seconds_count\{.*route="\/api\/classes"/.test(text))
  const open = await Promise.all(addresses.map((address) => statusOf(`${address}/metrics`)))
  return {
    what: 'Metrics of each process on its own port',
    tried: `${texts.length} processes`,
    found: `${counted.length} report their own calls; on the app's ports ${open.join(' and ')}`,
    hasPassed: counted.length === texts.length && open.every((status) => status === 404),
  }
}
