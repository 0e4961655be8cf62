import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)))

test('a class is created, changed and deleted, and its students stay', async () => {
  const { api } = await world.signUp()
  const made = await api.classes.add({ body: { name: ' B1  Tuesday ', language: 'es', level: 'B1' } })
  expect(made).toMatchObject({ name: 'B1 Tuesday', language: 'es', level: 'B1', student_count: 0, version: 1 })
  const { id } = await api.students.add({ body: { first_name: 'Ana', class_ids: [made.id] } })
  const edited = await api.classes.edit({ params: { id: made.id }, body: { version: 1, name: 'B2', level: null } })
  expect(edited).toMatchObject({ name: 'B2', language: 'es', level: null, student_count: 1, version: 2 })
  await api.classes.remove({ params: { id: made.id } })
  expect(await failureOf(api.classes.get({ params: { id: made.id } }))).toMatchObject({ code: 'not_found' })
  expect((await api.students.get({ params: { id } })).classes).toEqual([])
})

test('names are unique in a school, ignoring case, also when they are sent at once', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  const other = await mine.api.classes.add({ body: { name: 'Other' } })
  const attempts = ['Tuesday', 'TUESDAY', 'tuesday'].map((name) => failureOf(mine.api.classes.add({ body: { name } })))
  expect((await Promise.all(attempts)).filter((failure) => failure?.code === 'name_taken')).toHaveLength(2)
  const renamed = mine.api.classes.edit({ params: { id: other.id }, body: { version: 1, name: 'tuesDAY' } })
  expect(await failureOf(renamed)).toMatchObject({ code: 'name_taken' })
  await theirs.api.classes.add({ body: { name: 'Tuesday' } })
})

test('a change that saw an older version is told', async () => {
  const { api } = await world.signUp()
  const { id } = await api.classes.add({ body: { name: 'A' } })
  await api.classes.edit({ params: { id }, body: { version: 1, name: 'B' } })
  const late = api.classes.edit({ params: { id }, body: { version: 1, name: 'C' } })
  expect(await failureOf(late)).toMatchObject({ code: 'edited_elsewhere' })
})

test('those who are in a class can come last in the list of students', async () => {
  const school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: 'B1' } })
  for (const first_name of ['Ana', 'Bea', 'Carl', 'Dora'])
    await school.api.students.add({ body: { first_name, class_ids: /^[AC]/.test(first_name) ? [id] : [] } })
  const namesWith = async (members_last: string) =>
    (await school.api.students.list({ query: { members_last } })).items.map(({ first_name }) => first_name)
  expect(await namesWith(id)).toEqual(['Bea', 'Dora', 'Ana', 'Carl'])
  await expect(namesWith(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})

test('a list names the classes of each student, in the order of a reader', async () => {
  const { api } = await world.signUp()
  const [ten, two] = [
    await api.classes.add({ body: { name: 'Group 10' } }),
    await api.classes.add({ body: { name: 'Group 2' } }),
  ]
  await api.students.add({ body: { first_name: 'Ada', class_ids: [ten.id, two.id] } })
  await api.students.add({ body: { first_name: 'Bo' } })
  await api.students.add({ body: { first_name: 'Cy', class_ids: [ten.id] } })
  const { items, total } = await api.students.list()
  expect(items.map(({ classes }) => classes)).toEqual([
    [
      { id: two.id, name: 'Group 2' },
      { id: ten.id, name: 'Group 10' },
    ],
    [],
    [{ id: ten.id, name: 'Group 10' }],
  ])
  expect(total).toBe(3)
})
