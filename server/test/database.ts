import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '#server/database/open.ts'

/** A database of a test's own, migrated and empty. It goes with the others of the run: to drop each one takes a tenth of all the work of the tests. */
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
  const url = await createDatabase(`template ${server.template} strategy file_copy`)
  const connection = { connectionString: url }
  return { ...(await openDatabase(connection)), url, connection }
}

/** Makes a database without any table, for tests of the migrations themselves; returns its address. */
export const createEmptyDatabase = () => createDatabase('')

async function createDatabase(options: string): Promise<string> {
  const { url, template } = inject('server')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} ${options}`).finally(() => client.end())
  return urlOf(url, name)
}
