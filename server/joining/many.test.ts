import { beforeAll, expect, test } from 'vitest'
import { openJoiningClass, newToken } from '#server/test/worlds/join-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('200 students join at once, some press twice: none is over the limit of the school, and none is twice', async () => {
  const { school, class_id, join } = await openJoiningClass(world, { max_students: 500 })
  const { seats } = await school.api.students.list({ query: {} })
  const people = Array.from({ length: 200 }, (_, place) => ({ first_name: `Ana ${place}`, token: newToken() }))
  const answers = await Promise.all([...people, ...people.slice(0, 20)].map((person) => join(person)))
  const { total, counts } = await school.api.students.list({ query: { class_id } })
  expect([total, counts.active]).toEqual([seats.limit, seats.limit])
  expect(new Set(answers.flatMap(({ link }) => link ?? [])).size).toBe(seats.limit)
  const { waiting } = await school.api.joining.get({ params: { id: class_id } })
  expect(waiting).toHaveLength(200 - seats.limit)
  expect(waiting.every(({ is_school_full }) => is_school_full)).toBe(true)
})

test('the limit of a code holds when students join at once', async () => {
  const { school, class_id, join } = await openJoiningClass(world, { max_students: 5 })
  const people = Array.from({ length: 12 }, (_, place) => ({ first_name: `Ana ${place}` }))
  const answers = await Promise.allSettled(people.map((person) => join(person)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect((await school.api.students.list({ query: { class_id } })).total).toBe(5)
})
