import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/database/embedded/embedded.ts'
import {
  postgresCommand,
  findBinaries,
  bypassesFolderPermissions,
} from '#server/database/embedded/embedded-binaries.ts'
import { environment } from '#server/database/embedded/embedded-cluster.ts'
import type { Connection } from '#server/database/open.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { eventually } from '#server/test/eventually.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'

const program = 'server/test/programs/embedded-program.ts'
let folder: string

const opened: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-embedded-'))
  await chmod(folder, 0o755)
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((embedded) => embedded.stop()))
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 })
})

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
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
const writeNote = `create table notes as select 'saved' as note`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('of two first starts one is refused; the other’s data is durable, not on the network, and survives kills', async () => {
  const programs = [runProgram(program, [folder]), runProgram(program, [folder])]
  const lines = await Promise.all(programs.map(({ firstLine }) => firstLine))
  const data = lines.filter((line) => line !== undefined)
  expect(data).toHaveLength(1)
  const connection = socketIn(String(data[0]))
  const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
    current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
    current_setting('listen_addresses') as addresses`
  expect(await ask(connection, settings)).toEqual([
    { fsync: 'on', commits: 'on', checksums: 'on', encoding: 'UTF8', addresses: '' },
  ])
  const { code, stderr } = await runProgram(program, [folder]).ending
  expect([code, stderr]).toEqual([1, expect.stringContaining('Another server is using DATA_DIR')])

  await ask(connection, writeNote)
  const isKept = () =>
    eventually(async () => expect(await ask(connection, 'select note from notes')).toEqual([{ note: 'saved' }]))
  const walWriters = await ask(connection, `select pid from pg_stat_activity where backend_type = 'walwriter'`)
  for (const walWriter of walWriters) process.kill(Number(Object(walWriter).pid), 'SIGKILL')
  await isKept()
  process.kill(await postmasterOf(String(data[0])), 'SIGKILL')
  await isKept()
})

test('killing the server ends PostgreSQL and loses nothing', async () => {
  fillDataFolder(folder)
  const { child, firstLine } = runProgram(program, [folder])
  const data = String(await firstLine)
  await ask(socketIn(data), writeNote)
  const pid = await postmasterOf(data)
  child.kill('SIGKILL')
  const { connection } = await start()
  expect(await ask(connection, 'select note from notes')).toEqual([{ note: 'saved' }])
  expect(isRunning(pid) && (await readFile(`/proc/${pid}/cmdline`, 'utf8'))).toBeFalsy()
})

test('a PostgreSQL that outlived its server is stopped at the next start', async () => {
  fillDataFolder(folder)
  const { folder: data } = await start()
  await opened.pop()?.stop()
  const { postgres } = await findBinaries()
  const [command, args] = postgresCommand(postgres, ['-D', data, '-k', '.', '-c', 'listen_addresses='])
  const orphan = spawn(command, args, { cwd: '/', env: environment, stdio: 'ignore', detached: true })
  children.push(orphan)
  await eventually(() => ask(socketIn(data), 'select 1'))
  const ended = once(orphan, 'exit')
  await start()
  expect(await ended).toEqual([0, null])
})

async function leaveLock(pid: number): Promise<void> {
  fillDataFolder(folder)
  const { folder: data } = await start()
  const lock = await readFile(join(data, 'postmaster.pid'), 'utf8')
  await opened.pop()?.stop()
  await writeFile(join(data, 'postmaster.pid'), lock.replace(/^\d+/, `${pid}`))
  await writeFile(join(data, '.s.PGSQL.5432.lock'), lock.replace(/^\d+/, `${pid}`))
}

test('a stale lock is released if its process id belongs to another process', async () => {
  await leaveLock(process.ppid)
  const { connection } = await start()
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isRunning(process.ppid)).toBe(true)
})

test.runIf(process.platform === 'linux')('a stale lock is released while its process is a zombie', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(parent)
  const [pid] = await once(parent.stdout, 'data')
  await leaveLock(Number(pid))
  const { connection } = await start()
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a first start that was killed halfway is repaired by the next, even in a folder closed to other users', async () => {
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: bypassesFolderPermissions ? 0o700 : 0o755 })
  // Longer than the maximum path of a socket.
  const deep = process.platform === 'linux' ? join('a'.repeat(80), 'b'.repeat(80)) : ''
  const dataDir = join(closed, deep, 'Señora Núñez’ "school" & co')
  const { child, ending } = runProgram(program, [dataDir])
  await eventually(async () => {
    const draft = (await readdir(dataDir)).find((name) => name.startsWith('postgres.new-'))
    expect(await readdir(join(dataDir, String(draft)))).toContain('PG_VERSION')
  })
  child.kill('SIGKILL')
  await ending
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'server.lock'])
})

test('a folder that cannot be created is refused in one sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(startEmbedded({ dataDir: join(file, 'data') })).rejects.toThrow(
    /^DATA_DIR, .* is not writable \(ENOTDIR\)\.$/,
  )
})

test('data of another PostgreSQL version is refused and unchanged', async () => {
  const data = join(folder, 'postgres')
  await mkdir(data)
  await writeFile(join(data, 'PG_VERSION'), '17\n')
  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
    'belongs to PostgreSQL 17, but version 18 is required',
  )
  expect(await readdir(data)).toEqual(['PG_VERSION'])
})
