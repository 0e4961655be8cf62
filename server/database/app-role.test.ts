import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { appRole } from '#server/database/app-role.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import type { Connection } from '#server/database/open.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { createEmptyDatabase, runAsOwner } from '#server/test/database.ts'
import { endPrograms } from '#server/test/programs/program.ts'
import { startProcess } from '#server/test/programs/running-server.ts'
import { openWorld, type World } from '#server/test/world.ts'

const ownServer = inject('server').dataFolder !== null

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await endPrograms()
  await world.close()
})

const refused = [
  'update audit_log set details = default',
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger append_only',
  'set session_replication_role = replica',
  'create table public.mine ()',
  'create schema mine',
  'alter table students add mine text',
  'drop table students',
  'drop table pgboss.job',
  'update migrations set checksum = default',
  'set role postgres',
  'set session authorization postgres',
  'create role mine',
  'alter role tertulia_app superuser',
  `copy (select 1) to program 'true'`,
  `select pg_read_file('PG_VERSION')`,
]

test.runIf(ownServer).each(refused)('the server may not: %s', async (statement) => {
  await expect(world.pool.query(statement)).rejects.toThrow(/permission denied|must be owner|must be superuser/)
})

test('a school’s audit log is deleted with the school', async () => {
  const { id } = (await world.signUp()).signedIn.user.school
  const count = async () => (await world.pool.query('select 1 from audit_log where school_id = $1', [id])).rowCount
  expect(await count()).toBeGreaterThan(0)
  await world.pool.query('delete from schools where id = $1', [id])
  expect(await count()).toBe(0)
})

const ada = { email: 'ada@sol.example', school_name: 'Sol', password: 'a-quiet-river-42' }

test.runIf(ownServer)('a data folder of before the role gets it at the next start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-role-'))
  fillDataFolder(dataDir)
  const { connection, stop } = await startEmbedded({ dataDir })
  await runAs(connection, `drop owned by ${appRole}; drop role ${appRole}`)
  await stop()
  const server = await startProcess({ DATA_DIR: dataDir })
  await server.api().auth.signUp({ body: ada })
  const running = { ...connection, host: join(dataDir, 'postgres') }
  const usedBy = await runAs(
    running,
    `select distinct usename from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()`,
  )
  expect(usedBy).toEqual([{ usename: appRole }])
  const shadow = runAs({ ...running, user: appRole }, 'create temporary table audit_log ()')
  await expect(shadow).rejects.toThrow('permission denied')
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

test.runIf(ownServer)('with a second address, the first may be a user who owns nothing', async () => {
  const owner = await createEmptyDatabase()
  await runAsOwner({ url: owner }, 'create role lesser login')
  const lesser = new URL(owner)
  lesser.username = 'lesser'
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-role-'))
  const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: lesser.href, DATABASE_ADMIN_URL: owner })
  await server.api().auth.signUp({ body: ada })
  await expect(runAsOwner({ url: lesser.href }, 'delete from audit_log')).rejects.toThrow('permission denied')
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

async function runAs(connection: Connection, text: string): Promise<unknown[]> {
  const client = new Client(connection)
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}
