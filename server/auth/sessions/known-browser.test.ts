import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKnownBrowsers } from '#server/auth/sessions/known-browser.ts'
import { createKeys } from '#server/settings/keys.ts'
import { skipSleeps } from '#server/test/sleeps.ts'
import { goodPassword, openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ limitFactor: 1 })
})
afterAll(() => world.close())

const wrong = 'a wrong password'
let addresses = 0
const newAddress = () => `2001:db8:${((addresses += 1)).toString(16)}::1`

async function signIn(email: string, password: string, { cookie = '', from = newAddress() } = {}) {
  const payload = { email, password }
  const options = { method: 'POST', url: '/api/auth/local-login', remoteAddress: from, headers: { cookie } } as const
  const { statusCode, headers } = await world.app.inject({ ...options, payload })
  return { status: statusCode, set: String(headers['set-cookie'] ?? '') }
}
const cookieIn = (set: string) => set.split(';')[0] ?? ''

test('wrong passwords from many addresses do not lock an owner out, in their own browser or in another', async () => {
  skipSleeps()
  const { email } = (await world.signUp()).signedIn.user
  const own = cookieIn((await signIn(email, goodPassword)).set)
  for (let guess = 0; guess < 11; guess += 1) expect((await signIn(email, wrong)).status).toBe(401)
  expect((await signIn(email, goodPassword)).status).toBe(200)
  for (let guess = 11; guess < 100; guess += 1) await signIn(email, wrong)
  // Guesses elsewhere are at their limit, and the owner can still sign in.
  expect((await signIn(email, goodPassword)).status).toBe(429)
  expect((await signIn(email, goodPassword, { cookie: own })).status).toBe(200)
})

test('a known browser has ten attempts as well, for its own accounts only', async () => {
  skipSleeps()
  const [mine, theirs] = [(await world.signUp()).signedIn.user, (await world.signUp()).signedIn.user]
  const cookie = cookieIn((await signIn(mine.email, goodPassword)).set)
  const from = newAddress()
  for (let guess = 0; guess < 10; guess += 1) await signIn(theirs.email, wrong, { cookie, from })
  expect((await signIn(theirs.email, goodPassword, { cookie, from })).status).toBe(429)
  for (let guess = 0; guess < 10; guess += 1) await signIn(mine.email, wrong, { cookie, from })
  expect((await signIn(mine.email, goodPassword, { cookie, from })).status).toBe(429)
  expect((await signIn(mine.email, goodPassword)).status).toBe(200)
})

test('a browser in which a password was reset is known', async () => {
  const { email, id } = (await world.signUp()).signedIn.user
  await world.anonymous.auth.forgotPassword({ body: { email } })
  const payload = { token: await world.mailbox.tokenFor(email, '/reset-password'), new_password: 'seven-green-kettles' }
  const { headers } = await world.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })
  expect(createKnownBrowsers(world.services).read(String(headers['set-cookie']))).toMatchObject({ users: [id] })
})

test('the cookie is HttpOnly and sent to sign-in only, or has the __Host- prefix with TLS', () => {
  const { keys, config } = world.services
  const plain = createKnownBrowsers({ keys, config }).remember('', 'user')
  expect(plain).toMatch(/^known_browser=[\w.-]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
  const withTls = { keys, config: { ...config, appUrl: 'https://school.example' } }
  const secure = createKnownBrowsers(withTls).remember('', 'user')
  expect(secure).toMatch(/^__Host-known_browser=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('a browser is remembered for its last five accounts, and a forged cookie is ignored', () => {
  const { keys, config } = world.services
  const browsers = createKnownBrowsers({ keys, config })
  let cookie = ''
  for (const user of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) cookie = cookieIn(browsers.remember(cookie, user))
  expect(browsers.read(cookie)?.users).toEqual(['b', 'f', 'e', 'd', 'c'])
  const forged = createKnownBrowsers({ keys: createKeys('another server with its own key'), config })
  expect(browsers.read(cookieIn(forged.remember('', 'a')))).toBeNull()
  expect(browsers.read('known_browser=x')).toBeNull()
})
