import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '#server/database/open.ts'

/** A database of a test's own, migrated and empty; `close` drops it. */
export type TestDatabase = Database & { url: string; connection: Connection }

/** The address of another database on the same PostgreSQL. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Opens a fresh copy of the migrated database; one a test file is enough, because every test signs up its own school. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('server')
  const { url, drop } = await createDatabase(`template ${server.template} strategy file_copy`)
  const connection = { connectionString: url }
  const database = await openDatabase(connection)
  const close = () => database.close().then(drop)
  return { ...database, url, connection, close }
}

/** Makes a database without any table, for tests of the migrations themselves. */
export const createEmptyDatabase = () => createDatabase('')

async function createDatabase(options: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const { url, template } = inject('server')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await run(url, `create database ${name} ${options}`)
  return { url: urlOf(url, name), drop: () => run(url, `drop database ${name} with (force)`) }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
