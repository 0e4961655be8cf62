import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openSocketFolder, startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Connection, type Database, openDatabase } from '#server/database/open.ts'

/** The database of the settings, for a command: that of a server that is running, or one that is started for the time being. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  parts: AsyncDisposableStack,
): Promise<Database> {
  const connection = databaseUrl ? { connectionString: databaseUrl } : await reachMigrated(dataDir, parts)
  const database = await openDatabase(connection)
  parts.defer(database.close)
  return database
}

// A server that is running has brought its database up to date itself.
async function reachMigrated(dataDir: string, parts: AsyncDisposableStack): Promise<Connection> {
  const { connection, isRunning } = await reachCluster(dataDir, parts)
  if (!isRunning) await migrate(connection)
  return connection
}

/** The embedded database of a data folder as it is, and the folder that holds it, for a command: running already, or started for the time being. */
export async function reachCluster(
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
  return (await answers(connection)) ? connection : undefined
}

// A socket may be left behind by a server that was killed.
const answers = (connection: Connection) =>
  openDatabase(connection).then(
    async ({ close }) => {
      await close()
      return true
    },
    () => false,
  )
