import { beforeAll, expect, test } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const look = { style: 'clay', parts: {}, colors: {} } as const
const add = async (
  { api }: School,
  name: string,
  { language = 'es', chatbot_id = null }: { language?: PracticeLanguage; chatbot_id?: string | null } = {},
) => (await api.avatars.add({ body: { name, language, look, chatbot_id } })).id
type Query = NonNullable<Parameters<School['api']['avatars']['list']>[0]>['query']
const namesOf = async ({ api }: School, query: Query = {}) =>
  (await api.avatars.list({ query })).items.map(({ name }) => name)

test('archived avatars are listed only when they are asked for, and all are counted', async () => {
  const school = await world.signUp()
  const { avatars } = school.api
  await add(school, 'Elena')
  await avatars.archive({ params: { id: await add(school, 'Old') } })
  expect(await namesOf(school)).toEqual(['Elena'])
  expect(await namesOf(school, { status: 'archived' })).toEqual(['Old'])
  const { items, total, counts } = await avatars.list({ query: { status: 'active' } })
  expect([items.length, total, counts]).toEqual([1, 1, { active: 1, archived: 1 }])
  expect(items).toEqual([await avatars.get({ params: { id: items[0]?.id ?? '' } })])
})

test('every word of a search is in its name or its chatbot’s, without regard to case and accents', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const { id: chatbot_id } = await school.api.chatbots.add({ body: { name: 'En el café', language: 'es' } })
  await add(school, 'Sofía', { chatbot_id })
  await add(school, 'Grüße', { language: 'de' })
  await add(school, '100 %')
  expect(await namesOf(school, { search: 'SOFIA cafe' })).toEqual(['Sofía'])
  expect(await namesOf(school, { search: 'grusse' })).toEqual(['Grüße'])
  expect(await namesOf(school, { search: '%' })).toEqual(['100 %'])
  expect(await namesOf(school, { search: 'grusse', language: 'es' })).toEqual([])
  expect((await school.api.avatars.list({ query: { search: 'cafe' } })).total).toBe(1)
})

test('a list is sorted as people count, and pages never overlap', async () => {
  const school = await world.signUp()
  for (const name of ['Unit 10', 'Unit 2', 'unit 1']) await add(school, name)
  expect(await namesOf(school)).toEqual(['unit 1', 'Unit 2', 'Unit 10'])
  expect(await namesOf(school, { sort: 'edited_at' })).toEqual(['Unit 10', 'Unit 2', 'unit 1'])
  for (let copy = 0; copy < 12; copy += 1) await add(school, 'Same')
  const pages = await Promise.all(
    [1, 2].map((page) => school.api.avatars.list({ query: { sort: '-student_count', page, page_size: 10 } })),
  )
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([15, 15])
})

test('an avatar counts every active student once, whether by themselves or in classes', async () => {
  const school = await world.signUp()
  const { students, classes, assignments, avatars } = school.api
  const [met, idle] = [await add(school, 'Elena'), await add(school, 'Bo')]
  const { id: class_id } = await classes.add({ body: { name: 'Monday' } })
  const join = async (first_name: string, class_ids: string[]) =>
    (await students.add({ body: { first_name, class_ids } })).id
  const [alone, both] = [await join('Alone', []), await join('Both', [class_id])]
  await join('Monday', [class_id])
  const gone = await join('Gone', [class_id])
  await students.bulk({ body: { action: 'inactivate', ids: [gone] } })
  await assignments.set({
    body: { avatar_ids: [met], student_ids: [alone, both], class_ids: [class_id], on: true },
  })
  const { items } = await avatars.list({ query: { sort: '-student_count' } })
  expect(items.map(({ id, student_count }) => [id, student_count])).toEqual([
    [met, 3],
    [idle, 0],
  ])
})
