import { beforeAll, expect, test } from 'vitest'
import { listOf, run, send, verdictsOf } from '#server/imports/fixtures/import-calls.ts'
import { openFamily } from '#server/test/worlds/family-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('a list with parents’ addresses gives them to no student, asks no family, and leaves a guardian as they are', async () => {
  const { school, params, set, guardian } = await openFamily(world)
  const address = `ana-${crypto.randomUUID()}@students.example`
  const { version } = await school.api.students.get({ params })
  await school.api.students.edit({ params, body: { version, email: address } })
  await set()
  const before = await guardian()
  const [parent, other] = [`parent-${crypto.randomUUID()}@mail.example`, `other-${crypto.randomUUID()}@mail.example`]
  const preview = await send(
    school,
    `First name,Last name,Email,Parent email\nAna,,${address},${other}\nBo,Li,,${parent}\nCy,Ko,,${parent}\n`,
  )
  expect(verdictsOf(preview)).toEqual(['present', 'new', 'new'])
  expect((await run(school, preview)).added).toBe(2)
  expect(await guardian()).toEqual(before)
  const added = (await listOf(school)).filter(({ id }) => id !== params.id)
  expect(added.map(({ first_name, email }) => [first_name, email])).toEqual([
    ['Bo', null],
    ['Cy', null],
  ])
  for (const { id } of added) expect((await school.api.guardians.get({ params: { id } })).guardian).toBeNull()
  expect(world.mailbox.all().filter(({ to }) => to === parent || to === other)).toEqual([])
})
