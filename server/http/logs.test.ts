import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { eventually } from '#server/test/eventually.ts'
import { type MailServer, openMailServer } from '#server/test/peers/mail-server.ts'
import { type ModelPeer, openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { cafe } from '#server/test/practice-world.ts'
import { endPrograms } from '#server/test/programs/program.ts'
import { type RunningServer, startProcess } from '#server/test/programs/running-server.ts'
import { type Api, clientOf } from '#server/test/world.ts'

/** Must not appear in a log. */
const personal = {
  address: '203.0.113.77',
  browser: 'Zwiebelbrowser',
  email: 'ottilie.grau@verborgen.example',
  school_name: 'Verborgen am See',
  password: 'ein-stiller-fluss-42',
  wrong: 'kein-stiller-fluss-43',
  first_name: 'Xanthippe',
  student_email: 'xanthippe.sommer@verborgen.example',
  notes: 'Kommt mit dem Fahrrad',
  class_name: 'Abendgrauen',
  search: 'Nachtigall',
  file_name: 'Geheimliste',
  cell: 'Bartholomäus',
  message: 'Mein Hund heißt Waldemar',
  event: 'evt_Brombeere',
}
const secrets: string[] = []

let folder: string
let mails: MailServer
let model: ModelPeer
let server: RunningServer
let api: Api
const answers = new Map<string, string>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-logs-'))
  mails = await openMailServer({ answerTo: () => 550 })
  model = await openModelPeer()
  fillDataFolder(folder)
  server = await startProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    LLM_BASE_URL: model.settings.baseUrl,
    LLM_MODEL: model.settings.model,
  })
  api = enter()
})
afterEach(async () => {
  await endPrograms()
  await Promise.all([mails.close(), model.close()])
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

function enter(token?: string): Api {
  const send: Send = async (path, { method, headers, body }) => {
    const sender = { 'x-forwarded-for': personal.address, 'user-agent': personal.browser, 'x-request-id': 'mine' }
    const credentials = token && { authorization: `Bearer ${token}` }
    const url = `${server.address}/api${path}`
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...sender, ...credentials },
      ...(body && { body }),
    })
    answers.set(answer.headers.get('x-request-id') ?? '', `${answer.status} ${path}`)
    return answer
  }
  if (token) secrets.push(token)
  return clientOf(send)
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

async function begin(): Promise<void> {
  const { email, school_name, password } = personal
  const { authToken } = await api.auth.signUp({ body: { email, school_name, password } })
  expect(await codeOf(api.auth.login({ body: { email, password: personal.wrong } }))).toBe('bad_credentials')
  await api.auth.forgotPassword({ body: { email } })
  api = enter(authToken)
  await api.billing.subscribe({ body: { tier: 'plus' } })
}

async function confirmAddress(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const pool = openPool()
  stack.defer(() => pool.end())
  await pool.query('update users set email_confirmed_at = now()')
}

async function teach(): Promise<string> {
  const { first_name, student_email, class_name, file_name, cell } = personal
  await api.classes.add({ body: { name: class_name } })
  const { id } = await api.students.add({ body: { first_name, email: student_email } })
  await api.students.list({ query: { search: personal.search } })
  await api.students.bulk({ body: { action: 'send_link', ids: [id] } })
  const file = new Blob([`First name\n${cell}\n`], { type: 'text/csv' })
  await api.imports.preview({ query: { file_name: `${file_name}.csv` }, file })
  await codeOf(api.account.putLogo({ file: new Blob([cell], { type: 'image/png' }) }))
  await codeOf(api.billing.webhook({ file: new Blob([`{"id":"${personal.event}"}`], { type: 'application/json' }) }))
  return id
}

async function practise(student_id: string): Promise<void> {
  const { id } = await api.chatbots.add({ body: { ...cafe, steps: [...cafe.steps], starters: [...cafe.starters] } })
  await api.chatbots.publish({ params: { id } })
  await api.assignments.set({ body: { chatbot_ids: [id], student_ids: [student_id], on: true } })
  const token = new URL((await api.links.get({ params: { id: student_id } })).url).hash.slice(1)
  secrets.push(token)
  const student = enter((await api.practice.open({ body: { token } })).practiceToken)
  const conversation = await student.practice.start({ body: { chatbot_id: id } })
  const say = async () => {
    const request = { params: { id: conversation.id }, body: { text: personal.message } }
    for await (const _event of await student.practice.say(request, { idempotencyKey: crypto.randomUUID() }));
  }
  model.setDefault(() => ({ does: 'garbles', text: personal.message }))
  await codeOf(say())
  model.setDefault(() => ({ does: 'answers', text: personal.message }))
  await codeOf(say())
}

/** Makes the database refuse valid input, as a bug would. */
async function stumble(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const pool = openPool()
  stack.defer(() => pool.end())
  await pool.query(`create unique index on students (notes);
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not %', new; end $$;
    create trigger refuse before insert on classes for each row execute function refuse()`)
  const { notes, first_name } = personal
  await api.students.add({ body: { first_name, notes } })
  expect(await codeOf(api.students.add({ body: { first_name, notes } }))).toBe('internal')
  expect(await codeOf(api.classes.add({ body: { name: `${personal.class_name} 2` } }))).toBe('internal')
}

interface Line {
  msg: string
  reqId?: string
  status?: number
  err?: { code?: string; constraint?: string }
}

/** The database may end before the pool's last connection has closed. */
function openPool(): Pool {
  const pool = new Pool({ host: join(folder, 'postgres'), user: 'postgres', database: 'postgres' })
  return pool.on('connect', (client) => void client.on('error', () => undefined))
}

test('the log of a whole journey has ids and no personal data, and an answer names its request id', async () => {
  await begin()
  await confirmAddress()
  await practise(await teach())
  await stumble()
  await eventually(() =>
    expect(mails.recipients).toEqual(expect.arrayContaining([personal.email, personal.student_email])),
  )
  const { code, stderr } = await server.end('SIGTERM')
  expect(code).toBe(0)
  for (const part of [...Object.values(personal), ...secrets]) expect(stderr).not.toContain(part)

  const lines = stderr
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line))
  const answered = lines.filter(({ msg }) => msg === 'request completed')
  expect(new Set(answered.map(({ reqId }) => reqId))).toEqual(new Set(answers.keys()))
  for (const { reqId = '', status } of answered) expect(answers.get(reqId)).toMatch(new RegExp(`^${status} `))
  const failed = lines.filter(({ msg }) => msg === 'request failed')
  expect(failed.map(({ reqId = '', err }) => [answers.get(reqId), err?.code])).toEqual([
    ['500 /students', '23505'],
    ['500 /classes', 'P0001'],
  ])
})
