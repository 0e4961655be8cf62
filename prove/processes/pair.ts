import { type RunningServer, startProcess } from '#server/test/programs/running-server.ts'
import type { Cluster } from './cluster.ts'
import { freePort } from './cluster.ts'

export interface Pair {
  url: string
  ports: readonly number[]
  metricsPorts: readonly number[]
  addresses: readonly string[]
  at: (place: number) => RunningServer
  /** Returns the exit code of the old process. */
  replace: (place: number) => Promise<number | null>
  kill: (place: number) => Promise<void>
  start: (place: number) => Promise<void>
}

type Settings = Readonly<Record<string, string>>

export const sharedSettings = async (cluster: Cluster, url: string): Promise<Settings> => ({
  DATABASE_URL: url,
  DATA_DIR: await cluster.makeFolder('files'),
  AUTH_SECRET: cluster.authSecret,
  TRUST_PROXY: '127.0.0.1',
})

export async function openPair(
  cluster: Cluster,
  stack: AsyncDisposableStack,
  settings: Settings = {},
  main?: string,
): Promise<Pair> {
  const url = settings.DATABASE_URL ?? (await cluster.makeDatabase())
  const shared = { ...(await sharedSettings(cluster, url)), ...settings }
  const ports = [await freePort(), await freePort()]
  const metricsPorts = [await freePort(), await freePort()]
  const running = new Map<number, RunningServer>()
  const start = async (place: number) => {
    const own = { PORT: String(ports[place]), METRICS_PORT: String(metricsPorts[place]) }
    const server = await startProcess({ ...shared, ...own }, main)
    running.set(place, server)
    stack.defer(async () => void (await server.end('SIGTERM')))
  }
  const at = (place: number) => {
    const server = running.get(place)
    if (!server) throw new Error(`No server runs at place ${place}`)
    return server
  }
  await Promise.all([start(0), start(1)])
  return {
    url,
    ports,
    metricsPorts,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    at,
    replace: async (place) => {
      const { code } = await at(place).end('SIGTERM')
      await start(place)
      return code
    },
    kill: async (place) => void (await at(place).end('SIGKILL')),
    start,
  }
}
