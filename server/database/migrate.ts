import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Connection } from '#server/database/open.ts'
import { startupError } from '#server/lib/startup-error.ts'

type Migration = { number: number; name: string; checksum: string; text: string }
type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>

const migrationsFolder = fileURLToPath(new URL('migrations/', import.meta.url))
// An arbitrary advisory lock id; it must be the same in every version of the program.
const lockKey = 7_364_150_018

export async function migrate(connection: Connection, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const names: string[] = []
    for (let name = await applyNext(client, migrations); name; name = await applyNext(client, migrations))
      names.push(name)
    return names
  } finally {
    await client.end()
  }
}

export async function isMigrated(connection: Connection): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ is_there: boolean }>(
      `select to_regclass('migrations') is not null as is_there`,
    )
    if (!rows[0]?.is_there) return false
    const applied = await client.query('select number from migrations')
    return applied.rows.length >= (await readMigrations(migrationsFolder)).length
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file)).toSorted()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { number: Number(file.slice(0, 4)), name: file.slice(0, -4), checksum, text }
    }),
  )
  const duplicate = migrations.find(({ number }, index) => migrations[index - 1]?.number === number)
  if (duplicate) throw startupError(`Two migrations have the same number: ${duplicate.name}.`)
  return migrations
}

// Each step locks for its own transaction, so that any number of processes may start together.
async function applyNext(client: Client, migrations: readonly Migration[]): Promise<string | undefined> {
  await client.query(
    `begin; set local lock_timeout = '10min'; select pg_advisory_xact_lock(${lockKey}); set local lock_timeout = '10s'`,
  )
  try {
    const applied = await readApplied(client)
    check(migrations, applied)
    const next = migrations[applied.length]
    if (next) await apply(client, next)
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function readApplied(client: Client): Promise<AppliedMigration[]> {
  await client.query(`set local client_min_messages = warning; create table if not exists migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<AppliedMigration>('select number, name, checksum from migrations order by number')
  return rows
}

function check(migrations: readonly Migration[], applied: readonly AppliedMigration[]): void {
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const known = migrations.find((migration) => migration.number === number)
    if (!known)
      throw startupError(
        `The database is newer than this version of Tertulia: it has the migration ${name}, which is unknown here.`,
      )
    if (known.checksum !== checksum) {
      throw startupError(
        `The migration ${known.name} was changed after it was applied: revert the change and add a new migration instead.`,
      )
    }
    const skipped = migrations[index]
    if (skipped && skipped.number < number) {
      throw startupError(
        `The migration ${skipped.name} is out of order, because ${name} has already been applied: give it a higher number.`,
      )
    }
  }
}

async function apply(client: Client, { number, name, checksum, text }: Migration): Promise<void> {
  await client.query(text).catch((error: unknown) => {
    throw startupError(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}.`,
      error,
    )
  })
  await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
}
