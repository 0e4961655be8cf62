import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ending, endPrograms } from '#server/test/programs/program.ts'
import { type RunningServer, startProcess } from '#server/test/programs/running-server.ts'
import { stripeSettingsOf } from '#server/test/settings-of.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'

/** A server with its own PostgreSQL on one port and one folder, over all the times that it is killed. */
export interface House {
  address: string
  /** Where its PostgreSQL has its socket. */
  databaseFolder: string
  /** Kills the server, by itself or with all of its PostgreSQL, starts it again on the same folder, and gives the milliseconds until it was ready. */
  killServer: (isWithDatabase: boolean) => Promise<number>
  /** Kills PostgreSQL under the server, in one of three ways, and gives the milliseconds until the server was ready again. */
  killDatabase: (way: DatabaseKill) => Promise<number>
  /** Starts that were refused, and what they said. */
  refusals: string[]
  /** What the server itself called a failure that nobody expected, by its message. */
  failures: () => string[]
}

/** Its first process; that and all that serve a connection; or one of these, at which PostgreSQL ends all others itself. */
export const databaseKills = ['postmaster', 'all of it', 'one backend'] as const
export type DatabaseKill = (typeof databaseKills)[number]

const patience = 60_000
const tries = 3

/** Opens a house in a folder; what is started there ends with the stack. */
export async function openHouse(folder: string, peer: StripePeer, stack: AsyncDisposableStack): Promise<House> {
  const dataDir = join(folder, 'data')
  const refusals: string[] = []
  const start = createStart({ PORT: String(await freePort()), DATA_DIR: dataDir, ...stripeSettingsOf(peer) }, refusals)
  let server = await start()
  stack.defer(async () => {
    await server.end('SIGTERM')
    // One that was about to take its place when the proof was interrupted.
    await endPrograms()
  })
  const ended: Ending[] = []
  return {
    address: server.address,
    databaseFolder: join(dataDir, 'postgres'),
    refusals,
    killServer: async (isWithDatabase) => {
      const killed = performance.now()
      if (isWithDatabase) killIn('all of it', postmasterOf(dataDir))
      ended.push(await server.end('SIGKILL'))
      server = await start()
      return untilReady(server.address, killed)
    },
    killDatabase: async (way) => {
      const killed = performance.now()
      const dead = killIn(way, postmasterOf(dataDir))
      // Until it has noticed, it would still call itself ready.
      while (isRunning(dead)) await sleep(5)
      return untilReady(server.address, killed)
    },
    failures: () => ended.flatMap(({ stderr }) => failuresIn(stderr)),
  }
}

/** Starts the server, again where it refuses to, and writes down what it said then. */
function createStart(settings: Readonly<Record<string, string>>, refusals: string[]): () => Promise<RunningServer> {
  const start = (left: number): Promise<RunningServer> =>
    startProcess(settings).catch((error: unknown) => {
      refusals.push(error instanceof Error ? error.message : String(error))
      if (left === 0) throw error
      return start(left - 1)
    })
  return () => start(tries)
}

async function untilReady(address: string, killed: number): Promise<number> {
  while (performance.now() - killed < patience) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return performance.now() - killed
    await sleep(10)
  }
  throw new Error(`The server was not ready within ${patience / 1000} s`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Kills in a way, and gives the process whose end can be waited for. */
function killIn(way: DatabaseKill, postmaster: number): number {
  const serving = childrenOf(postmaster).filter((pid) => commandOf(pid).includes('postgres: postgres'))
  const [one = postmaster] = serving
  if (way === 'one backend') process.kill(one, 'SIGKILL')
  else process.kill(postmaster, 'SIGKILL')
  if (way === 'all of it') for (const pid of serving) kill(pid)
  return way === 'one backend' ? one : postmaster
}

// Some have noticed already.
function kill(pid: number): void {
  if (isRunning(pid)) process.kill(pid, 'SIGKILL')
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const childrenOf = (pid: number) => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`)
const isRunning = (pid: number) => !['', 'Z'].includes(/^State:\t(\w)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '')

function failuresIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  return lines.flatMap((line) => {
    const { level, code, msg, err }: { level: number; code?: string; msg: string; err?: { message?: string } } =
      JSON.parse(line)
    return level >= 50 && (code ?? 'internal') === 'internal' ? [`${msg}: ${err?.message ?? ''}`] : []
  })
}
