import { beforeAll, expect, test } from 'vitest'
import type { ChatbotContent } from '#contract/teaching/chatbots.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const add = async ({ api }: School, body: Partial<ChatbotContent> & { name: string }) =>
  (await api.chatbots.add({ body: { language: 'es', ...body } })).id
type Query = NonNullable<Parameters<School['api']['chatbots']['list']>[0]>['query']
const namesOf = async ({ api }: School, query: Query = {}) =>
  (await api.chatbots.list({ query })).items.map(({ name }) => name)

test('archived chatbots are listed only when they are asked for, and all are counted', async () => {
  const school = await world.signUp()
  const { chatbots } = school.api
  const steps = [{ says: 'Hola', expects: [], hint: null, example: null }]
  const published = await add(school, { name: 'Published', opening_message: 'Hola', steps })
  await chatbots.publish({ params: { id: published } })
  await add(school, { name: 'Draft' })
  await chatbots.archive({ params: { id: await add(school, { name: 'Archived' }) } })
  expect(await namesOf(school)).toEqual(['Draft', 'Published'])
  expect(await namesOf(school, { status: 'archived' })).toEqual(['Archived'])
  const { items, total, counts, engine } = await chatbots.list({ query: { status: 'published' } })
  expect(items).toMatchObject([{ name: 'Published', step_count: 1, version: 2 }])
  expect([total, counts, engine]).toEqual([1, { draft: 1, published: 1, archived: 1 }, 'guided'])
})

test('every word of a search is in the name, the description or the role, without regard to case and accents', async () => {
  const school = await world.signUp({ tier: 'plus' })
  await add(school, { name: 'En el café', description: 'Pide algo', role: 'Camarera' })
  await add(school, { name: 'Im Hotel', language: 'de', role: 'Empfang: Grüße' })
  await add(school, { name: '100 %' })
  expect(await namesOf(school, { search: 'CAFE camar' })).toEqual(['En el café'])
  expect(await namesOf(school, { search: 'grusse' })).toEqual(['Im Hotel'])
  expect(await namesOf(school, { search: '%' })).toEqual(['100 %'])
  expect(await namesOf(school, { search: 'hotel', language: 'es' })).toEqual([])
  expect((await school.api.chatbots.list({ query: { search: 'cafe' } })).total).toBe(1)
})

test('a list is sorted as people count, and pages never overlap', async () => {
  const school = await world.signUp()
  for (const name of ['Unit 10', 'Unit 2', 'unit 1']) await add(school, { name })
  expect(await namesOf(school)).toEqual(['unit 1', 'Unit 2', 'Unit 10'])
  expect(await namesOf(school, { sort: '-edited_at' })).toEqual(['unit 1', 'Unit 2', 'Unit 10'])
  for (let copy = 0; copy < 12; copy += 1) await add(school, { name: 'Same' })
  const pages = await Promise.all(
    [1, 2].map((page) => school.api.chatbots.list({ query: { sort: '-student_count', page, page_size: 10 } })),
  )
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([15, 15])
})

test('a chatbot counts every active student once, whether by themselves or in classes', async () => {
  const school = await world.signUp()
  const { students, classes, assignments, chatbots } = school.api
  const [chatbot, idle] = [await add(school, { name: 'Ada' }), await add(school, { name: 'Bo' })]
  const [monday, friday] = [
    await classes.add({ body: { name: 'Monday' } }),
    await classes.add({ body: { name: 'Friday' } }),
  ]
  const join = async (first_name: string, class_ids: string[]) =>
    (await students.add({ body: { first_name, class_ids } })).id
  const alone = await join('Alone', [])
  await join('Monday', [monday.id])
  const both = await join('Both', [monday.id, friday.id])
  const gone = await join('Gone', [friday.id])
  await students.bulk({ body: { action: 'inactivate', ids: [gone] } })
  const class_ids = [monday.id, friday.id]
  await assignments.set({ body: { chatbot_ids: [chatbot], student_ids: [alone, both], class_ids, on: true } })
  const { items } = await chatbots.list({ query: { sort: '-student_count' } })
  expect(items.map(({ id, student_count }) => [id, student_count])).toEqual([
    [chatbot, 3],
    [idle, 0],
  ])
  expect((await chatbots.get({ params: { id: chatbot } })).student_count).toBe(3)
  const found = await students.list({ query: { chatbot_id: chatbot } })
  expect(found.items.map(({ first_name }) => first_name)).toEqual(['Alone', 'Both', 'Gone', 'Monday'])
  expect(found.total).toBe(4)
})
