import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRole } from '#server/auth/users.queries.ts'
import { openWorld, type World } from '#server/test/world.ts'
import { createCeiling } from '#server/upstream/ceiling.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, 'silent')
})
afterAll(() => world.close())

test('a cost beyond the ceiling is refused and not counted', async () => {
  const ceiling = createCeiling(world.services, 'TTS_CHARACTERS_PER_DAY', 100)
  expect(await ceiling.consume(90)).toBe(true)
  expect(await ceiling.consume(20)).toBe(false)
  expect(await ceiling.consume(10)).toBe(true)
  await ceiling.adjust(-50)
  expect(await ceiling.consume(50)).toBe(true)
})

test('the admins of the installation get one mail at four fifths, and the schools none', async () => {
  const [admin] = [await world.signUp(), await world.signUp()]
  const { email } = admin.signedIn.user
  await world.db.transaction().execute((tx) => setRole(tx, email, 'admin'))
  const ceiling = createCeiling(world.services, 'LLM_TOKENS_PER_DAY', 100)
  await ceiling.consume(79)
  expect(world.mailbox.all()).toEqual([])
  for (const cost of [1, 5, 50]) await ceiling.consume(cost)
  expect((await world.mailbox.find(email)).text).toContain('80% of LLM_TOKENS_PER_DAY')
  expect(world.mailbox.all().map(({ to }) => to)).toEqual([email])
})
