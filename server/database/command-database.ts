import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/settings/config.ts'
import { openSocketFolder, startEmbedded } from '#server/database/embedded/embedded.ts'
import { folderInUse } from '#server/database/embedded/embedded-lock.ts'
import { isMigrated, migrate } from '#server/database/migrate.ts'
import { type Connection, type Database, openDatabase } from '#server/database/open.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { startupError } from '#server/lib/startup-error.ts'

const startTimeoutMs = 60_000
const pollMs = 200
type Print = (line: string) => void

/** Opens the database as its owner, for a command line. Uses the embedded PostgreSQL of a running server, or starts one for the duration of the command. */
export async function openCommandDatabase(
  { databaseUrl, databaseAdminUrl, dataDir }: Pick<Config, 'databaseUrl' | 'databaseAdminUrl' | 'dataDir'>,
  parts: AsyncDisposableStack,
  print: Print = (line) => void process.stderr.write(`${line}\n`),
): Promise<Database> {
  const url = databaseAdminUrl ?? databaseUrl
  const connection = url ? { connectionString: url } : await openMigrated(dataDir, parts, print)
  const database = await openDatabase(connection)
  parts.defer(database.close)
  return database
}

async function openMigrated(dataDir: string, parts: AsyncDisposableStack, print: Print): Promise<Connection> {
  const end = Date.now() + startTimeoutMs
  let hasPrinted = false
  const wait = async () => {
    if (!hasPrinted) print(`Waiting for the server that is starting in ${dataDir}.`)
    hasPrinted = true
    await sleep(pollMs)
    return Date.now() < end
  }
  const { connection, isRunning } = await openWhenStarted(dataDir, parts, wait)
  if (!isRunning) await migrate(connection)
  else if (!(await waitForMigrations(connection, wait)))
    throw startupError(`The server in ${dataDir} has not migrated its database: restart it, then try again.`)
  return connection
}

// A running server migrates its own database.
async function waitForMigrations(connection: Connection, wait: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    if (await isMigrated(connection)) return true
    if (!(await wait())) return false
  }
}

// A server locks the folder some time before its database answers.
async function openWhenStarted(dataDir: string, parts: AsyncDisposableStack, wait: () => Promise<boolean>) {
  for (;;) {
    try {
      return await openCommandCluster(dataDir, parts)
    } catch (error) {
      if (fieldOf(error, 'code') !== folderInUse || !(await wait())) throw error
    }
  }
}

/** The embedded database of a data folder without migrating it: the running one, or one that is started for the command. */
export async function openCommandCluster(
  dataDir: string,
  parts: AsyncDisposableStack,
): Promise<{ connection: Connection; folder: string; isRunning: boolean }> {
  const folder = join(dataDir, 'postgres')
  const running = await findRunning(folder, parts)
  if (running) return { connection: running, folder, isRunning: true }
  const { connection, stop } = await startEmbedded({ dataDir })
  parts.defer(stop)
  return { connection, folder, isRunning: false }
}

async function findRunning(folder: string, parts: AsyncDisposableStack): Promise<Connection | undefined> {
  if (!existsSync(join(folder, '.s.PGSQL.5432'))) return undefined
  const socket = openSocketFolder(folder)
  parts.defer(async () => socket.close())
  const connection: Connection = { host: socket.host, user: 'postgres', database: 'postgres' }
  return (await isAnswering(connection)) ? connection : undefined
}

// A server that was killed leaves its socket behind.
const isAnswering = (connection: Connection) =>
  openDatabase(connection).then(
    async ({ close }) => {
      await close()
      return true
    },
    () => false,
  )
