import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ExitResult, endPrograms } from '#server/test/programs/program.ts'
import { type RunningServer, startProcess } from '#server/test/programs/running-server.ts'
import { recognitionSettingsOf, stripeSettingsOf } from '#server/test/settings-of.ts'
import type { RecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { spokenSecondsPerDay } from '../load/speech/spoken-budgets.ts'

export interface KillableServer {
  address: string
  dataDir: string
  /** Both return the milliseconds until the server was ready again. */
  killServer: (isWithDatabase: boolean) => Promise<number>
  killDatabase: (way: DatabaseKill) => Promise<number>
  failedStarts: string[]
  failures: () => string[]
}

/** The postmaster; with its backends; or one backend, after which PostgreSQL ends the others itself. */
export const databaseKills = ['postmaster', 'all of it', 'one backend'] as const
export type DatabaseKill = (typeof databaseKills)[number]

const readyTimeout = 60_000
const tries = 3

export async function openKillableServer(
  folder: string,
  { peer, ear }: { peer: StripePeer; ear: RecognitionPeer },
  stack: AsyncDisposableStack,
): Promise<KillableServer> {
  const dataDir = join(folder, 'data')
  const failedStarts: string[] = []
  const temporary = join(dataDir, 'tmp')
  mkdirSync(temporary, { recursive: true })
  const start = createStart(
    {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      TMPDIR: temporary,
      STT_SECONDS_PER_DAY: String(spokenSecondsPerDay),
      ...stripeSettingsOf(peer),
      ...recognitionSettingsOf(ear),
    },
    failedStarts,
  )
  let server = await start()
  stack.defer(async () => {
    await server.end('SIGTERM')
    // A server that was starting when the proof was interrupted.
    await endPrograms()
  })
  const endings: ExitResult[] = []
  return {
    address: server.address,
    dataDir,
    failedStarts,
    killServer: async (isWithDatabase) => {
      const killed = performance.now()
      if (isWithDatabase) killIn('all of it', postmasterOf(dataDir))
      endings.push(await server.end('SIGKILL'))
      server = await start()
      return untilReady(server.address, killed)
    },
    killDatabase: async (way) => {
      const killed = performance.now()
      const dead = killIn(way, postmasterOf(dataDir))
      // Until then it still reports ready.
      while (isRunning(dead)) await sleep(5)
      return untilReady(server.address, killed)
    },
    failures: () => endings.flatMap(({ stderr }) => failuresIn(stderr)),
  }
}

function createStart(settings: Readonly<Record<string, string>>, failedStarts: string[]): () => Promise<RunningServer> {
  const start = (left: number): Promise<RunningServer> =>
    startProcess(settings).catch((error: unknown) => {
      failedStarts.push(error instanceof Error ? error.message : String(error))
      if (left === 0) throw error
      return start(left - 1)
    })
  return () => start(tries)
}

async function untilReady(address: string, killed: number): Promise<number> {
  while (performance.now() - killed < readyTimeout) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return performance.now() - killed
    await sleep(10)
  }
  throw new Error(`The server was not ready within ${readyTimeout / 1000} s`)
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

function killIn(way: DatabaseKill, postmaster: number): number {
  const serving = childrenOf(postmaster).filter((pid) => commandOf(pid).includes('postgres: postgres'))
  const [one = postmaster] = serving
  if (way === 'one backend') process.kill(one, 'SIGKILL')
  else process.kill(postmaster, 'SIGKILL')
  if (way === 'all of it') for (const pid of serving) kill(pid)
  return way === 'one backend' ? one : postmaster
}

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
