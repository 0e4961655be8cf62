import { beforeAll, expect, test } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp({ tier: 'pro' })
})

const look = { style: 'clay', parts: {}, colors: {} } as const
const speaker = async (language: PracticeLanguage = 'es') =>
  (await school.api.chatbots.add({ body: { name: 'En el café', language } })).id
const face = (chatbot_id: string | null, name = 'Elena') =>
  school.api.avatars.add({ body: { name, language: 'es', look, chatbot_id } })
const archive = (id: string) => school.api.avatars.archive({ params: { id } })
const remove = (id: string) => school.api.chatbots.remove({ params: { id } })
const translate = (id: string, language: PracticeLanguage = 'fr') =>
  school.api.chatbots.edit({ params: { id }, body: { version: 1, language } })
const another = { code: 'invalid_input', details: { issues: [{ path: 'chatbot_id' }] } }

test('an avatar speaks the language of its chatbot, when either of the two is changed', async () => {
  const [spanish, french] = [await speaker(), await speaker('fr')]
  await expect(face(french)).rejects.toMatchObject(another)
  const params = { id: (await face(spanish)).id }
  const edit = (body: { chatbot_id?: string | null; language?: PracticeLanguage }, version = 1) =>
    school.api.avatars.edit({ params, body: { version, ...body } })
  await expect(edit({ chatbot_id: french })).rejects.toMatchObject(another)
  await expect(edit({ language: 'fr' })).rejects.toMatchObject(another)
  await expect(edit({ chatbot_id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
  expect(await edit({ language: 'fr', chatbot_id: french })).toMatchObject({ language: 'fr', chatbot: { id: french } })
  expect(await edit({ chatbot_id: null }, 2)).toMatchObject({ language: 'fr', chatbot: null })
})

test('a chatbot says which avatars speak through it, by name and without those in the archive', async () => {
  const id = await speaker()
  const [second, first] = [await face(id, 'Unit 10'), await face(id, 'Unit 2')]
  await archive((await face(id, 'Old')).id)
  const avatars = [first, second].map((one) => ({ id: one.id, name: one.name }))
  expect((await school.api.chatbots.get({ params: { id } })).avatars).toEqual(avatars)
  expect((await school.api.chatbots.duplicate({ params: { id }, body: {} })).avatars).toEqual([])
})

test('a chatbot that an avatar speaks through is neither deleted nor given another language', async () => {
  const id = await speaker()
  const [one, two] = [await face(id), await face(id)]
  const inUse = (used_by: number) => ({ code: 'in_use', details: { used_by } })
  await expect(remove(id)).rejects.toMatchObject(inUse(2))
  await archive(one.id)
  await expect(translate(id)).rejects.toMatchObject(inUse(1))
  expect(await translate(id, 'es')).toMatchObject({ version: 2, language: 'es' })
  await school.api.avatars.remove({ params: { id: two.id } })
  await remove(id)
  expect(await school.api.avatars.get({ params: { id: one.id } })).toMatchObject({ chatbot_id: null, chatbot: null })
})

test('an avatar in the archive loses a chatbot that learns another language, and comes back without it', async () => {
  const id = await speaker()
  const params = { id: (await face(id)).id }
  await archive(params.id)
  await translate(id)
  expect(await school.api.avatars.restore({ params })).toMatchObject({ language: 'es', chatbot_id: null })
})

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : Reflect.get(Object(outcome.reason), 'code')))

test('of an avatar that begins to speak through a chatbot and the chatbot’s deletion, one happens', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = await speaker()
    const { id: silent } = await face(null)
    const give = () => school.api.avatars.edit({ params: { id: silent }, body: { version: 1, chatbot_id: id } })
    const [given, removed] = codesOf(
      await Promise.allSettled(round % 2 ? [give(), remove(id)] : [face(id), remove(id)]),
    )
    expect([
      ['done', 'in_use'],
      ['not_found', 'done'],
    ]).toContainEqual([given, removed])
  }
})

test('of an avatar that begins to speak through a chatbot and the chatbot’s new language, one happens', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = await speaker()
    const { id: silent } = await face(null)
    const give = () => school.api.avatars.edit({ params: { id: silent }, body: { version: 1, chatbot_id: id } })
    const outcomes = await Promise.allSettled(round % 2 ? [give(), translate(id)] : [face(id), translate(id)])
    expect([
      ['done', 'in_use'],
      ['invalid_input', 'done'],
    ]).toContainEqual(codesOf(outcomes))
  }
})

test('of an avatar that comes back and its chatbot’s deletion or new language, the avatar never has a wrong one', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = await speaker()
    const params = { id: (await face(id)).id }
    await archive(params.id)
    const change = round % 2 ? translate : remove
    const [restored, changed] = codesOf(await Promise.allSettled([school.api.avatars.restore({ params }), change(id)]))
    expect(restored).toBe('done')
    const { chatbot_id, status } = await school.api.avatars.get({ params })
    expect([status, chatbot_id]).toEqual(['active', changed === 'done' ? null : id])
    expect(['done', 'in_use']).toContain(changed)
  }
})

test('a chatbot and its avatar in the archive are deleted at once, with the conversations that both had', async () => {
  const { id: student_id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  const school_id = school.signedIn.user.school.id
  const held = {
    school_id,
    student_id,
    chatbot_name: 'En el café',
    language: 'es',
    script: '{}',
    seed: 1,
    measures: '{}',
  }
  for (let round = 0; round < 10; round += 1) {
    const chatbot_id = await speaker()
    const { id: avatar_id } = await archive((await face(chatbot_id)).id)
    const one = { ...held, engine: 'guided' as const, chatbot_id, avatar_id, avatar_name: 'Elena', look: '{}' }
    await world.db.insertInto('conversations').values([one, one, one]).execute()
    const both = [remove(chatbot_id), school.api.avatars.remove({ params: { id: avatar_id } })]
    expect(codesOf(await Promise.allSettled(both))).toEqual(['done', 'done'])
  }
})

test('the database itself refuses an avatar another language than its chatbot’s', async () => {
  const { id } = await face(await speaker())
  const change = world.pool.query(`update avatars set language = 'fr' where id = $1`, [id])
  await expect(change).rejects.toMatchObject({ code: '23503' })
})
