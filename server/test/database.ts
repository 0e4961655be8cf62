import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { appRole } from '#server/database/app-role.ts'
import { type Connection, type Database, openDatabase } from '#server/database/open.ts'

/** A database of a test's own, migrated and empty, as the server works with it, and its address for the owner. It goes with the others of the run: to drop each one takes a tenth of all the work of the tests. */
export type TestDatabase = Database & { url: string; connection: Connection }

/** The address of another database on the same PostgreSQL. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Opens a fresh copy of the migrated database as the server does; one a test file is enough, because every test signs up its own school. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('server')
  const url = await createDatabase(`template ${server.template} strategy file_copy`)
  const connection = { connectionString: asApp(url) }
  return { ...(await openDatabase(connection)), url, connection }
}

/** The address of a database as the role of the server, where the tests have a PostgreSQL of their own. */
function asApp(url: string): string {
  const own = new URL(url)
  if (inject('server').dataFolder) own.username = appRole
  return own.href
}

/** Runs statements as the owner of a database. */
export async function runAsOwner({ url }: { url: string }, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Makes a database without any table, for tests of the migrations themselves; returns its address. */
export const createEmptyDatabase = () => createDatabase('')

async function createDatabase(options: string): Promise<string> {
  const { url, template } = inject('server')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await runAsOwner({ url }, `create database ${name} ${options}`)
  return urlOf(url, name)
}
