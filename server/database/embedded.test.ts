import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Embedded, startEmbedded } from '#server/database/embedded.ts'
import { asPostgres, findBinaries, passesClosedFolders } from '#server/database/embedded-binaries.ts'
import { environment } from '#server/database/embedded-cluster.ts'
import type { Connection } from '#server/database/open.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { eventually } from '#server/test/eventually.ts'
import { endPrograms, runProgram } from '#server/test/program.ts'

const program = 'server/test/embedded-program.ts'
let folder: string

vi.setConfig({ testTimeout: 60_000 })
const opened: Embedded[] = []
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-embedded-'))
  await chmod(folder, 0o755)
  fillDataFolder(folder)
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((embedded) => embedded.stop()))
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 })
})

async function start(dataDir = folder): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir })
  opened.push(embedded)
  return embedded
}

async function ask(connection: Connection, statement: string): Promise<unknown[]> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

const socketIn = (host: string): Connection => ({ host, user: 'postgres', database: 'postgres' })
const postmasterOf = async (data: string) =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
const writeNote = `create table notes as select 'kept' as note`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** For tests of making a database. */
const empty = () => rm(join(folder, 'postgres'), { recursive: true })

test('the data is durable and checked', async () => {
  await empty()
  const { connection } = await start()
  const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
    current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding`
  expect(await ask(connection, settings)).toEqual([{ fsync: 'on', commits: 'on', checksums: 'on', encoding: 'UTF8' }])
})

test('nobody reaches it over the network', async () => {
  const { connection } = await start()
  expect(await ask(connection, `select current_setting('listen_addresses') as addresses`)).toEqual([{ addresses: '' }])
})

test('killing PostgreSQL loses nothing, and it comes back by itself', async () => {
  const { connection, folder: data } = await start()
  await ask(connection, writeNote)
  process.kill(await postmasterOf(data), 'SIGKILL')
  await eventually(async () => expect(await ask(connection, 'select note from notes')).toEqual([{ note: 'kept' }]))
})

test('killing one of its workers loses nothing either', async () => {
  const { connection } = await start()
  await ask(connection, writeNote)
  const victims = await ask(connection, `select pid from pg_stat_activity where backend_type = 'walwriter'`)
  for (const victim of victims) process.kill(Number(Object(victim).pid), 'SIGKILL')
  await eventually(async () => expect(await ask(connection, 'select note from notes')).toEqual([{ note: 'kept' }]))
})

test('killing the server ends PostgreSQL and loses nothing', async () => {
  const { child, firstLine } = runProgram(program, [folder])
  const data = String(await firstLine)
  await ask(socketIn(data), writeNote)
  const pid = await postmasterOf(data)
  child.kill('SIGKILL')
  const { connection } = await start()
  expect(await ask(connection, 'select note from notes')).toEqual([{ note: 'kept' }])
  expect(isRunning(pid) && (await readFile(`/proc/${pid}/cmdline`, 'utf8'))).toBeFalsy()
})

test('a PostgreSQL that outlived its server is ended at the next start', async () => {
  const { folder: data } = await start()
  await opened.pop()?.stop()
  const { postgres } = await findBinaries()
  const [command, args] = asPostgres(postgres, ['-D', data, '-k', '.', '-c', 'listen_addresses='])
  const orphan = spawn(command, args, { cwd: '/', env: environment, stdio: 'ignore', detached: true })
  children.push(orphan)
  await eventually(() => ask(socketIn(data), 'select 1'))
  const ended = once(orphan, 'exit')
  await start()
  expect(await ended).toEqual([0, null])
})

async function leaveLock(pid: number): Promise<void> {
  const { folder: data } = await start()
  const lock = await readFile(join(data, 'postmaster.pid'), 'utf8')
  await opened.pop()?.stop()
  await writeFile(join(data, 'postmaster.pid'), lock.replace(/^\d+/, `${pid}`))
  await writeFile(join(data, '.s.PGSQL.5432.lock'), lock.replace(/^\d+/, `${pid}`))
}

test('a lock left behind is freed when its number belongs to another process now', async () => {
  await leaveLock(process.ppid)
  const { connection } = await start()
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isRunning(process.ppid)).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'a lock left behind is freed when its process is dead but not yet buried',
  async () => {
    const undertaker = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(undertaker)
    const [pid] = await once(undertaker.stdout, 'data')
    await leaveLock(Number(pid))
    const { connection } = await start()
    expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('a second server on the same folder is refused and the first is unharmed', async () => {
  const { connection } = await start()
  const { code, stderr } = await runProgram(program, [folder]).ending
  expect(code).toBe(1)
  expect(stderr).toContain('Another server is using the folder of DATA_DIR')
  expect(await ask(connection, writeNote)).toEqual([])
})

test('of two first starts at the same instant one is refused', async () => {
  await empty()
  const programs = [runProgram(program, [folder]), runProgram(program, [folder])]
  const lines = await Promise.all(programs.map(({ firstLine }) => firstLine))
  const data = lines.filter((line) => line !== undefined)
  expect(data).toHaveLength(1)
  expect(await ask(socketIn(String(data[0])), writeNote)).toEqual([])
})

test('a first start that was killed half way is made good by the next', async () => {
  await empty()
  const { child, ending } = runProgram(program, [folder])
  await eventually(async () => {
    const draft = (await readdir(folder)).find((name) => name.startsWith('postgres.new-'))
    expect(await readdir(join(folder, String(draft)))).toContain('PG_VERSION')
  })
  child.kill('SIGKILL')
  await ending
  const { connection } = await start()
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(folder)).toSorted()).toEqual(['postgres', 'server.lock'])
})

test('the folder may have spaces and signs in its name', async () => {
  const { connection } = await start(join(folder, 'Señora Núñez’ "school" & co'))
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(process.platform === 'linux')('the folder may lie deeper than a socket path can reach', async () => {
  const { connection } = await start(join(folder, 'a'.repeat(80), 'b'.repeat(80)))
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(passesClosedFolders)('the folder may lie where only root can enter', async () => {
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const { connection } = await start(join(closed, 'data'))
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that cannot be made is refused in one sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(startEmbedded({ dataDir: join(file, 'data') })).rejects.toThrow(
    /^The folder of DATA_DIR, .* cannot be written \(ENOTDIR\)\.$/,
  )
})

test('data of another version of PostgreSQL is refused and left alone', async () => {
  await empty()
  const data = join(folder, 'postgres')
  await mkdir(data)
  await writeFile(join(data, 'PG_VERSION'), '17\n')
  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow('is of PostgreSQL 17, but version 18 is needed')
  expect(await readdir(data)).toEqual(['PG_VERSION'])
})
