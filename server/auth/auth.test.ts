import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { goodPassword, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

const signUpAs = (email: string, school_name = 'Aula Norte', password = goodPassword) =>
  world.anonymous.auth.signUp({ body: { email, school_name, password } })

test('signing up creates a school without a plan and signs in', async () => {
  const { authToken, user } = await signUpAs(' Ana@Norte.Example ', 'Aula\n Norte')
  expect(user).toMatchObject({
    email: 'ana@norte.example',
    role: 'school',
    status: 'none',
    tier: null,
    subscription_end_date: null,
  })
  expect(user.school.name).toBe('Aula Norte')
  expect(authToken.split('.')).toHaveLength(3)
})

test('a taken address is refused in any case, also for concurrent sign-ups', async () => {
  await signUpAs('twice@norte.example')
  expect(await codeOf(signUpAs('TWICE@norte.example'))).toBe('email_taken')
  const both = await Promise.all([codeOf(signUpAs('race@norte.example')), codeOf(signUpAs('race@norte.example'))])
  expect(both.toSorted()).toEqual(['done', 'email_taken'])
})

test('addresses are equal in any case and width, and with surrounding spaces', async () => {
  await signUpAs('wide@norte.example')
  for (const email of [' wide@norte.example\n', 'WIDE@Norte.Example', '\uff57ide@norte.example'])
    expect(await codeOf(signUpAs(email)), email).toBe('email_taken')
})

test('signing up with a taken address does not change the existing account', async () => {
  const { authToken, user } = await signUpAs('mine@norte.example', 'Aula Sur')
  const before = await world.pool.query('select * from users where id = $1', [user.id])
  expect(await codeOf(signUpAs('mine@norte.example', 'Another', 'seven-green-kettles'))).toBe('email_taken')
  const after = await world.pool.query('select * from users where id = $1', [user.id])
  expect(after.rows).toEqual(before.rows)
  const headers = { authorization: `Bearer ${authToken}` }
  expect((await world.app.inject({ url: '/api/auth/me', headers })).json()).toMatchObject({
    school: { name: 'Aula Sur' },
  })
})

test('a common password and one made of the school’s name are refused with a reason', async () => {
  await expect(signUpAs('a@norte.example', 'Lingua Viva', 'Password123')).rejects.toMatchObject({
    code: 'invalid_input',
    details: { reason: 'password_common' },
  })
  await expect(signUpAs('a@norte.example', 'Lingua Viva', 'linguaviva2024')).rejects.toMatchObject({
    details: { reason: 'password_school_words' },
  })
})

test('a role in the body is refused', async () => {
  const payload = { email: 'root@norte.example', school_name: 'X', password: goodPassword, role: 'admin' }
  const reply = await world.app.inject({ method: 'POST', url: '/api/auth/signup', payload })
  expect(reply.statusCode).toBe(400)
})

test('a wrong password and an unknown address get the same answer', async () => {
  await signUpAs('known@norte.example')
  const login = (email: string, password: string) => codeOf(world.anonymous.auth.login({ body: { email, password } }))
  expect(await login('known@norte.example', 'wrong-password')).toBe('bad_credentials')
  expect(await login('unknown@norte.example', 'wrong-password')).toBe('bad_credentials')
  expect(await login('known@norte.example', goodPassword)).toBe('done')
})

test('after signing out the token is invalid', async () => {
  const { api } = await world.signUp({ tier: null })
  await api.auth.me()
  await api.auth.logout()
  expect(await codeOf(api.auth.me())).toBe('unauthenticated')
})

test('the twenty-first session ends the oldest', async () => {
  const first = await world.signUp({ tier: null })
  const { email } = first.signedIn.user
  const newer = []
  for (let session = 0; session < 20; session++) newer.push(await world.signIn(email))
  expect(await codeOf(first.api.auth.me())).toBe('unauthenticated')
  expect(await Promise.all(newer.map(({ api }) => codeOf(api.auth.me())))).toEqual(
    Array.from({ length: 20 }, () => 'done'),
  )
})

test('a session ends after a week without use, or when it expires', async () => {
  const idle = await world.signUp({ tier: null })
  await world.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 7.1 * 864e5).toISOString() })
    .where('user_id', '=', idle.signedIn.user.id)
    .execute()
  expect(await codeOf(idle.api.auth.me())).toBe('unauthenticated')
  const old = await world.signUp({ tier: null })
  await world.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('user_id', '=', old.signedIn.user.id)
    .execute()
  expect(await codeOf(old.api.auth.me())).toBe('unauthenticated')
})
