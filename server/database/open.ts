import { EventEmitter, once } from 'node:events'
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import { type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { useDirectQueries } from '#server/database/rows.ts'
import { createStatements, type RunStatement } from '#server/database/statements.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { columnTypes } from '#server/database/values.ts'
import { startupError } from '#server/lib/startup-error.ts'

export type Connection = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>

export type Database = { db: Kysely<Tables>; pool: Pool; close: () => Promise<void> }

const maxCloseMs = 2000
const minServerVersion = 180_000
const sessionOptions =
  '-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=15s -c lock_timeout=5s -c idle_in_transaction_session_timeout=15s'

/** Opens a pool; throws if the database is unreachable or too old. `onLost` gets the errors of idle connections. */
export async function openDatabase(
  connection: Connection,
  onLost: (error: Error) => void = () => {},
): Promise<Database> {
  const pool = new Pool({
    ...withSession(connection),
    types: columnTypes,
    max: 20,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
  })
  // Without a listener, the error of a checked-out connection would end the process; its user gets it as well.
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('error', (error) => pool.ending || onLost(error))
  const close = createClose(pool)
  await checkServer(pool).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const preparedPool = withPreparedStatements(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool }) })
  useDirectQueries(db, preparedPool)
  return { db, pool, close }
}

// `pool.end` does not wait until the connections are closed, but a database that is stopped next should have none.
function createClose(pool: Pool): () => Promise<void> {
  const open = new Set<unknown>()
  const closed = new EventEmitter()
  pool.on('connect', (client) => void open.add(client))
  pool.on('remove', (client) => {
    open.delete(client)
    closed.emit('one')
  })
  return async () => {
    await pool.end()
    const signal = AbortSignal.timeout(maxCloseMs)
    while (open.size > 0 && !signal.aborted) await once(closed, 'one', { signal }).catch(() => {})
  }
}

// Options in the connection string come after ours, so that both apply.
function withSession({ connectionString, ...parts }: Connection): PoolConfig {
  if (!connectionString) return { ...parts, options: sessionOptions }
  const url = new URL(connectionString)
  url.searchParams.set('options', [sessionOptions, url.searchParams.get('options')].filter(Boolean).join(' '))
  return { connectionString: url.href }
}

async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: string; hasOurSettings: boolean }>(
      `select current_setting('server_version_num') as version, current_setting('TimeZone') = 'UTC' and current_setting('DateStyle') like 'ISO%'
        and current_setting('idle_in_transaction_session_timeout') <> '0' as "hasOurSettings"`,
    )
    .catch((error: unknown) => {
      throw startupError(`Could not connect to the database of DATABASE_URL: ${reasonOf(error)}.`, error)
    })
  const version = Number(rows[0]?.version)
  if (version < minServerVersion) {
    throw startupError(`DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)}, but version 18 is required.`)
  }
  // PgBouncer does not pass on session settings.
  if (!rows[0]?.hasOurSettings) {
    throw startupError(
      'The database of DATABASE_URL ignores session settings: set the time zone, date style and timeouts on its role, as described in docs/operations.md.',
    )
  }
}

const reasonOf = (error: unknown) => {
  if (error instanceof AggregateError) return error.errors.map(String).join(', ')
  return error instanceof Error ? error.message : String(error)
}

function withPreparedStatements(pool: Pool): PostgresPool {
  const run = createStatements()
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: async () => {},
    connect: async () => {
      const client = await pool.connect()
      const wrappedClient = wrapped.get(client) ?? wrap(client, run)
      wrapped.set(client, wrappedClient)
      return wrappedClient
    },
  }
}

function wrap(client: PoolClient, run: RunStatement): PostgresPoolClient {
  let isLost = false
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here')
    return run(client, text, values).catch((error: unknown) => {
      // Discards connections that ended, still owe an answer, or lead to a read-only replica after a failover (25006).
      isLost ||= !(error instanceof DatabaseError) || /^(08|57P|25006$)/.test(error.code ?? '')
      throw error
    })
  }
  return { query, release: (destroy) => client.release(destroy || isLost) }
}
