import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumeMailLimit } from '#server/auth/auth.limits.ts'
import { eventually } from '#server/test/eventually.ts'
import { goodPassword, openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const better = 'seven-green-kettles'
const login = (email: string, password: string) => world.anonymous.auth.login({ body: { email, password } })

test('changing the password ends all other sessions, and this browser gets a new token', async () => {
  const { api, signedIn } = await world.register()
  const { email } = signedIn.user
  const other = await world.signIn(email)
  const change = (current_password: string, new_password: string) =>
    api.auth.changePassword({ body: { current_password, new_password } })
  await expect(change('wrong', better)).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(change(goodPassword, 'Password123')).rejects.toMatchObject({ details: { reason: 'password_common' } })
  const { authToken } = await change(goodPassword, better)
  expect(authToken).not.toBe(signedIn.authToken)
  await expect(api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(other.api.auth.me()).rejects.toMatchObject({ details: { reason: 'password_changed' } })
  await expect(login(email, goodPassword)).rejects.toMatchObject({ code: 'bad_credentials' })
  await login(email, better)
  await eventually(() => expect(world.mailbox.all().filter(({ to }) => to === email)).toHaveLength(2))
})

test('a mailed link sets a new password once, and ends all sessions', async () => {
  const { api, signedIn } = await world.signUp()
  const { email } = signedIn.user
  await world.anonymous.auth.forgotPassword({ body: { email } })
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  const reset = (new_password: string) => world.anonymous.auth.resetPassword({ body: { token, new_password } })
  await expect(reset('Password123')).rejects.toMatchObject({ details: { reason: 'password_common' } })
  const both = await Promise.allSettled([reset(better), reset('nine-blue-lanterns')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(reset(better)).rejects.toMatchObject({ code: 'expired_link' })
  await expect(api.auth.me()).rejects.toMatchObject({ details: { reason: 'password_changed' } })
})

test('a link that is an hour old, or forged, is expired', async () => {
  const { signedIn } = await world.register()
  const { email } = signedIn.user
  await world.anonymous.auth.forgotPassword({ body: { email } })
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  await world.db
    .updateTable('mailed_tokens')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('email', '=', email)
    .execute()
  for (const one of [token, 'made-up', await world.mailbox.tokenFor(email, '/confirm-email')])
    await expect(
      world.anonymous.auth.resetPassword({ body: { token: one, new_password: better } }),
    ).rejects.toMatchObject({ code: 'expired_link' })
})

test('a known and an unknown address get the same answer, and no secret is stored', async () => {
  const { signedIn } = await world.signUp()
  const { email } = signedIn.user
  const ask = (address: string) =>
    world.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: address } })
  const [known, unknown] = [await ask(email), await ask('nobody@nowhere.example')]
  expect([known.statusCode, known.body]).toEqual([202, ''])
  expect([unknown.statusCode, unknown.body]).toEqual([202, ''])
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  const { rows } = await world.pool.query<{ stored: string }>(
    'select (select json_agg(t)::text from mailed_tokens t) || (select json_agg(j)::text from pgboss.job j) as stored',
  )
  expect(rows[0]?.stored).not.toContain(token)
  expect(world.mailbox.all().some(({ to }) => to === 'nobody@nowhere.example')).toBe(false)
})

test('at most two reset mails are sent in half an hour, a third request looks the same, and the newest link works', async () => {
  const strict = await openWorld({ limitFactor: 1 })
  const { signedIn } = await strict.register()
  const { email } = signedIn.user
  // Other mails to this address do not count.
  await consumeMailLimit(strict.services, email)
  await consumeMailLimit(strict.services, email)
  const ask = () => strict.anonymous.auth.forgotPassword({ body: { email } })
  const queued = async () => {
    const { rows } = await strict.pool.query<{ queued: number }>(
      `select count(*)::int as queued from pgboss.job where data->>'kind' = 'reset_password' and data->>'email' = $1`,
      [email],
    )
    return rows[0]?.queued
  }
  for (let time = 0; time < 5; time++) await ask()
  expect(await queued()).toBe(2)
  const token = await strict.mailbox.tokenFor(email, '/reset-password')
  await strict.anonymous.auth.resetPassword({ body: { token, new_password: better } })
  // The mailed link is invalid.
  await ask()
  expect(await queued()).toBe(3)
  await strict.close()
})

test('requests for an address before it has an account do not use up its mails', async () => {
  const strict = await openWorld({ limitFactor: 1 })
  const { api } = await strict.signUp()
  const email = 'next@sol.example'
  const ask = () => strict.anonymous.auth.forgotPassword({ body: { email } })
  await api.account.edit({ body: { version: 1, email, password: goodPassword } })
  for (let time = 0; time < 3; time++) await ask()
  const token = await strict.mailbox.tokenFor(email, '/confirm-email')
  await strict.anonymous.auth.confirmEmail({ body: { token } })
  await ask()
  expect(await strict.mailbox.tokenFor(email, '/reset-password')).toBeTruthy()
  await strict.close()
})

test('wrong current passwords are counted like failed logins', async () => {
  const strict = await openWorld({ limitFactor: 1 })
  const { api } = await strict.signUp()
  const guess = () => api.auth.changePassword({ body: { current_password: 'a wrong one', new_password: better } })
  for (let time = 0; time < 10; time++) await expect(guess()).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' })
  await strict.close()
})

test('a new password cancels a pending change of the address', async () => {
  const { api, signedIn } = await world.signUp()
  const { email } = signedIn.user
  const theirs = `${crypto.randomUUID()}@intruder.example`
  await api.account.edit({ body: { version: 1, email: theirs, password: goodPassword } })
  const token = await world.mailbox.tokenFor(theirs, '/confirm-email')
  await api.auth.changePassword({ body: { current_password: goodPassword, new_password: better } })
  await expect(world.anonymous.auth.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'expired_link' })
  expect((await login(email, better)).user.email).toBe(email)
})

test('a mailed link uses APP_URL, not the Host header, and has a secret of 256 bits', async () => {
  const { signedIn } = await world.signUp()
  const { email } = signedIn.user
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await world.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email }, headers })
  const mail = await world.mailbox.find(email, /reset-password/)
  expect(mail.text).toContain(`${world.services.config.appUrl}/reset-password#token=`)
  expect(mail.text + mail.html).not.toContain('evil.example')
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})
