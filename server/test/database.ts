import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { appRole } from '#server/database/app-role.ts'
import { type Connection, type Database, openDatabase } from '#server/database/open.ts'

/** A migrated empty database and the owner's URL. It is dropped after the run, because dropping each one takes a tenth of the test time. */
export type TestDatabase = Database & { url: string; connection: Connection }

export function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** One per test file is enough, because every test has its own school. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('server')
  const url = await createDatabase(`template ${server.template} strategy file_copy`)
  const connection = { connectionString: asApp(url) }
  return { ...(await openDatabase(connection)), url, connection }
}

/** With the server's role, unless DATABASE_URL is set. */
function asApp(url: string): string {
  const own = new URL(url)
  if (inject('server').dataFolder) own.username = appRole
  return own.href
}

export async function runAsOwner({ url }: { url: string }, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

export const createEmptyDatabase = () => createDatabase('')

async function createDatabase(options: string): Promise<string> {
  const { url, template } = inject('server')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await runAsOwner({ url }, `create database ${name} ${options}`)
  return urlOf(url, name)
}
