import { beforeAll, expect, test } from 'vitest'
import { purgeRequests } from '#server/joining/requests.queries.ts'
import { newToken, openJoiningClass } from '#server/test/worlds/join-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const age = (class_id: string, days: number) =>
  world.pool.query(
    `update join_requests set created_at = created_at - $2 * interval '1 day', decided_at = decided_at - $2 * interval '1 day'
     where class_id = $1`,
    [class_id, days],
  )
const namesOf = async (class_id: string) =>
  (
    await world.pool.query<{ first_name: string }>(
      'select first_name from join_requests where class_id = $1 order by id',
      [class_id],
    )
  ).rows.map(({ first_name }) => first_name)

test('a request that waits is forgotten after 30 days, and its browser is no longer known', async () => {
  const { class_id, join } = await openJoiningClass(world, { needs_approval: true })
  const token = newToken()
  await join({ token, first_name: 'Old' })
  await age(class_id, 31)
  await join({ first_name: 'New' })
  await purgeRequests(world.db)
  expect(await namesOf(class_id)).toEqual(['New'])
  await expect(world.anonymous.joining.progress({ body: { token } })).rejects.toMatchObject({ code: 'not_found' })
})

test('who joined counts for the limit of an open code after 30 days, and is forgotten once it is closed', async () => {
  const { school, class_id, join } = await openJoiningClass(world, { max_students: 1 })
  await join({ first_name: 'Old' })
  await age(class_id, 31)
  await purgeRequests(world.db)
  await expect(join({ first_name: 'New' })).rejects.toMatchObject({ code: 'join_unavailable' })
  await school.api.joining.close({ params: { id: class_id } })
  await purgeRequests(world.db)
  expect(await namesOf(class_id)).toEqual([])
})
