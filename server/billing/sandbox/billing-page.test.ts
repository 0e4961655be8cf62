import { beforeAll, expect, test } from 'vitest'
import { openWorld, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const move = (school: string, seconds: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/dev/billing',
    headers: { host: '127.0.0.1', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ school, seconds }).toString(),
  })

test('in development, time passes for one school and no other', async () => {
  const [mine, other] = [await world.signUp({ school_name: 'A <b>Bold</b> School' }), await world.signUp()]
  const page = await world.app.inject({ url: '/dev/billing', headers: { host: '127.0.0.1' } })
  expect(page.body).toContain('A &#60;b&#62;Bold&#60;/b&#62; School')
  expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  expect((await move(mine.signedIn.user.school.id, '')).statusCode).toBe(303)
  expect((await mine.api.auth.me()).status).toBe('canceled')
  expect((await other.api.auth.me()).status).toBe('trialing')
})

test('only the development page moves the clock: no other site, no proxy, no unknown school', async () => {
  const school = await world.signUp()
  const { id } = school.signedIn.user.school
  const refused = [
    await move(id, '9999999', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }),
    await move(id, '9999999', { origin: 'null' }),
    await move(id, '9999999', { 'x-forwarded-for': '10.0.0.1' }),
    await move(id, '9999999', { host: 'school.example' }),
    await move(id, 'a lot'),
    await move(crypto.randomUUID(), '1'),
    await move('x', '1'),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404))
  expect((await school.api.auth.me()).status).toBe('trialing')
})

test('in production there is no such page', async () => {
  const production = await openWorld({ appUrl: 'https://school.example' })
  expect((await production.app.inject({ url: '/dev/billing', headers: { host: '127.0.0.1' } })).statusCode).toBe(404)
  await production.close()
})
