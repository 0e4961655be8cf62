import { type RunningServer, startProcess } from '#server/test/programs/running-server.ts'
import type { Town } from './town.ts'
import { freePort } from './town.ts'

/** Two servers on one database, each of which can be started anew at its own address. */
export interface Pair {
  /** The address of their database. */
  url: string
  ports: readonly number[]
  metricsPorts: readonly number[]
  addresses: readonly string[]
  /** The process that is behind a place now. */
  at: (place: number) => RunningServer
  /** Ends the process of a place in order, and starts another one once it is gone. Gives the code it ended with. */
  replace: (place: number) => Promise<number | null>
  /** Kills the process of a place. */
  kill: (place: number) => Promise<void>
  start: (place: number) => Promise<void>
}

type Settings = Readonly<Record<string, string>>

/** The settings that servers of one database share. */
export const sharedSettings = async (town: Town, url: string): Promise<Settings> => ({
  DATABASE_URL: url,
  DATA_DIR: await town.makeFolder('files'),
  AUTH_SECRET: town.authSecret,
  TRUST_PROXY: '127.0.0.1',
})

/** Starts two servers at the same moment on a database of their own; they end with the stack. */
export async function openPair(
  town: Town,
  stack: AsyncDisposableStack,
  settings: Settings = {},
  main?: string,
): Promise<Pair> {
  const url = settings.DATABASE_URL ?? (await town.makeDatabase())
  const shared = { ...(await sharedSettings(town, url)), ...settings }
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
    if (!server) throw new Error(`Nothing runs at place ${place}`)
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
