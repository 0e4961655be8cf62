import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { NewAvatar } from '#contract/teaching/avatars.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const look: NewAvatar['look'] = {
  style: 'adventurer',
  parts: { hair: 'long01', glasses: null },
  colors: { skin: '#9e5622', background: '#e2ecf4' },
}
const elena = { name: 'Elena', language: 'es', look } as const
const add = ({ api }: School, body: Partial<NewAvatar> = {}) => api.avatars.add({ body: { ...elena, ...body } })
const speaker = async ({ api }: School, language: 'es' | 'fr' = 'es') =>
  api.chatbots.add({ body: { name: 'En el café', language, level: 'A2' } })
const actionsOf = async ({ api }: School) =>
  (await api.audit.list({ query: { group: 'practice' } })).items.map(({ action }) => action).toReversed()

test('an avatar is kept as it was made, with the chatbot that it speaks through', async () => {
  const school = await world.signUp()
  const { id: chatbot_id } = await speaker(school)
  const voice = { name: 'Mónica', rate: 0.9, pitch: 1.1 }
  const made = await add(school, { voice, chatbot_id })
  expect(made).toMatchObject({ ...elena, voice, chatbot_id, status: 'active', version: 1 })
  expect([made.look, made.student_count, made.conversation_count]).toEqual([look, 0, 0])
  expect(made.chatbot).toEqual({ id: chatbot_id, name: 'En el café', level: 'A2', status: 'draft' })
  expect(await school.api.avatars.get({ params: { id: made.id } })).toEqual(made)
  expect(await add(school)).toMatchObject({ voice: null, chatbot_id: null, chatbot: null })
  expect(await actionsOf(school)).toEqual(['language_on', 'chatbot_added', 'avatar_added', 'avatar_added'])
})

test('where the plan allows no further language nothing is written', async () => {
  const school = await world.signUp()
  const { id } = await add(school)
  const refused = { code: 'language_limit_reached', details: { limit: 1, used: 1, tier_needed: 'plus' } }
  await expect(add(school, { language: 'fr' })).rejects.toMatchObject(refused)
  const change = { version: 1, language: 'fr', name: 'Hélène' } as const
  await expect(school.api.avatars.edit({ params: { id }, body: change })).rejects.toMatchObject(refused)
  const { items } = await school.api.avatars.list()
  expect(items).toMatchObject([{ name: 'Elena', language: 'es', version: 1 }])
  expect((await school.api.languages.list()).used).toBe(1)
})

test('a change keeps what is not sent, empties what is null, and switches its language on', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const { id: chatbot_id } = await speaker(school)
  const made = await add(school, { chatbot_id, voice: { name: null, rate: 1, pitch: 1 } })
  const params = { id: made.id }
  const body = { version: 1, language: 'fr', voice: null, chatbot_id: null } as const
  const { edited_at, ...rest } = await school.api.avatars.edit({ params, body })
  const { edited_at: before, ...old } = made
  expect(rest).toEqual({ ...old, ...body, chatbot: null, version: 2 })
  expect(edited_at > before).toBe(true)
  const dressed = { style: 'clay', parts: {}, colors: {} } as const
  expect(await school.api.avatars.edit({ params, body: { version: 2, look: dressed } })).toMatchObject({
    name: 'Elena',
    look: dressed,
  })
  const on = (await school.api.languages.list()).items.filter((one) => one.on)
  expect(on.map(({ language, avatar_count }) => [language, avatar_count])).toEqual([
    ['es', 0],
    ['fr', 1],
  ])
})

test('a change that saw an older version is told, and of two at once one is kept', async () => {
  const school = await world.signUp()
  const params = { id: (await add(school)).id }
  const rename = (name: string) => school.api.avatars.edit({ params, body: { version: 1, name } })
  const outcomes = await Promise.allSettled([rename('One'), rename('Two'), rename('Three')])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(rename('Four')).rejects.toMatchObject({ code: 'edited_elsewhere' })
  expect((await school.api.avatars.get({ params })).version).toBe(2)
})

test('an avatar is deleted with its assignments, and its conversations stay under its name', async () => {
  const school = await world.signUp()
  const { id } = await add(school)
  const student = await school.api.students.add({ body: { first_name: 'Ana' } })
  await school.api.assignments.set({ body: { avatar_ids: [id], student_ids: [student.id], on: true } })
  const school_id = school.signedIn.user.school.id
  const held = { student_id: student.id, chatbot_name: 'En el café', language: 'es', seed: 1, measures: '{}' }
  await world.db
    .insertInto('conversations')
    .values({ school_id, ...held, engine: 'guided', script: '{}', avatar_id: id, avatar_name: 'Elena', look: '{}' })
    .execute()
  expect(await school.api.avatars.get({ params: { id } })).toMatchObject({ student_count: 1, conversation_count: 1 })
  await school.api.avatars.remove({ params: { id } })
  await expect(school.api.avatars.remove({ params: { id } })).rejects.toMatchObject({ code: 'not_found' })
  expect((await school.api.assignments.list({ query: { student_id: student.id } })).items).toEqual([])
  const left = await world.db
    .selectFrom('conversations')
    .select(['avatar_id', 'avatar_name'])
    .where('school_id', '=', school_id)
    .execute()
  expect(left).toEqual([{ avatar_id: null, avatar_name: 'Elena' }])
  expect((await actionsOf(school)).at(-1)).toBe('avatar_deleted')
})

test('creating twice under one key creates once', async () => {
  const school = await world.signUp()
  const idempotencyKey = randomUUID()
  const create = () => school.api.avatars.add({ body: elena }, { idempotencyKey })
  const [one, two] = await Promise.all([create(), create()])
  expect(one.id).toBe(two.id)
  const params = { id: one.id }
  const copy = () => school.api.avatars.duplicate({ params, body: {} }, { idempotencyKey })
  expect((await copy()).id).toBe((await copy()).id)
  expect((await school.api.avatars.list()).total).toBe(2)
})

test("another school's avatar can't be seen, changed or copied, and its chatbot lends no avatar its words", async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  const { id: chatbot_id } = await speaker(theirs)
  const params = { id: (await add(theirs)).id }
  const { avatars } = mine.api
  const attempts = [
    avatars.get({ params }),
    avatars.edit({ params, body: { version: 1, name: 'Mine', language: 'fr' } }),
    avatars.archive({ params }),
    avatars.restore({ params }),
    avatars.duplicate({ params, body: {} }),
    avatars.remove({ params }),
    add(mine, { chatbot_id }),
  ]
  for (const attempt of await Promise.allSettled(attempts))
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
  expect(await theirs.api.avatars.get({ params })).toMatchObject({ version: 1, name: 'Elena', student_count: 0 })
  expect([(await mine.api.languages.list()).used, (await mine.api.avatars.list()).total]).toEqual([0, 0])
})
