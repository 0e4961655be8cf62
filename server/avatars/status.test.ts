import { beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const look = { style: 'clay', parts: {}, colors: {} } as const
const add = async ({ api }: School, name = 'Elena') => ({
  id: (await api.avatars.add({ body: { name, language: 'en', look } })).id,
})
const actionsOf = async ({ api }: School) =>
  (await api.audit.list({ query: { group: 'practice' } })).items.map(({ action }) => action).toReversed()

test('an avatar is put away and comes back; doing it again changes nothing and is not written down', async () => {
  const school = await world.signUp()
  const { avatars } = school.api
  const params = await add(school)
  expect(await avatars.restore({ params })).toMatchObject({ status: 'active', version: 1 })
  const archived = await avatars.archive({ params })
  expect(archived).toMatchObject({ status: 'archived', version: 2 })
  expect(await avatars.archive({ params })).toEqual(archived)
  expect(await avatars.restore({ params })).toMatchObject({ status: 'active', version: 3 })
  expect(await actionsOf(school)).toEqual(['language_on', 'avatar_added', 'avatar_archived', 'avatar_restored'])
})

test('an avatar comes back only where the plan has room for its language', async () => {
  const school = await world.signUp()
  const { api } = school
  const params = await add(school)
  await api.avatars.archive({ params })
  await api.languages.set({ params: { language: 'en' }, body: { on: false } })
  await api.languages.set({ params: { language: 'fr' }, body: { on: true } })
  await expect(api.avatars.restore({ params })).rejects.toMatchObject({ code: 'language_limit_reached' })
  expect((await api.avatars.get({ params })).status).toBe('archived')
  await api.languages.set({ params: { language: 'fr' }, body: { on: false } })
  await api.avatars.restore({ params })
  expect((await api.languages.list()).items[0]).toMatchObject({ language: 'en', on: true, avatar_count: 1 })
})

test('an archived avatar may change its language without switching it on', async () => {
  const school = await world.signUp()
  const params = await add(school)
  await school.api.avatars.archive({ params })
  await school.api.avatars.edit({ params, body: { version: 2, language: 'fr' } })
  expect((await school.api.languages.list()).items.filter(({ on }) => on)).toMatchObject([{ language: 'en' }])
})

test('a copy has the same face, voice and chatbot under the first free number, and is active', async () => {
  const school = await world.signUp()
  const { api } = school
  const { id: chatbot_id } = await api.chatbots.add({ body: { name: 'Ada', language: 'en' } })
  const voice = { name: 'Serena', rate: 1, pitch: 1 }
  const source = await api.avatars.add({ body: { name: 'Elena', language: 'en', look, voice, chatbot_id } })
  const params = { id: source.id }
  await api.avatars.archive({ params })
  const { id: _id, created_at: _created, edited_at: _edited, ...same } = source
  const copy = await api.avatars.duplicate({ params, body: {} })
  expect(copy).toMatchObject({ ...same, name: 'Elena (2)', status: 'active', version: 1 })
  expect((await api.avatars.duplicate({ params: { id: copy.id }, body: {} })).name).toBe('Elena (3)')
  expect((await api.avatars.duplicate({ params, body: { name: 'Bo' } })).name).toBe('Bo')
})

test('the name of a copy has room for its number', async () => {
  const school = await world.signUp()
  const params = await add(school, 'a'.repeat(80))
  expect((await school.api.avatars.duplicate({ params, body: {} })).name).toBe(`${'a'.repeat(73)} (2)`)
})
