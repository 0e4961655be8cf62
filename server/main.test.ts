import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/settings/config.ts'
import { createLog } from '#server/lib/log.ts'
import { startServer } from '#server/start.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { openTestDatabase } from '#server/test/database.ts'
import { eventually } from '#server/test/eventually.ts'
import { endPrograms, type Program, runProgram } from '#server/test/programs/program.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-main-'))
  await chmod(folder, 0o755)
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

/** Starts a server in this process, which is faster than the program. */
const startHere = (env: Readonly<Record<string, string>>) =>
  startServer(readConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), ...env }), createLog())

test('it prints one line when it is ready, answers, and shuts down gracefully', async () => {
  const program = start()
  expect(await statusOf(await addressOf(program))).toBe(200)
  const pid = await postmaster()
  program.child.kill('SIGTERM')
  const { code, stdout, stderr } = await program.ending
  expect({ code, lines: stdout.trimEnd().split('\n').length, stderr }).toEqual({ code: 0, lines: 1, stderr: '' })
  await expectGone(pid)
  expect(await readdir(join(folder, 'data', 'postgres'))).not.toContain('postmaster.pid')
})

test('an uncaught error stops it and is logged without values, and the next start works', async () => {
  fillDataFolder(join(folder, 'data'))
  const fail = `process.once('SIGUSR2', () => {
    throw Object.assign(new Error('ana@school.example is there already'), { code: '23505', detail: 'ana@school.example' })
  })`
  const failing = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fail)}` })
  await addressOf(failing)
  const pid = await postmaster()
  failing.child.kill('SIGUSR2')
  const { code, stderr } = await failing.ending
  expect(code).toBe(1)
  expect(JSON.parse(stderr)).toMatchObject({ level: 60, msg: 'stopped by an unexpected error', err: { code: '23505' } })
  expect(stderr).not.toContain('ana@')
  const next = start()
  expect(await statusOf(await addressOf(next))).toBe(200)
  // npm forwards Ctrl-C a second time.
  next.child.kill('SIGINT')
  next.child.kill('SIGINT')
  expect((await next.ending).code).toBe(0)
  await expectGone(pid)
})

test('it survives a second server, a killed PostgreSQL and being killed itself', async () => {
  fillDataFolder(join(folder, 'data'))
  const first = start()
  const address = await addressOf(first)
  const inUse = /^Another server is using DATA_DIR, /
  await expect(startHere({})).rejects.toThrow(inUse)
  await expect(startHere({ PORT: new URL(address).port })).rejects.toThrow(inUse)
  expect(await statusOf(address)).toBe(200)

  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  const statuses = new Set<number>()
  await eventually(async () => {
    const status = await statusOf(address)
    statuses.add(status)
    expect(status).toBe(200)
    expect(await postmaster()).not.toBe(killed)
  })
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])

  const left = await postmaster()
  first.child.kill('SIGKILL')
  expect(await statusOf(await addressOf(start()))).toBe(200)
  await expectGone(left)
})

test('a startup error is one line on standard error with exit code 1', async () => {
  const { code, stdout, stderr } = await start({ PORT: 'abc' }).ending
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT must be a whole number from 0 to 65535, but it is "abc".\n',
  })
})

test('a port in use is refused in one sentence, before a database is created', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(Number(Object(other.address()).port)))
  })
  onTestFinished(() => {
    other.close()
  })
  await expect(startHere({ PORT: `${port}` })).rejects.toThrow(`PORT ${port} is already in use on 127.0.0.1: `)
  expect(await readdir(join(folder, 'data'))).not.toContain('postgres')
})

test('an unusable folder, address or database is refused in one sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const refusals: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is not an address of this machine\.$/],
    [{ DATA_DIR: join(file, 'data') }, /^DATA_DIR, .* is not writable/],
    [{ DATA_DIR: file }, /^DATA_DIR must be a folder, but .* is a file\./],
    [{ DATA_DIR: '/proc/data' }, /^DATA_DIR, \/proc\/data, is not writable/],
    [
      { DATABASE_URL: 'postgres://somebody:hunter2@127.0.0.1:9/school' },
      /^Could not connect to the database of DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:9\.$/,
    ],
  ]
  for (const [env, sentence] of refusals) await expect(startHere(env)).rejects.toThrow(sentence)
})

test('a server that is stopped while it starts does not report that it is ready', async () => {
  const program = start()
  await eventually(async () => expect(await readdir(folder)).toContain('data'))
  program.child.kill('SIGTERM')
  const { code, stdout, stderr } = await program.ending
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('several servers share one DATABASE_URL and start no embedded PostgreSQL', async () => {
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
  expect(await readdir(folder)).toEqual([])
})

test('an argument that the server does not take stops the start', async () => {
  const { code, stderr } = await start({ DATA_DIR: join(folder, 'none') }, ['--port', '4000']).ending
  expect([code, stderr]).toEqual([
    1,
    'The server takes no --port 4000: settings are environment variables. See: npm start -- --help\n',
  ])
  expect(await readdir(folder)).toEqual([])
})

const commands = ['admin', 'backup', 'check-mail', 'demo', 'move', 'restore']

test.for(commands)('%s explains itself and refuses other options, and does nothing', async (command) => {
  const env = { DATA_DIR: join(folder, 'none'), DATABASE_URL: '' }
  const run = (arg: string) => runProgram(`server/${command}.ts`, [arg], env).ending
  const [help, refused] = await Promise.all([run('--help'), run('--nonsense')])
  expect([help.code, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toContain(`Usage: npm run ${command}`)
  expect([refused.code, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain(`npm run ${command}`)
  expect(await readdir(folder)).toEqual([])
})
