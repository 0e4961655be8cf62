import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { createAppRole } from '#server/database/app-role.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createQueues } from '#server/jobs/jobs.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { urlOf } from '#server/test/database.ts'
import { copyFolder } from '#server/test/programs/copy-folder.ts'

/** `url` is the maintenance database, `template` the migrated database that tests copy, `dataFolder` a migrated data folder. */
export type TestServer = { url: string; template: string; dataFolder: string | null }

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataFolder, stop } = await openServer()
  const template = `tertulia_test_${randomBytes(4).toString('hex')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${template}`)
  await fill(urlOf(url, template))
  project.provide('server', { url, template, dataFolder })
  return async () => {
    // Otherwise the temporary folder is deleted.
    if (process.env.DATABASE_URL) await dropAll(client, template)
    await client.end()
    await stop()
  }
}

async function fill(connectionString: string): Promise<void> {
  await migrate({ connectionString })
  await installQueues(connectionString)
  if (!process.env.DATABASE_URL) await createAppRole({ connectionString })
}

// So that copies have the job queues.
async function installQueues(connectionString: string): Promise<void> {
  const { pool, close } = await openDatabase({ connectionString })
  await createQueues({ pool, log: pino({ level: 'error' }) })
  await close()
}

// No durability is needed.
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  file_copy_method: 'clone',
  max_connections: '300',
}

async function openServer(): Promise<{ url: string; dataFolder: string | null; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, dataFolder: null, stop: async () => {} }
  const parent = await mkdtemp(join(tmpdir(), 'tertulia-test-'))
  await chmod(parent, 0o755)
  const [dataDir, dataFolder] = [join(parent, 'data'), join(parent, 'filled')]
  const first = await startEmbedded({ dataDir, settings })
  await fill(urlIn(first.folder))
  await first.stop()
  copyFolder(join(dataDir, 'postgres'), dataFolder)
  const { folder, stop } = await startEmbedded({ dataDir, settings })
  return { url: urlIn(folder), dataFolder, stop: () => stop().then(() => rm(parent, { recursive: true })) }
}

const urlIn = (folder: string) => `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`

async function dropAll(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
}
