import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { openTestDatabase } from '#server/test/database.ts'
import { eventually } from '#server/test/eventually.ts'
import { endPrograms, type Program, runProgram } from '#server/test/program.ts'

let folder: string

vi.setConfig({ testTimeout: 60_000 })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-main-'))
  await chmod(folder, 0o755)
  fillDataFolder(join(folder, 'data'))
})

afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const start = (env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) =>
  runProgram('server/main.mjs', args, { PORT: '0', DATA_DIR: join(folder, 'data'), ...env })

async function addressOf({ firstLine, ending }: Program): Promise<string> {
  const line = (await firstLine) ?? (await ending).stderr
  expect(line).toMatch(/^Tertulia is ready at http:\/\/127\.0\.0\.1:\d+ \(\d+\.\d s\)$/)
  return line.split(' ')[4] ?? ''
}

const statusOf = async (address: string) => (await fetch(`${address}/readyz`)).status
const postmaster = async () =>
  Number((await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

async function expectGone(pid: number): Promise<void> {
  const commandLine = async () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  await eventually(async () => expect(await commandLine()).toBe(''))
}

async function expectRefusal(program: Program, sentence: RegExp): Promise<void> {
  const { code, stdout, stderr } = await program.ending
  expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 1, stdout: '', lines: 1 })
  expect(stderr).toMatch(sentence)
}

test('it says in one line that it is ready, answers, and ends in order when asked to', async () => {
  await rm(join(folder, 'data'), { recursive: true })
  const program = start()
  expect(await statusOf(await addressOf(program))).toBe(200)
  const pid = await postmaster()
  program.child.kill('SIGTERM')
  const { code, stdout, stderr } = await program.ending
  expect({ code, lines: stdout.trimEnd().split('\n').length, stderr }).toEqual({ code: 0, lines: 1, stderr: '' })
  await expectGone(pid)
  expect(await readdir(join(folder, 'data', 'postgres'))).not.toContain('postmaster.pid')
})

test('a failure that nobody caught ends it, is told without the values it was about, and the next start goes on', async () => {
  const fail = `process.once('SIGUSR2', () => {
    throw Object.assign(new Error('ana@school.example is there already'), { code: '23505', detail: 'ana@school.example' })
  })`
  const failing = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fail)}` })
  await addressOf(failing)
  const pid = await postmaster()
  failing.child.kill('SIGUSR2')
  const { code, stderr } = await failing.ending
  expect(code).toBe(1)
  expect(JSON.parse(stderr)).toMatchObject({ level: 60, msg: 'stopped by a failure', err: { code: '23505' } })
  expect(stderr).not.toContain('ana@')
  const next = start()
  expect(await statusOf(await addressOf(next))).toBe(200)
  next.child.kill('SIGTERM')
  expect((await next.ending).code).toBe(0)
  await expectGone(pid)
})

test('Ctrl-C, which npm doubles, ends it in order too', async () => {
  const program = start()
  await addressOf(program)
  program.child.kill('SIGINT')
  program.child.kill('SIGINT')
  expect((await program.ending).code).toBe(0)
})

test('killing it leaves no PostgreSQL behind, and the next start works', async () => {
  const program = start()
  await addressOf(program)
  const pid = await postmaster()
  program.child.kill('SIGKILL')
  expect(await statusOf(await addressOf(start()))).toBe(200)
  await expectGone(pid)
})

test('while PostgreSQL is away it answers that it is not ready, and it comes back by itself', async () => {
  const address = await addressOf(start())
  const pid = await postmaster()
  process.kill(pid, 'SIGKILL')
  const statuses = new Set<number>()
  await eventually(async () => {
    const status = await statusOf(address)
    statuses.add(status)
    expect(status).toBe(200)
    expect(await postmaster()).not.toBe(pid)
  })
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('a port in use is refused in a sentence, before there is a database', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(Number(Object(other.address()).port)))
  })
  await rm(join(folder, 'data'), { recursive: true })
  await expectRefusal(start({ PORT: `${port}` }), new RegExp(`^PORT ${port} is already in use on 127\\.0\\.0\\.1: `))
  other.close()
  expect(await readdir(join(folder, 'data'))).not.toContain('postgres')
})

test('a second server on the same folder and port is told of the folder', async () => {
  const address = await addressOf(start())
  await expectRefusal(start({ PORT: new URL(address).port }), /^Another server is using the folder of DATA_DIR, /)
})

test('a second server on the same folder is refused in a sentence, and the first is unharmed', async () => {
  const address = await addressOf(start())
  await expectRefusal(start(), /^Another server is using the folder of DATA_DIR, /)
  expect(await statusOf(address)).toBe(200)
})

test('a wrong setting is refused in a sentence', async () => {
  await expectRefusal(start({ PORT: 'abc' }), /^PORT must be a whole number from 0 to 65535, but it is "abc"\.$/m)
})

test('an address that is not of this machine is refused in a sentence', async () => {
  await expectRefusal(start({ HOST: '192.0.2.1' }), /^HOST 192\.0\.2\.1 is not an address of this machine\.$/m)
})

test('a data folder that cannot be made is refused in a sentence', async () => {
  await writeFile(join(folder, 'file'), '')
  await expectRefusal(
    start({ DATA_DIR: join(folder, 'file', 'data') }),
    /^The folder of DATA_DIR, .* cannot be written/,
  )
})

test('a data folder that is a file, or that no system lets anybody make, is refused in a sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expectRefusal(start({ DATA_DIR: file }), /^DATA_DIR must be a folder, but .* is a file\./)
  await expectRefusal(start({ DATA_DIR: '/proc/data' }), /^The folder of DATA_DIR, \/proc\/data, cannot be written/)
})

test('a server that is stopped while it starts does not say that it is ready', async () => {
  await rm(join(folder, 'data'), { recursive: true })
  const program = start()
  await eventually(async () => expect(await readdir(folder)).toContain('data'))
  program.child.kill('SIGTERM')
  const { code, stdout, stderr } = await program.ending
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('a database that does not answer is refused in a sentence', async () => {
  const env = { DATABASE_URL: 'postgres://somebody:hunter2@127.0.0.1:9/school' }
  await expectRefusal(
    start(env),
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9\.$/m,
  )
})

test('several servers work on one DATABASE_URL, and start no PostgreSQL of their own', async () => {
  const database = await openTestDatabase()
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'shared') }
  const addresses = await Promise.all([1, 2].map(() => addressOf(start(env))))
  expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 200])
  expect(await readdir(env.DATA_DIR)).toEqual(['auth-secret', 'files'])
  await endPrograms()
  await database.close()
})

test('--help lists the settings and starts nothing', async () => {
  const { code, stdout } = await start({ DATA_DIR: join(folder, 'none') }, ['--help']).ending
  expect(code).toBe(0)
  expect(stdout).toContain('DATABASE_URL')
  expect(await readdir(folder)).toEqual(['data'])
})
