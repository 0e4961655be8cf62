import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/database/embedded.ts'
import { openJobs } from '#server/jobs.ts'
import { migrate } from '#server/database/migrate.ts'
import { urlOf } from '#server/test/database.ts'

/** The PostgreSQL of a test run: the address of its maintenance database, and the migrated database that the others copy. */
export type TestServer = { url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
  }
}

/** Runs once before all tests: starts PostgreSQL, or uses the one of `DATABASE_URL`, and migrates the template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openServer()
  const template = `tertulia_test_${randomBytes(4).toString('hex')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${template}`)
  await migrate({ connectionString: urlOf(url, template) })
  await installQueues(urlOf(url, template))
  project.provide('server', { url, template })
  return async () => {
    await dropAll(client, template)
    await client.end()
    await stop()
  }
}

// The copies have the queues then, too.
async function installQueues(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString })
  const jobs = await openJobs({ pool, log: pino({ level: 'error' }) })
  await jobs.stop()
  await pool.end()
}

async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-test-'))
  await chmod(dataDir, 0o755)
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' }
  const { folder, stop } = await startEmbedded({ dataDir, settings })
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  return { url, stop: () => stop().then(() => rm(dataDir, { recursive: true })) }
}

async function dropAll(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
}
