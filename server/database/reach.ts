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
  if (databaseUrl) return keep(await openDatabase({ connectionString: databaseUrl }), parts)
  const running = await findRunning(join(dataDir, 'postgres'), parts)
  if (running) return keep(running, parts)
  const { connection, stop } = await startEmbedded({ dataDir })
  parts.defer(stop)
  await migrate(connection)
  return keep(await openDatabase(connection), parts)
}

async function findRunning(folder: string, parts: AsyncDisposableStack): Promise<Database | undefined> {
  if (!existsSync(join(folder, '.s.PGSQL.5432'))) return undefined
  const socket = openSocketFolder(folder)
  parts.defer(async () => socket.close())
  const connection: Connection = { host: socket.host, user: 'postgres', database: 'postgres' }
  return openDatabase(connection).catch(() => undefined)
}

function keep(database: Database, parts: AsyncDisposableStack): Database {
  parts.defer(database.close)
  return database
}
