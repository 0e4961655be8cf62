import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { skipSleeps } from '#server/test/sleeps.ts'
import { goodPassword, openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ limitFactor: 1 })
})
afterAll(() => world.close())

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : null))

test('the eleventh wrong password in five minutes is refused with retry_after, and a live session continues', async () => {
  const { signedIn, api } = await world.signUp()
  const { email } = signedIn.user
  const guess = () => failureOf(world.anonymous.auth.login({ body: { email, password: 'a wrong password' } }))
  const failures = await Promise.all(Array.from({ length: 12 }, guess))
  const codes = failures.map((failure) => failure?.code)
  expect(codes.filter((code) => code === 'bad_credentials')).toHaveLength(10)
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2)
  const refused = await failureOf(world.anonymous.auth.login({ body: { email, password: goodPassword } }))
  expect(refused).toMatchObject({ code: 'too_many_requests', details: { retry_after: expect.any(Number) } })
  await api.auth.me()
})

test('the sixth sign-up of an hour from one address is refused with the seconds to wait', async () => {
  const remoteAddress = '198.51.100.7'
  const signUp = (name: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      remoteAddress,
      payload: { email: `${name}@limit.example`, school_name: 'Limit', password: goodPassword },
    })
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await signUp(name)).statusCode).toBe(201)
  const sixth = await signUp('f')
  expect(sixth.statusCode).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
})

test('a school that calls too often is limited, and another one is not', async () => {
  const [busy, calm] = [await world.signUp(), await world.signUp()]
  const codes = []
  for (let read = 0; read < 640; read++) codes.push((await failureOf(busy.api.auth.me()))?.code ?? 'done')
  expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(600)
  expect(codes.at(-1)).toBe('too_many_requests')
  await calm.api.auth.me()
})

const loginFrom = (headers: Record<string, string>, remoteAddress: string, { app } = world) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/local-login',
    remoteAddress,
    headers,
    payload: { email: `${crypto.randomUUID()}@guess.example`, password: 'a wrong password' },
  })

test('guesses from one address count together for all accounts, and a forged X-Forwarded-For changes nothing', async () => {
  const statuses = []
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await loginFrom({ 'x-forwarded-for': `203.0.113.${guess}` }, '198.51.100.20')).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

test('behind a trusted proxy the client’s address counts', async () => {
  const behind = await openWorld({ limitFactor: 1, trustProxy: ['198.51.100.30'] })
  const statuses = []
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push((await loginFrom({ 'x-forwarded-for': `203.0.113.${guess}` }, '198.51.100.30', behind)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([401]))
  await behind.close()
})

test('each wrong password delays the next answer', async () => {
  const email = `${crypto.randomUUID()}@late.example`
  const slept = skipSleeps()
  for (const last of [40, 41, 42, 43])
    await world.app.inject({
      method: 'POST',
      url: '/api/auth/local-login',
      remoteAddress: `198.51.100.${last}`,
      payload: { email, password: 'a wrong password' },
    })
  expect(slept).toEqual([0, 100, 200, 300])
})

test('a school has 120 writes a minute, and can still read after them', async () => {
  const { api } = await world.signUp()
  const { version } = await api.school.get()
  const codes = []
  for (let write = 0; write < 130; write += 1)
    codes.push((await failureOf(api.notices.editMails({ body: { trial_ends: true } })))?.code ?? 'done')
  expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(120)
  expect(codes.at(-1)).toBe('too_many_requests')
  expect((await api.school.get()).version).toBe(version)
})
