import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import type { Config } from '#server/settings/config.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Connection, openDatabase } from '#server/database/open.ts'
import { createQueues } from '#server/jobs/jobs.ts'
import { listTables } from '#server/move/catalog.queries.ts'
import { copyRows, type CopiedTable } from '#server/move/copy-rows.ts'
import { uploadFiles } from '#server/move/upload-files.ts'
import { startupError } from '#server/lib/startup-error.ts'

export interface MoveResult {
  tables: CopiedTable[]
  files: number | null
}

export async function move(config: Config): Promise<MoveResult> {
  const { dataDir, databaseUrl, databaseAdminUrl, files } = config
  if (!databaseUrl)
    throw startupError('DATABASE_URL is not set: set it to an empty database on a PostgreSQL 18 server.')
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw startupError(`There is no database in DATA_DIR, ${dataDir}.`)
  await using parts = new AsyncDisposableStack()
  const embedded = await startEmbedded({ dataDir })
  parts.defer(embedded.stop)
  await prepareSchema(embedded.connection)
  const source = await connect(embedded.connection, parts)
  const connection = { connectionString: databaseAdminUrl ?? databaseUrl }
  await refuseOtherTables(source, connection)
  await prepareSchema(connection)
  const target = await connect(connection, parts)
  // Uploads are repeatable: after a later failure, the next move overwrites them.
  const uploaded = files ? await uploadFiles(config) : null
  const tables = await copyRows(source, target)
  await target.query('analyze')
  return { tables, files: uploaded }
}

async function connect(connection: Connection, parts: AsyncDisposableStack): Promise<Client> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  parts.defer(() => client.end())
  return client
}

async function prepareSchema(connection: Connection): Promise<void> {
  const { pool, close } = await openDatabase(connection)
  try {
    await migrate(connection)
    await createQueues({ pool, log: pino({ level: 'warn' }, pino.destination(2)) })
  } finally {
    await close()
  }
}

async function refuseOtherTables(source: Client, connection: Connection): Promise<void> {
  const { pool, close } = await openDatabase(connection)
  try {
    const ours = (await listTables(source)).map(({ name }) => name)
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = 'public' and tablename <> 'migrations' and format('%I.%I', schemaname, tablename) <> all($1::text[])`,
      [ours],
    )
    const [other] = rows
    if (other)
      throw startupError(`The database of DATABASE_URL contains other data, ${other.name}: use an empty database.`)
  } finally {
    await close()
  }
}
