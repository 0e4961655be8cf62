import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { goodPassword, openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ limitFactor: 1 })
})
afterAll(() => world.close())

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : null))

test('the eleventh wrong password in five minutes is told when to come back, and a live session goes on', async () => {
  const { signedIn, api } = await world.signUp()
  const { email } = signedIn.user
  const guess = () => failureOf(world.stranger.auth.login({ body: { email, password: 'a wrong password' } }))
  const failures = await Promise.all(Array.from({ length: 12 }, guess))
  const codes = failures.map((failure) => failure?.code)
  expect(codes.filter((code) => code === 'bad_credentials')).toHaveLength(10)
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2)
  const refused = await failureOf(world.stranger.auth.login({ body: { email, password: goodPassword } }))
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

test('a school that asks too often is slowed down, and another one is not', async () => {
  const [busy, calm] = [await world.signUp(), await world.signUp()]
  const codes = []
  for (let read = 0; read < 640; read++) codes.push((await failureOf(busy.api.auth.me()))?.code ?? 'done')
  expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(600)
  expect(codes.at(-1)).toBe('too_many_requests')
  await calm.api.auth.me()
})
