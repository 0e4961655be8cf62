import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDataDir } from '#server/database/embedded/data-dir.ts'
import { findBinaries } from '#server/database/embedded/embedded-binaries.ts'
import { openCluster } from '#server/database/embedded/embedded-cluster.ts'
import { lockFolder } from '#server/database/embedded/embedded-lock.ts'
import { type LaunchOptions, launchPostgres } from '#server/database/embedded/embedded-process.ts'
import type { Connection } from '#server/database/open.ts'
import { startupError } from '#server/lib/startup-error.ts'

export type EmbeddedPostgres = { connection: Connection; folder: string; stop: () => Promise<void> }

type Options = {
  dataDir: string
  settings?: Readonly<Record<string, string>>
  log?: (line: string) => void
  /** Runs before anything is created in the folder, and after it is locked. */
  check?: () => Promise<unknown>
}

const maxSocketFolderBytes = 90

/** Starts a PostgreSQL in a data folder, and restarts it when it exits, until it is stopped. */
export async function startEmbedded(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, log = () => {}, check } = options
  const binaries = await findBinaries()
  const home = await openDataDir(dataDir)
  const lock = await lockFolder(home)
  try {
    await check?.()
    const folder = await openCluster(binaries, home)
    const socket = openSocketFolder(folder)
    const stopPostgres = await superviseProcess({ binaries, folder, settings, mayStopLeftover: lock.isReliable, log })
    const stop = async () => {
      await stopPostgres()
      socket.close()
      lock.release()
    }
    return { connection: { host: socket.host, user: 'postgres', database: 'postgres' }, folder, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Returns a host for `pg`. A socket's path has at most 107 bytes; on Linux /proc/self/fd shortens it. */
export function openSocketFolder(folder: string): { host: string; close: () => void } {
  if (process.platform === 'linux') {
    const descriptor = openSync(folder, 'r')
    return { host: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) }
  }
  if (Buffer.byteLength(folder) > maxSocketFolderBytes) {
    throw startupError(
      `The path of DATA_DIR is too long for this system: ${folder} is longer than ${maxSocketFolderBytes} bytes.`,
    )
  }
  return { host: folder, close: () => {} }
}

async function superviseProcess(launch: LaunchOptions): Promise<() => Promise<void>> {
  let child = await launchPostgres(launch)
  const stopping = new AbortController()
  const interrupt = () => child.kill('SIGINT')
  process.once('exit', interrupt)

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await exited(child)
      if (stopping.signal.aborted) return
      launch.log('WARNING:  PostgreSQL exited unexpectedly and is being restarted')
      child = (await relaunch(launch, stopping.signal)) ?? child
      if (stopping.signal.aborted) interrupt()
    }
    await exited(child)
  }
  const watching = watch()

  return async () => {
    stopping.abort()
    interrupt()
    const killTimer = setTimeout(() => child.kill('SIGQUIT'), 10_000)
    await watching
    clearTimeout(killTimer)
    process.removeListener('exit', interrupt)
  }
}

const exited = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function relaunch(launch: LaunchOptions, signal: AbortSignal): Promise<ChildProcess | undefined> {
  for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, 5000)) {
    try {
      return await launchPostgres(launch)
    } catch (error) {
      launch.log(error instanceof Error ? error.message : String(error))
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
  return undefined
}
