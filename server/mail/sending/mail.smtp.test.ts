import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canMakeCertificates, makeCertificate } from '#server/test/peers/certificate.ts'
import { openMailServer } from '#server/test/peers/mail-server.ts'
import { startMailServer, openMailApp, waitUntil } from '#server/test/mail-app.ts'

let parts: AsyncDisposableStack
beforeEach(() => {
  parts = new AsyncDisposableStack()
})
afterEach(() => parts.disposeAsync())

const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value

test('a new school gets a mail in its language, as HTML and text, with inline pictures', async () => {
  const post = await startMailServer(parts)
  const { signUp, states } = await openMailApp(parts, post.port)
  await signUp('ana@sol.example', 'Sprachschule Müller & Söhne', 'de')
  await waitUntil(() => post.mails.length > 0)
  const [mail] = post.mails
  expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Tertulia')
  expect(mail?.from).toMatchObject({ name: 'Tertulia', address: 'no-reply@app.sol.example' })
  expect(mail?.to).toMatchObject([{ address: 'ana@sol.example' }])
  expect(mail?.text).toContain('Das Konto von „Sprachschule Müller & Söhne“ ist eingerichtet.')
  expect(mail?.text).toMatch(/https:\/\/app\.sol\.example\/confirm-email#token=[\w-]{43}/)
  expect(mail?.html).toContain('Sprachschule Müller &#38; Söhne')
  expect(headerOf(mail, 'content-language')).toBe('de')
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated')
  expect(mail?.messageId).toMatch(/^<letter\.[\w-]{22}@app\.sol\.example>$/)
  expect(mail?.attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', contentId: '<mark@tertulia>' },
  ])
  await waitUntil(async () => (await states())[0]?.state === 'completed')
})

test('letters contain the school’s logo, and are sent without it if it is lost', async () => {
  const post = await startMailServer(parts)
  const { signUp, anonymous, database, storage } = await openMailApp(parts, post.port)
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
  await database.pool.query('update users set email_confirmed_at = now()')
  await anonymous.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await waitUntil(() => post.mails.length === 2)
  expect(post.mails[1]?.attachments.map(({ contentId }) => contentId)).toEqual(['<logo@tertulia>', '<mark@tertulia>'])
  await storage.remove(user.school.id, id)
  await anonymous.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await waitUntil(() => post.mails.length === 3)
  expect(post.mails[2]?.attachments.map(({ contentId }) => contentId)).toEqual(['<mark@tertulia>'])
})

test('with the mail server down, signing up works, and the letter arrives once when it is back', async () => {
  const first = await openMailServer()
  await first.close()
  const { signUp, states, retryNow } = await openMailApp(parts, first.port)
  expect((await signUp('ana@sol.example')).user.email).toBe('ana@sol.example')
  await waitUntil(async () => (await states())[0]?.state === 'retry')
  const post = await startMailServer(parts, { port: first.port })
  await retryNow()
  await waitUntil(() => post.mails.length > 0)
  await waitUntil(async () => (await states())[0]?.state === 'completed')
  await retryNow()
  await sleep(1200)
  expect(post.mails.map(({ to }) => to?.[0])).toMatchObject([{ address: 'ana@sol.example' }])
})

test('a letter whose acknowledgement was lost is sent again with the same id and link', async () => {
  const post = await startMailServer(parts, { breaksAfter: (mails) => mails === 2 })
  const { signUp, anonymous, states, resets, retryNow } = await openMailApp(parts, post.port)
  await signUp('ana@sol.example')
  await waitUntil(async () => (await states()).every(({ state }) => state === 'completed'))
  await anonymous.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await waitUntil(async () => (await states()).some(({ state }) => state === 'retry'))
  await retryNow()
  await waitUntil(async () => (await states()).every(({ state }) => state === 'completed'))
  const [, lost, again, ...more] = post.mails
  expect(again?.messageId).toBe(lost?.messageId)
  expect(again?.text).toBe(lost?.text)
  expect(more).toEqual([])
  expect(await resets()).toHaveLength(1)
})

test('a permanently refused address is not retried and not logged', async () => {
  const post = await startMailServer(parts, { answerTo: () => 550 })
  const { signUp, states, logged } = await openMailApp(parts, post.port)
  await signUp('nobody@sol.example')
  await waitUntil(async () => (await states())[0]?.state === 'completed')
  expect(post.recipients).toEqual(['nobody@sol.example'])
  expect(logged.join('')).toContain('"answer":"550"')
  expect(logged.join('')).not.toContain('nobody@sol.example')
})

test('a temporarily refused address is retried', async () => {
  let answer = 452
  const post = await startMailServer(parts, { answerTo: () => answer })
  const { signUp, states, retryNow, logged } = await openMailApp(parts, post.port)
  await signUp('ana@sol.example')
  await waitUntil(async () => (await states())[0]?.state === 'retry')
  answer = 250
  await retryNow()
  await waitUntil(() => post.mails.length === 1)
  expect(logged.join('')).not.toContain('ana@sol.example')
})

test.each([
  'Sol\r\nBcc: all@sol.example',
  'Sol\u2028Bcc: all@sol.example',
  'Sol\u0085X-Evil: 1',
  '=?utf-8?q?Sol=0D=0ABcc:_all@sol.example?=',
])('a school that calls itself %j adds no header and no recipient', async (name) => {
  const post = await startMailServer(parts)
  const { signUp, anonymous, database } = await openMailApp(parts, post.port)
  await signUp('ana@sol.example')
  await database.pool.query('update schools set name = $1', [name])
  await database.pool.query('update users set email_confirmed_at = now()')
  await anonymous.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await waitUntil(() => post.mails.length === 2)
  const mail = post.mails.find(({ subject }) => subject?.startsWith('Choose'))
  expect(mail?.subject).toMatch(/^Choose a new password for .*Sol.+$/)
  expect(mail?.bcc).toBeUndefined()
  expect(headerOf(mail, 'x-evil')).toBeUndefined()
  expect(new Set(post.recipients)).toEqual(new Set(['ana@sol.example']))
})

test.each([
  ['Escuela Sol', 'Escuela Sol via Tertulia'],
  ['"Bank" <bank@bank.example>,\r\nBcc: all@sol.example', 'Bank bank bank.example , Bcc: all sol.example via Tertulia'],
  ['\u202e=?utf-8?q?Bank?=', '= ?utf-8?q?Bank?= via Tertulia'],
])('a letter to a student comes from the school %j, and is answered to it', async (name, sender) => {
  const post = await startMailServer(parts)
  const { signUp, enter, database } = await openMailApp(parts, post.port, {
    mailFrom: 'Tertulia <post@sol.example>',
  })
  const { authToken } = await signUp('ana@sol.example')
  await database.pool.query('update users set email_confirmed_at = now()')
  const { billing, students } = enter(authToken)
  await billing.subscribe({ body: { tier: 'starter' } })
  const { id } = await students.add({ body: { first_name: 'Eva', email: 'eva@students.example' } })
  await database.pool.query('update schools set name = $1', [name])
  await students.bulk({ body: { action: 'send_link', ids: [id] } })
  await waitUntil(() => post.mails.length === 2)
  const mail = post.mails.find(({ to }) => to?.[0]?.address === 'eva@students.example')
  expect(mail?.from).toEqual({ name: expect.anything(), address: 'post@sol.example' })
  expect(mail?.from?.name.replaceAll('\u2060', '')).toBe(sender)
  expect(mail?.replyTo).toEqual([{ name: '', address: 'ana@sol.example' }])
  expect([mail?.bcc, mail?.cc]).toEqual([undefined, undefined])
  expect(new Set(post.recipients)).toEqual(new Set(['ana@sol.example', 'eva@students.example']))
})

test.skipIf(!canMakeCertificates())('a certificate that is not trusted is named in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-certificate-'))
  parts.defer(() => rm(folder, { recursive: true, force: true }))
  const post = await startMailServer(parts, { certificate: makeCertificate(folder) })
  const { signUp, states, logged } = await openMailApp(parts, 0, { smtpUrl: `smtps://127.0.0.1:${post.port}` })
  await signUp('ana@sol.example')
  await waitUntil(async () => (await states())[0]?.state === 'retry')
  expect(logged.join('')).toContain(
    '"reason":"the certificate of 127.0.0.1 is not trusted: set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that signed it (DEPTH_ZERO_SELF_SIGNED_CERT)"',
  )
})

test('a link for a new password is mailed to existing accounts only, and is in the school’s log', async () => {
  const post = await startMailServer(parts)
  const { signUp, anonymous, resets, states } = await openMailApp(parts, post.port)
  await signUp('ana@sol.example')
  await anonymous.auth.forgotPassword({ body: { email: 'somebody.else@sol.example' } })
  await anonymous.auth.forgotPassword({ body: { email: 'ana@sol.example' } })
  await waitUntil(async () => (await states()).every(({ state }) => state === 'completed'))
  expect(post.recipients).toEqual(['ana@sol.example', 'ana@sol.example'])
  expect(await resets()).toHaveLength(1)
})
