import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'
import { type RunningServer, startProcess } from '#server/test/programs/running-server.ts'
import { goodPassword } from '#server/test/world.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-backup-'))
})
afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const at = (name: string) => join(folder, name)
const run = (command: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  runProgram(`server/${command}.ts`, args, { DATA_DIR: dataDir }).ending

async function signUp({ api }: RunningServer) {
  const { authToken } = await api().auth.signUp({
    body: { email: 'ana@backup.example', school_name: 'Escuela Sol', password: goodPassword },
  })
  await api(authToken).billing.subscribe({ body: { tier: 'pro' } })
  return authToken
}

/**
 * Adds students one after the other until it is stopped, with a pause that keeps even the slowest backup under the cap
 * of the plan (500 students); returns those whose addition was acknowledged.
 */
function keepAdding({ api }: RunningServer, token: string) {
  const added: string[] = []
  const stopping = new AbortController()
  const adding = (async () => {
    while (!stopping.signal.aborted && added.length < 400) {
      const { id } = await api(token).students.add({ body: { first_name: `Ada ${added.length}` } })
      added.push(id)
      await setTimeout(added.length < 20 ? 0 : 50)
    }
  })()
  // After a failed test the server has ended; its error would hide the cause.
  adding.catch(() => undefined)
  const stop = async () => {
    stopping.abort()
    await adding
  }
  return { added, stop }
}

test('a backup of a running server is complete: everything from before it began is there after a restore', async () => {
  fillDataFolder(at('data'))
  const server = await startProcess({ DATA_DIR: at('data') })
  const token = await signUp(server)
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { url } = await server
    .api(token)
    .account.putLogo({ file: new Blob([new Uint8Array(picture)], { type: 'image/png' }) })
  const writer = keepAdding(server, token)
  while (writer.added.length < 20) await setTimeout(10)
  const before = [...writer.added]
  expect(await run('backup', at('data'), at('copy'))).toMatchObject({ code: 0, stderr: '' })
  await writer.stop()
  expect(writer.added.length).toBeGreaterThan(before.length)
  await server.end('SIGKILL')

  expect(await run('restore', at('fresh'), at('copy'))).toMatchObject({ code: 0, stderr: '' })
  const again = await startProcess({ DATA_DIR: at('fresh') })
  const ids = await idsOf(again, token)
  expect(before.filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.filter((id) => !writer.added.includes(id))).toEqual([])
  expect((await fetch(`${again.address}${url}`)).status).toBe(200)
  await again.api(token).students.add({ body: { first_name: 'New' } })
  expect((await again.end('SIGTERM')).code).toBe(0)
})

async function idsOf({ api }: RunningServer, token: string) {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { items } = await api(token).students.list({ query: { page, page_size: 100 } })
    if (items.length === 0) return ids
    ids.push(...items.map(({ id }) => id))
  }
}

test('an unused data folder is backed up as well, and nothing is overwritten', async () => {
  fillDataFolder(at('data'))
  const server = await startProcess({ DATA_DIR: at('data') })
  const token = await signUp(server)
  await server.end('SIGTERM')
  expect((await run('backup', at('data'), at('copy'))).code).toBe(0)
  const again = await run('backup', at('data'), at('copy'))
  expect(again).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/already exists: choose a new folder\.\n$/),
  })
  const onto = await run('restore', at('data'), at('copy'))
  expect(onto).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') })
  expect(await readFile(join(at('data'), 'auth-secret'), 'utf8')).toBe(
    await readFile(join(at('copy'), 'auth-secret'), 'utf8'),
  )
  expect((await run('restore', at('fresh'), at('copy'))).code).toBe(0)
  const restored = await startProcess({ DATA_DIR: at('fresh') })
  expect((await restored.api(token).auth.me()).email).toBe('ana@backup.example')
})

test('an incomplete backup is refused in one sentence, and wrong arguments with the usage', async () => {
  expect(await run('restore', at('fresh'), at('nothing'))).toMatchObject({
    code: 1,
    stderr: `${at('nothing')} does not contain a complete backup.\n`,
  })
  await writeFile(at('file'), 'text')
  for (const [command, args] of [
    ['backup', []],
    ['backup', ['a', 'b']],
    ['restore', []],
  ] as const) {
    const { code, stderr } = await run(command, at('data'), ...args)
    expect([code, stderr]).toEqual([1, expect.stringMatching(`^Usage: npm run ${command} -- FOLDER`)])
  }
})
