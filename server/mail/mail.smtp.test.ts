import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type { Email } from 'postal-mime'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openStorage } from '#server/files/storage.ts'
import { openJobs } from '#server/jobs.ts'
import { createKeys } from '#server/keys.ts'
import { createSend } from '#server/mail/send.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import { openTestDatabase } from '#server/test/database.ts'
import { type MailServer, openMailServer } from '#server/test/mail-server.ts'
import { clientOf, goodPassword, injectSend } from '#server/test/world.ts'

let parts: AsyncDisposableStack
beforeEach(() => {
  parts = new AsyncDisposableStack()
})
afterEach(() => parts.disposeAsync())

async function listenForMail(behaviour: Parameters<typeof openMailServer>[0] = {}): Promise<MailServer> {
  const server = await openMailServer(behaviour)
  parts.defer(server.close)
  return server
}

/** An app of its own whose letters go to a mail server. */
async function openSchoolhouse(port: number, settings: Partial<Config> = {}) {
  const database = await openTestDatabase()
  parts.defer(database.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-smtp-'))
  parts.defer(() => rm(dataDir, { recursive: true, force: true }))
  const read = readConfig({ LIMIT_FACTOR: '100000', DATA_DIR: dataDir, APP_URL: 'https://app.sol.example' })
  const config = { ...read, smtpUrl: `smtp://127.0.0.1:${port}`, ...settings }
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const jobs = await openJobs({ pool: database.pool, log, interval: 0.5 })
  parts.defer(jobs.stop)
  const metrics = createMetrics()
  const storage = await openStorage({ dataDir, files: null })
  const gateway = await createGateway(config, database.db, log)
  const partner = await createPartner(config, { db: database.db, log, metrics })
  const keys = createKeys(randomBytes(32).toString('hex'))
  const services = { db: database.db, config, keys, jobs, storage, gateway, partner, metrics, log }
  await startMail(services, await createSend(config, log))
  const app = await buildApp(services)
  parts.defer(() => app.close())
  const states = async () => {
    const { rows } = await database.pool.query<{ state: string; retry_count: number }>(
      `select state, retry_count from pgboss.job where name = 'mail'`,
    )
    return rows
  }
  const resets = async () =>
    (await database.pool.query(`select 1 from audit_log where action = 'password_reset_asked'`)).rows
  // What waits for its next try gets it now.
  const hurry = () => database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  const signUp = (email: string, school_name = 'Escuela Sol', interface_language: 'en' | 'de' = 'en') =>
    clientOf(injectSend(app)).auth.signUp({ body: { email, school_name, password: goodPassword, interface_language } })
  return { database, storage, logged, states, resets, hurry, signUp, stranger: clientOf(injectSend(app)) }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('waited in vain')
    await sleep(50)
  }
}

const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value

test('a new school is mailed in its language, as HTML and as text, with pictures inside', async () => {
  const post = await listenForMail()
  const { signUp, states } = await openSchoolhouse(post.port)
  await signUp('ana@sol.example', 'Sprachschule Müller & Söhne', 'de')
  await until(() => post.mails.length > 0)
  const [mail] = post.mails
  expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Tertulia')
  expect(mail?.from).toMatchObject({ name: 'Tertulia', address: 'no-reply@app.sol.example' })
  expect(mail?.to).toMatchObject([{ address: 'ana@sol.example' }])
  expect(mail?.text).toContain('Das Konto von Sprachschule Müller & Söhne ist eingerichtet.')
  expect(mail?.text).toMatch(/https:\/\/app\.sol\.example\/confirm-email#token=[\w-]{43}/)
  expect(mail?.html).toContain('Sprachschule Müller &#38; Söhne')
  expect(headerOf(mail, 'content-language')).toBe('de')
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated')
  expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@app\.sol\.example>$/)
  expect(mail?.attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', contentId: '<mark@tertulia>' },
  ])
  await until(async () => (await states())[0]?.state === 'completed')
})

test('a school’s logo stands in its letters, and a lost logo stops none', async () => {
  const post = await listenForMail()
  const { signUp, stranger, database, storage } = await openSchoolhouse(post.port)
  const { user } = await signUp('ana@sol.example')
  const id = '3f2c1a9e-7f0a-4b0e-9d53-5a8e5a1f7c10'
  await storage.put(
    user.school.id,
    id,
    await sharp({ create: { width: 512, height: 512, channels: 3, background: '#c02040' } })
      .webp()
      .toBuffer(),
  )
  await database.pool.query('update schools set logo_url = $1', [`/api/files/${id}`])
  await stranger.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await until(() => post.mails.length === 2)
  expect(post.mails[1]?.attachments.map(({ contentId }) => contentId)).toEqual(['<logo@tertulia>', '<mark@tertulia>'])
  await storage.remove(user.school.id, id)
  await stranger.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await until(() => post.mails.length === 3)
  expect(post.mails[2]?.attachments.map(({ contentId }) => contentId)).toEqual(['<mark@tertulia>'])
})

test('with the mail server down, signing up works, and the letter arrives once it is back, once', async () => {
  const first = await openMailServer()
  await first.close()
  const { signUp, states, hurry } = await openSchoolhouse(first.port)
  expect((await signUp('ana@sol.example')).user.email).toBe('ana@sol.example')
  await until(async () => (await states())[0]?.state === 'retry')
  const post = await listenForMail({ port: first.port })
  await hurry()
  await until(() => post.mails.length > 0)
  await until(async () => (await states())[0]?.state === 'completed')
  await hurry()
  await sleep(1200)
  expect(post.mails.map(({ to }) => to?.[0])).toMatchObject([{ address: 'ana@sol.example' }])
})

test('a letter whose receipt got lost goes out again as the same letter with the same link', async () => {
  const post = await listenForMail({ breaksAfter: (mails) => mails === 2 })
  const { signUp, stranger, states, resets, hurry } = await openSchoolhouse(post.port)
  await signUp('ana@sol.example')
  await until(async () => (await states()).every(({ state }) => state === 'completed'))
  await stranger.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await until(async () => (await states()).some(({ state }) => state === 'retry'))
  await hurry()
  await until(async () => (await states()).every(({ state }) => state === 'completed'))
  const [, lost, again, ...more] = post.mails
  expect(again?.messageId).toBe(lost?.messageId)
  expect(again?.text).toBe(lost?.text)
  expect(more).toEqual([])
  expect(await resets()).toHaveLength(1)
})

test('an address that the mail server refuses for good is not tried again, and is in no log', async () => {
  const post = await listenForMail({ answerTo: () => 550 })
  const { signUp, states, logged } = await openSchoolhouse(post.port)
  await signUp('nobody@sol.example')
  await until(async () => (await states())[0]?.state === 'completed')
  expect(post.recipients).toEqual(['nobody@sol.example'])
  expect(logged.join('')).toContain('"answer":"550"')
  expect(logged.join('')).not.toContain('nobody@sol.example')
})

test('an address that the mail server refuses for now is tried again', async () => {
  let answer = 452
  const post = await listenForMail({ answerTo: () => answer })
  const { signUp, states, hurry, logged } = await openSchoolhouse(post.port)
  await signUp('ana@sol.example')
  await until(async () => (await states())[0]?.state === 'retry')
  answer = 250
  await hurry()
  await until(() => post.mails.length === 1)
  expect(logged.join('')).not.toContain('ana@sol.example')
})

test.each([
  'Sol\r\nBcc: all@sol.example',
  'Sol\u2028Bcc: all@sol.example',
  'Sol\u0085X-Evil: 1',
  '=?utf-8?q?Sol=0D=0ABcc:_all@sol.example?=',
])('a school that calls itself %j adds no header and no recipient', async (name) => {
  const post = await listenForMail()
  const { signUp, stranger, database } = await openSchoolhouse(post.port)
  await signUp('ana@sol.example')
  await database.pool.query('update schools set name = $1', [name])
  await database.pool.query('update users set email_confirmed_at = now()')
  await stranger.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await until(() => post.mails.length === 2)
  const mail = post.mails.find(({ subject }) => subject?.startsWith('Choose'))
  expect(mail?.subject).toMatch(/^Choose a new password for .*Sol.+$/)
  expect(mail?.bcc).toBeUndefined()
  expect(headerOf(mail, 'x-evil')).toBeUndefined()
  expect(new Set(post.recipients)).toEqual(new Set(['ana@sol.example']))
})

test('only whoever has an address is mailed a link for a new password, and the school can read that it happened', async () => {
  const post = await listenForMail()
  const { signUp, stranger, resets, states } = await openSchoolhouse(post.port)
  await signUp('ana@sol.example')
  await stranger.auth.forgotPassword({ body: { email: 'somebody.else@sol.example' } })
  await stranger.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await until(async () => (await states()).every(({ state }) => state === 'completed'))
  expect(post.recipients).toEqual(['ana@sol.example', 'ana@sol.example'])
  expect(await resets()).toHaveLength(1)
})
