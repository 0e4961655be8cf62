import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Config } from '#server/settings/config.ts'
import { composeLetter } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mail.ts'
import { drawMark } from '#server/mail/pictures.ts'
import { deleteMails, sendToFolder } from '#server/mail/sending/send-to-folder.ts'
import { openWorld, type World } from '#server/test/world.ts'

const school = '019a9f3e-1111-7000-8000-000000000001'
const first = '3f2c1a9e-7f0a-4b0e-9d53-5a8e5a1f7c10'
const second = '3f2c1a9e-7f0a-4b0e-9d53-5a8e5a1f7c11'
const here = { host: '127.0.0.1:3000' }
let dataDir: string
let world: World

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tertulia-mails-'))
  world = await openWorld({ dataDir })
})
afterAll(async () => {
  await world.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => rm(join(dataDir, 'mail'), { recursive: true, force: true }))

const write = async (mail: Partial<Mail> = {}, school_name = 'Escuela Sol') => {
  const to = 'ana@sol.example'
  const link = 'http://127.0.0.1:3000/reset-password#token=AbC'
  const mark = await drawMark()
  const letter = composeLetter({
    kind: 'reset_password',
    language: 'en',
    school_name,
    is_confirmed: true,
    to,
    link,
    mark,
    logo: null,
  })
  await sendToFolder(dataDir)({ id: first, school_id: school, student_id: null, to, ...letter, ...mail })
}
const get = (url: string, headers: Record<string, string> = here, remoteAddress = '127.0.0.1') =>
  world.app.inject({ url, headers, remoteAddress })

test('without any mail, the page says so', async () => {
  expect((await get('/dev/mail')).body).toContain('No emails yet.')
})

test('the page shows the newest mail first, with its link and HTML', async () => {
  await write({ subject: 'The older one' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await write({ id: second, subject: 'The newer one' })
  const page = await get('/dev/mail')
  expect(page.statusCode).toBe(200)
  expect(page.body.indexOf('The newer one')).toBeLessThan(page.body.indexOf('The older one'))
  expect(page.body).toContain('<a href="http://127.0.0.1:3000/reset-password#token=AbC">')
  expect(page.body).toContain(`<a href="/dev/mail/${school}/${second}">`)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
  expect(page.headers['cache-control']).toBe('no-store')
  expect((await get('/dev/mail.css')).headers['content-type']).toBe('text/css; charset=utf-8')
})

test('a school’s name is escaped on the page', async () => {
  await write({ school_id: null }, '<script>alert(1)</script>')
  const { body } = await get('/dev/mail')
  expect(body).not.toContain('<script')
  expect(body).toContain('&#60;script&#62;')
})

test('a mail opens on its own page, with its pictures and without permissions', async () => {
  await write()
  const mail = await get(`/dev/mail/${school}/${first}`)
  expect(mail.body).toContain('src="data:image/png;base64,')
  expect(mail.body).not.toContain('cid:')
  expect(mail.headers['content-security-policy']).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
  )
})

test('a retried mail overwrites the first, and only its owner may read the file', async () => {
  await write({ subject: 'The first try' })
  await write({ subject: 'The second try' })
  const { body } = await get('/dev/mail')
  expect(body).not.toContain('The first try')
  expect(body).toContain('The second try')
  expect((await stat(join(dataDir, 'mail', school, `${first}.json`))).mode & 0o077).toBe(0)
})

test('a partially written mail is not shown', async () => {
  await write()
  await writeFile(join(dataDir, 'mail', school, `${second}.json.new`), '{"id":')
  expect((await get('/dev/mail')).statusCode).toBe(200)
})

test('the mails of a deleted school are deleted, and those of others stay', async () => {
  await write()
  await write({ id: second, school_id: null })
  await deleteMails(dataDir, school)
  expect((await get(`/dev/mail/${school}/${first}`)).statusCode).toBe(404)
  expect((await get(`/dev/mail/nobody/${second}`)).statusCode).toBe(200)
})

const unknown = async (headers = here, remoteAddress = '127.0.0.1') => {
  const { statusCode, body, headers: answered } = await get('/dev/nothing', headers, remoteAddress)
  return { statusCode, body, headers: { ...answered, date: '', 'x-request-id': '' } }
}
const seen = async (url: string, headers = here, remoteAddress = '127.0.0.1') => {
  const { statusCode, body, headers: answered } = await get(url, headers, remoteAddress)
  return { statusCode, body, headers: { ...answered, date: '', 'x-request-id': '' } }
}
const pages = ['/dev/mail', '/dev/mail.css', `/dev/mail/${school}/${first}`]

test.each(['localhost:3000', 'localhost', '127.0.0.1', '127.1.2.3:80', '[::1]:3000'])(
  'a request to this machine as %s shows the mails',
  async (host) => {
    await write()
    for (const page of pages) expect((await get(page, { host })).statusCode).toBe(200)
  },
)

test.each<Record<string, string>>([
  { forwarded: 'for=1.2.3.4' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'http' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
  { host: 'app.sol.example' },
  { host: '127.0.0.1.sol.example' },
  { host: 'localhost.sol.example:3000' },
])('a caller with %j sees what an unknown page shows', async (headers) => {
  await write()
  const sent = { ...here, ...headers }
  for (const page of pages) expect(await seen(page, sent)).toEqual(await unknown(sent))
})

test.each(['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1'])('a client at %s gets 404', async (ip) => {
  await write()
  for (const page of pages) expect(await seen(page, here, ip)).toEqual(await unknown(here, ip))
})

test('a proxy without forwarding headers, on HTTP/1.0 as many are, gets no mail', async () => {
  await write()
  const address = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }))
  const askAs = async (version: string) => {
    const socket = connect(Number(address.port), address.hostname)
    socket.write(`GET /dev/mail HTTP/${version}\r\nHost: ${address.host}\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  expect(await askAs('1.0')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await askAs('1.1')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each<Partial<Config>>([
  { appUrl: 'https://app.sol.example' },
  { databaseUrl: 'postgres://db.sol.example/tertulia' },
  { smtpUrl: 'smtp://mail.sol.example' },
  { trustProxy: ['127.0.0.1'] },
])('with the settings %j there is no such page', async (settings) => {
  await write()
  const other = await openWorld({ dataDir, ...settings })
  const answers = await Promise.all([...pages, '/dev/nothing'].map((url) => other.app.inject({ url, headers: here })))
  for (const { statusCode } of answers) expect(statusCode).toBe(404)
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  await other.close()
})

test.each([
  `/dev/mail/${school}/..%2f..%2fauth-secret`,
  `/dev/mail/..%2f..%2fetc/passwd`,
  `/dev/mail/%2e%2e/${first}`,
  `/dev/mail/nobody%2f..%2f${school}/${first}`,
  `/dev/mail/${school}/${first}%00`,
  `/dev/mail/${school.toUpperCase()}/${first}.json`,
])('%s leads to no file', async (path) => {
  await write()
  expect((await get(path)).statusCode).toBe(404)
})
