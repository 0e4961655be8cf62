import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, 'silent')
})
afterAll(() => world.close())

test('an unresponsive database makes the server not ready until it answers again', async () => {
  const held = await Promise.all(Array.from({ length: world.pool.options.max }, () => world.pool.connect()))
  const replies = await Promise.all(['/readyz', '/readyz', '/healthz'].map((url) => world.app.inject({ url })))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200])
  expect(replies[0]?.headers['retry-after']).toBe('2')
  held.forEach((client) => client.release())
  expect((await world.app.inject('/readyz')).statusCode).toBe(200)
})
