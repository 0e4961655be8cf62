import { beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const step = { says: 'What would you like?', expects: ['tea'], hint: null, example: null }
const ready = { opening_message: 'Hello.', steps: [step] }
const add = async ({ api }: School, body: Partial<typeof ready> = ready) => ({
  id: (await api.chatbots.add({ body: { name: 'Ada', language: 'en', ...body } })).id,
})
const actionsOf = async ({ api }: School) =>
  (await api.audit.list({ query: { group: 'practice' } })).items.map(({ action }) => action).toReversed()
const lacking = (...paths: string[]) => ({
  code: 'invalid_input',
  details: { issues: paths.map((path) => ({ path })) },
})

test('a chatbot is published with an opening message and a step, and publishing it again changes nothing', async () => {
  const school = await world.signUp()
  const params = await add(school)
  const published = await school.api.chatbots.publish({ params })
  expect([published.status, published.version]).toEqual(['published', 2])
  expect(await school.api.chatbots.publish({ params })).toEqual(published)
  expect(await actionsOf(school)).toEqual(['language_on', 'chatbot_added', 'chatbot_published'])
})

test('what is missing for publishing is named, and the chatbot stays a draft', async () => {
  const school = await world.signUp()
  const { api } = school
  const publish = async (body: Partial<typeof ready>) => api.chatbots.publish({ params: await add(school, body) })
  await expect(publish({})).rejects.toMatchObject(lacking('opening_message', 'steps'))
  await expect(publish({ steps: [step] })).rejects.toMatchObject(lacking('opening_message'))
  await expect(publish({ opening_message: 'Hello.' })).rejects.toMatchObject(lacking('steps'))
  expect((await api.chatbots.list()).counts).toEqual({ draft: 3, published: 0, archived: 0 })
})

test('a published chatbot never loses what it needs, a draft may', async () => {
  const school = await world.signUp()
  const { api } = school
  const params = await add(school)
  await api.chatbots.publish({ params })
  const edit = (body: { steps: [] } | { opening_message: null }, version = 2) =>
    api.chatbots.edit({ params, body: { version, ...body } })
  await expect(edit({ steps: [] })).rejects.toMatchObject(lacking('steps'))
  await expect(edit({ opening_message: null })).rejects.toMatchObject(lacking('opening_message'))
  expect(await api.chatbots.get({ params })).toMatchObject({ version: 2, ...ready })
  await api.chatbots.archive({ params })
  await api.chatbots.restore({ params })
  expect(await edit({ steps: [] }, 4)).toMatchObject({ status: 'draft', steps: [], version: 5 })
})

test('a chatbot is archived from any state and comes back as a draft', async () => {
  const school = await world.signUp()
  const { chatbots } = school.api
  const [draft, published] = [await add(school), await add(school)]
  await chatbots.publish({ params: published })
  for (const params of [draft, published]) {
    expect(await chatbots.restore({ params })).toEqual(await chatbots.get({ params }))
    const archived = await chatbots.archive({ params })
    expect(archived.status).toBe('archived')
    expect(await chatbots.archive({ params })).toEqual(archived)
    await expect(chatbots.publish({ params })).rejects.toMatchObject(lacking('status'))
    expect(await chatbots.restore({ params })).toMatchObject({ status: 'draft', version: archived.version + 1 })
  }
  expect((await actionsOf(school)).slice(-4)).toEqual([
    'chatbot_archived',
    'chatbot_restored',
    'chatbot_archived',
    'chatbot_restored',
  ])
})

test('a chatbot comes back only where the plan has room for its language', async () => {
  const school = await world.signUp()
  const { api } = school
  const params = await add(school)
  await api.chatbots.archive({ params })
  await api.languages.set({ params: { language: 'en' }, body: { on: false } })
  await api.languages.set({ params: { language: 'fr' }, body: { on: true } })
  await expect(api.chatbots.restore({ params })).rejects.toMatchObject({ code: 'language_limit_reached' })
  expect((await api.chatbots.get({ params })).status).toBe('archived')
  await api.languages.set({ params: { language: 'fr' }, body: { on: false } })
  await api.chatbots.restore({ params })
  expect((await api.languages.list()).items[0]).toEqual({ language: 'en', on: true, chatbot_count: 1, avatar_count: 0 })
})

test('a chatbot that loses its steps while it is published keeps one of the two', async () => {
  const school = await world.signUp()
  const { api } = school
  for (let round = 0; round < 10; round += 1) {
    const params = await add(school)
    await Promise.allSettled([
      api.chatbots.publish({ params }),
      api.chatbots.edit({ params, body: { version: 1, steps: [] } }),
    ])
    const { status, steps } = await api.chatbots.get({ params })
    expect([
      ['published', 1],
      ['draft', 0],
    ]).toContainEqual([status, steps.length])
  }
})
