import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ limitFactor: 1 })
})
afterAll(() => world.close())

const wrong = { code: '000000' }

async function post(path: string, payload: object, cookie = '') {
  const { statusCode, headers, json } = await world.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { cookie },
    payload,
  })
  return { status: statusCode, cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '', body: json() }
}

/** An owner with an authenticator app and recovery codes, and the cookie of a browser that they have used before. */
async function ownerWithApp() {
  const { api, signedIn } = await world.signUp()
  const credentials = { email: signedIn.user.email, password: goodPassword }
  const { cookie } = await post('local-login', credentials)
  const { secret } = await api.factors.beginApp()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { recovery_codes } = await api.factors.confirmApp({ body: { code } })
  const codes = [...recovery_codes]
  const { body } = await post('local-login', credentials)
  return {
    api,
    cookie,
    ticket: String(body.details.ticket),
    nextCode: () => ({ recovery_code: codes.pop() ?? '' }),
  }
}

const tryCode = async (ticket: string, proof: object, cookie = '') =>
  (await post('second-step', { ticket, proof }, cookie)).status

test('wrong codes elsewhere do not lock an owner out of a browser that has signed in before', async () => {
  const { cookie, ticket, nextCode } = await ownerWithApp()
  for (let guess = 0; guess < 10; guess += 1) expect(await tryCode(ticket, wrong)).toBe(403)
  expect(await tryCode(ticket, nextCode())).toBe(429)
  expect(await tryCode(ticket, nextCode(), cookie)).toBe(200)
})

test('a browser that has signed in before has ten codes as well', async () => {
  const { cookie, ticket, nextCode } = await ownerWithApp()
  for (let guess = 0; guess < 10; guess += 1) expect(await tryCode(ticket, wrong, cookie)).toBe(403)
  expect(await tryCode(ticket, nextCode(), cookie)).toBe(429)
})

test('a browser that someone else has used has no count of its own', async () => {
  const [owner, other] = [await ownerWithApp(), await ownerWithApp()]
  for (let guess = 0; guess < 10; guess += 1) expect(await tryCode(owner.ticket, wrong)).toBe(403)
  expect(await tryCode(owner.ticket, owner.nextCode(), other.cookie)).toBe(429)
})

test('wrong codes of a sign-in do not keep a signed-in person from confirming', async () => {
  const { api, ticket, nextCode } = await ownerWithApp()
  for (let guess = 0; guess < 10; guess += 1) await tryCode(ticket, wrong)
  await api.factors.confirm({ body: nextCode() })
  for (let guess = 0; guess < 10; guess += 1)
    await expect(api.factors.confirm({ body: wrong })).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(api.factors.confirm({ body: nextCode() })).rejects.toMatchObject({ code: 'too_many_requests' })
})
