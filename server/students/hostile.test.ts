import { beforeAll, expect, test } from 'vitest'
import { openWorld, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('what can not be seen is no name, and nothing turns a name around', async () => {
  const { api } = await world.signUp()
  for (const first_name of ['\u200b', '\u3164', '\u2800\u00ad', 'X\uffff'])
    await expect(api.students.add({ body: { first_name } })).rejects.toMatchObject({ code: 'invalid_input' })
  const turned = await api.students.add({ body: { first_name: 'Ada\u202e Love\u2066' } })
  expect(turned.first_name).toBe('Ada Love')
  expect((await api.students.add({ body: { first_name: 'Zoe\u0301' } })).first_name).toBe('Zo\u00e9')
})

test('signs that stand for anything are looked for as they are', async () => {
  const { api } = await world.signUp()
  for (const first_name of ['Ada', '100%', 'a_b']) await api.students.add({ body: { first_name } })
  const found = async (search: string) =>
    (await api.students.list({ query: { search } })).items.map(({ first_name }) => first_name)
  expect([await found('%'), await found('\uff05'), await found('_'), await found('\\')]).toEqual([
    ['100%'],
    ['100%'],
    ['a_b'],
    [],
  ])
})

test('a stored response about an erased student is not repeated', async () => {
  const { api } = await world.signUp()
  const add = () => api.students.add({ body: { first_name: 'Ada', notes: 'secret' } }, { idempotencyKey: 'once' })
  const { id } = await add()
  expect((await add()).id).toBe(id)
  await api.students.remove({ params: { id } })
  await expect(add()).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  expect((await api.students.list()).total).toBe(0)
})

test('once a school was told too often whose an address is not, no address is looked up', async () => {
  const strict = await openWorld({ limitFactor: 1 })
  const [mine, other] = [await strict.signUp(), await strict.signUp()]
  await other.api.students.add({ body: { first_name: 'Ana', email: 'ana@other.example' } })
  await strict.db
    .insertInto('rate_windows')
    .values({ key: `elsewhere:${mine.signedIn.user.school.id}`, started_at: new Date().toISOString(), count: 20 })
    .execute()
  for (const email of ['ana@other.example', 'nobody@other.example'])
    await expect(mine.api.students.add({ body: { first_name: 'A', email } })).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  await mine.api.students.add({ body: { first_name: 'A' } })
  await strict.close()
})
