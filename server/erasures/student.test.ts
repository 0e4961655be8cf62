import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { eventually } from '#server/test/eventually.ts'
import { cafe } from '#server/test/practice-world.ts'
import { endPrograms } from '#server/test/programs/program.ts'
import { type RunningServer, sendTo, startProcess } from '#server/test/programs/running-server.ts'
import { tablesWith } from '#server/test/tables-with.ts'
import { type Api, clientOf, goodPassword } from '#server/test/world.ts'

/** What is known of a student, and found nowhere after they are erased. */
const traces = ['Xanthippe', 'Sommerfeld', 'xanthippe@erased.example', 'KD-77123', 'Fahrrad', 'Waldemar']
const list = `First name,Last name,Email,Number,Notes
Xanthippe,Sommerfeld,xanthippe@erased.example,KD-77123,Kommt mit dem Fahrrad
Tom,,not an address,,
`

let folder: string
let pool: Pool
let server: RunningServer
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-erased-'))
  fillDataFolder(folder)
  server = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' })
  pool = new Pool({ host: join(folder, 'postgres'), user: 'postgres', database: 'postgres' })
  // The test ends the server, and its database with it.
  pool.on('error', () => {})
})
afterEach(async () => {
  await pool.end()
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const enter = (token?: string) => clientOf(sendTo(server.address, token))
const file = () => new Blob([list], { type: 'text/csv' })

/** The files beside the database in which one of the traces stands. */
async function filesWithTraces(): Promise<string[]> {
  const found = []
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.startsWith('postgres') || !(await stat(join(folder, name))).isFile()) continue
    const text = await readFile(join(folder, name), 'utf8')
    if (traces.some((trace) => text.includes(trace))) found.push(name)
  }
  return found
}

/** A student who came from a spreadsheet was sent a link, has practised, and stands in spreadsheets that wait. */
async function settle(api: Api): Promise<{ id: string; imports: string[] }> {
  const { import_id } = await api.imports.preview({ file: file(), query: { file_name: 'class.csv' } })
  await api.imports.run({ body: { import_id } }, { idempotencyKey: 'once' })
  const [{ id } = { id: '' }] = (await api.students.list()).items
  await api.students.bulk({ body: { action: 'send_link', ids: [id] } })
  await practise(api, id)
  const waiting = await api.imports.preview({ file: file() })
  return { id, imports: [import_id, waiting.import_id] }
}

async function practise(api: Api, student_id: string): Promise<void> {
  const { id } = await api.chatbots.add({ body: { ...cafe, steps: [...cafe.steps], starters: [...cafe.starters] } })
  await api.chatbots.publish({ params: { id } })
  await api.assignments.set({ body: { chatbot_ids: [id], student_ids: [student_id], on: true } })
  const token = new URL((await api.links.get({ params: { id: student_id } })).url).hash.slice(1)
  const student = enter((await enter().practice.open({ body: { token } })).practiceToken)
  const talk = await student.practice.start({ body: { chatbot_id: id } })
  const said = { params: { id: talk.id }, body: { text: 'Mi perro es Waldemar' } }
  for await (const _event of await student.practice.say(said, { idempotencyKey: crypto.randomUUID() }));
}

test('of a student who is erased nothing is left: in no table, no queue, no spreadsheet that waits, no mail, no file and no log', async () => {
  const { authToken } = await enter().auth.signUp({
    body: { email: 'ana@sol.example', school_name: 'Escuela Sol', password: goodPassword },
  })
  const api = enter(authToken)
  await pool.query('update users set email_confirmed_at = now()')
  await api.billing.subscribe({ body: { tier: 'plus' } })
  const { id, imports } = await settle(api)
  await eventually(async () => expect(await filesWithTraces()).toEqual([expect.stringMatching(/^mail.*json$/)]))
  expect(await tablesWith(pool, traces)).toEqual(expect.arrayContaining(['public.students', 'public.messages']))
  for (const one of imports) expect((await api.imports.again({ params: { id: one } })).rows).toHaveLength(2)

  await api.students.remove({ params: { id } })
  for (const one of imports)
    await expect(api.imports.again({ params: { id: one } })).rejects.toMatchObject({ code: 'not_found' })
  expect((await pool.query('select from imports')).rowCount).toBe(0)
  await eventually(async () => expect(await filesWithTraces()).toEqual([]))
  expect(await tablesWith(pool, traces)).toEqual([])
  const { stdout, stderr } = await server.end('SIGTERM')
  expect(stderr).toContain('/api/students')
  expect(traces.filter((trace) => stdout.includes(trace) || stderr.includes(trace))).toEqual([])
})
