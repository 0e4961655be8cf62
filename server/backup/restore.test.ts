import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { eventually } from '#server/test/eventually.ts'
import { begin, giveChatbot, say } from '#server/test/practice-world.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'
import { sendTo, startProcess } from '#server/test/programs/running-server.ts'
import { clientOf, goodPassword, type School } from '#server/test/world.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-restore-'))
})
afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const at = (...names: string[]) => join(folder, ...names)
const run = (command: 'backup' | 'restore', dataDir: string, args: readonly string[], env = {}) =>
  runProgram(`server/${command}.ts`, args, { DATA_DIR: dataDir, ...env }).ending

async function signUp(address: string, email: string): Promise<School> {
  const signedIn = await clientOf(sendTo(address, '')).auth.signUp({
    body: { email, school_name: 'Escuela Sol', password: goodPassword },
  })
  const send = sendTo(address, signedIn.authToken)
  const api = clientOf(send)
  await api.billing.subscribe({ body: { tier: 'pro' } })
  return { api, signedIn, send }
}

const schoolAt = (address: string, { signedIn }: School) => clientOf(sendTo(address, signedIn.authToken))

async function practise(address: string, school: School): Promise<string> {
  const { id } = await school.api.students.add({ body: { first_name: 'Ada' } })
  const chatbot_id = await giveChatbot(school, { student_ids: [id] })
  const { url } = await school.api.links.get({ params: { id } })
  const { practiceToken: token } = await clientOf(sendTo(address, '')).practice.open({
    body: { token: new URL(url).hash.slice(1) },
  })
  const send = sendTo(address, token)
  const student = { api: clientOf(send), token, send, school, student_id: id, chatbot_id }
  await say(student, await begin(student), 'Un café, por favor.')
  return id
}

/** Backs up two schools, and then erases a student of one and all of the other. */
async function eraseAfterBackup() {
  fillDataFolder(at('data'))
  const server = await startProcess({ DATA_DIR: at('data') })
  const [kept, gone] = [await signUp(server.address, 'kept@a.example'), await signUp(server.address, 'gone@b.example')]
  const ada = await practise(server.address, kept)
  const { id: ben } = await kept.api.students.add({ body: { first_name: 'Ben' } })
  expect(await run('backup', at('data'), [at('backups', '1')])).toMatchObject({ code: 0, stderr: '' })
  await kept.api.students.remove({ params: { id: ada } })
  await gone.api.account.remove({ body: { password: goodPassword, school_name: 'Escuela Sol' } })
  await eventually(async () => {
    const days = await readdir(at('data', 'files', 'erased'))
    expect(await readdir(at('data', 'files', 'erased', days[0] ?? ''))).toHaveLength(2)
  })
  return { server, kept, gone, ada, ben }
}

async function expectErased({ kept, gone, ben }: Awaited<ReturnType<typeof eraseAfterBackup>>) {
  const { address, end } = await startProcess({ DATA_DIR: at('fresh') })
  const api = schoolAt(address, kept)
  expect((await api.students.list()).items.map(({ id }) => id)).toEqual([ben])
  expect(await api.conversations.list({ query: {} })).toMatchObject({ items: [] })
  expect((await api.audit.list()).items[0]).toMatchObject({ action: 'students_deleted', details: { count: 1 } })
  await expect(schoolAt(address, gone).auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect((await end('SIGTERM')).code).toBe(0)
}

test('erasures after a backup are applied again when it is restored, from a later backup or the old data folder', async () => {
  const scene = await eraseAfterBackup()
  await scene.server.end('SIGKILL')
  const wrong = await run('restore', at('fresh'), [at('backups', '1'), at('backups')])
  expect(wrong).toMatchObject({ code: 1, stderr: `${at('backups')} is neither a backup nor a data folder.\n` })
  expect((await run('restore', at('fresh'), [at('backups', '1'), at('data')])).code).toBe(0)
  await expectErased(scene)

  await rm(at('fresh'), { recursive: true })
  expect((await run('backup', at('data'), [at('backups', '2')])).code).toBe(0)
  expect(await run('restore', at('fresh'), [at('backups', '1')])).toMatchObject({ code: 0, stderr: '' })
  await expectErased(scene)
})

test('a backup of another PostgreSQL version, or of a newer program, is refused and leaves the folder empty', async () => {
  await makeNewer(at('data'))
  expect((await run('backup', at('data'), [at('newer')])).code).toBe(0)
  await cp(at('newer'), at('older'), { recursive: true })
  await writeFile(at('older', 'postgres', 'PG_VERSION'), '17\n')
  for (const [backup, sentence] of [
    ['older', /^The data in \S+ belongs to PostgreSQL 17, but version 18 is required\.\n$/],
    [
      'newer',
      /^The database is newer than this version of Tertulia: it has the migration 9999_later, which is unknown here\.\n$/,
    ],
  ] as const) {
    const { code, stderr } = await run('restore', at('fresh'), [at(backup)])
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)])
    expect(await readdir(at('fresh'))).toEqual(['server.lock'])
  }
  const server = await runProgram('server/main.mjs', [], { DATA_DIR: at('data'), PORT: '0' }).ending
  expect(server).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database is newer/) })
})

/** A data folder of a newer version of the program. */
async function makeNewer(dataDir: string): Promise<void> {
  fillDataFolder(dataDir)
  const { connection, stop } = await startEmbedded({ dataDir })
  await migrate(connection)
  const client = new Client(connection)
  await client.connect()
  await client.query(`insert into migrations (number, name, checksum) values (9999, '9999_later', 'none')`)
  await client.end()
  await stop()
}

test('an external database is not backed up or restored', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' }
  for (const command of ['backup', 'restore'] as const) {
    const { code, stderr } = await run(command, at('data'), [at('copy')], env)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/DATABASE_URL.*\n$/)])
  }
})
