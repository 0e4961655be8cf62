import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { ChatbotContent } from '#contract/teaching/chatbots.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const step: Step = {
  says: '¿Qué desea?',
  expects: ['café|té'],
  hint: 'Name a drink.',
  example: 'Un café, por favor.',
  other_wordings: ['¿Qué va a tomar?'],
  topics: ['bebida'],
  reactions: [
    { act: 'no', matches: [], says: ['¿Seguro?'], goes_to: 'stay' },
    { act: null, matches: ['café'], says: ['¡Marchando!'], goes_to: 2 },
  ],
}
const waiter: ChatbotContent = {
  name: 'En el café',
  language: 'es',
  level: 'A2',
  description: 'Pide algo para beber.',
  role: 'Camarera en Sevilla',
  scenario: 'Es por la mañana.\nHay poca gente.',
  goals: ['Puedo pedir algo.'],
  grammar: ['quisiera'],
  vocabulary: [
    { word: 'la cuenta', meaning: 'the bill' },
    { word: 'el vaso', meaning: null },
  ],
  steps: [step],
  starters: ['Hola'],
  opening_message: 'Buenos días.',
  closing_message: '¡Hasta luego!',
  partner_name: 'Lucía',
  region: 'ES',
  facts: [{ question: '¿Cuánto cuesta?', asks: ['cuánto'], says: 'Dos euros.' }],
  twists: [{ step: 1, says: 'No queda café. ¿Qué desea?' }],
  correction: 'every_mistake',
  help_language: 'own',
  length: 10,
  voice: { name: null, rate: 0.8, pitch: 1 },
}
const add = ({ api }: School, body: Partial<ChatbotContent> = {}) => api.chatbots.add({ body: { ...waiter, ...body } })
const actionsOf = async ({ api }: School) =>
  (await api.audit.list({ query: { group: 'practice' } })).items.map(({ action }) => action).toReversed()

test('a chatbot is kept as it was written, with a default for everything but its name and language', async () => {
  const school = await world.signUp()
  const made = await add(school)
  expect(made).toMatchObject({ ...waiter, status: 'draft', version: 1, student_count: 0, conversation_count: 0 })
  expect(await school.api.chatbots.get({ params: { id: made.id } })).toEqual(made)
  expect(await school.api.chatbots.add({ body: { name: 'Ada', language: 'es' } })).toMatchObject({
    level: null,
    goals: [],
    steps: [],
    opening_message: null,
    correction: 'recast',
    help_language: 'target',
    length: 12,
    voice: null,
  })
  expect(await actionsOf(school)).toEqual(['language_on', 'chatbot_added', 'chatbot_added'])
})

test('where the plan allows no further language nothing is written', async () => {
  const school = await world.signUp()
  const { id } = await add(school)
  const refused = { code: 'language_limit_reached', details: { limit: 1, used: 1, tier_needed: 'plus' } }
  await expect(add(school, { language: 'fr' })).rejects.toMatchObject(refused)
  const change = { version: 1, language: 'fr', name: 'Au café' } as const
  await expect(school.api.chatbots.edit({ params: { id }, body: change })).rejects.toMatchObject(refused)
  await expect(school.api.chatbots.duplicate({ params: { id }, body: { language: 'fr' } })).rejects.toMatchObject(
    refused,
  )
  const { items } = await school.api.chatbots.list()
  expect(items).toMatchObject([{ name: 'En el café', language: 'es', version: 1 }])
  expect((await school.api.languages.list()).used).toBe(1)
})

test('a change keeps what is not sent, empties what is null, replaces lists, and switches its language on', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const made = await add(school)
  const params = { id: made.id }
  const body = { version: 1, language: 'fr', role: null, voice: null, vocabulary: [], grammar: ['le futur'] } as const
  const edited = await school.api.chatbots.edit({ params, body: { ...body, vocabulary: [], grammar: ['le futur'] } })
  const { edited_at, ...rest } = edited
  const { edited_at: before, ...old } = made
  expect(rest).toEqual({ ...old, ...body, version: 2 })
  expect(edited_at > before).toBe(true)
  const on = (await school.api.languages.list()).items.filter((one) => one.on)
  expect(on.map(({ language, chatbot_count }) => [language, chatbot_count])).toEqual([
    ['es', 0],
    ['fr', 1],
  ])
})

test('a change that saw an older version is told, and of two at once one is kept', async () => {
  const school = await world.signUp()
  const params = { id: (await add(school)).id }
  const rename = (name: string) => school.api.chatbots.edit({ params, body: { version: 1, name } })
  const outcomes = await Promise.allSettled([rename('One'), rename('Two'), rename('Three')])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(rename('Four')).rejects.toMatchObject({ code: 'edited_elsewhere' })
  expect((await school.api.chatbots.get({ params })).version).toBe(2)
})

test('a chatbot is deleted with its assignments, and its conversations stay under its name', async () => {
  const school = await world.signUp()
  const { id } = await add(school)
  const student = await school.api.students.add({ body: { first_name: 'Ana' } })
  await school.api.assignments.set({ body: { chatbot_ids: [id], student_ids: [student.id], on: true } })
  const school_id = school.signedIn.user.school.id
  const held = { student_id: student.id, chatbot_id: id, chatbot_name: 'En el café', language: 'es', engine: 'guided' }
  await world.db
    .insertInto('conversations')
    .values({ school_id, ...held, engine: 'guided', script: '{}', seed: 1, measures: '{}' })
    .execute()
  expect(await school.api.chatbots.get({ params: { id } })).toMatchObject({ student_count: 1, conversation_count: 1 })
  await school.api.chatbots.remove({ params: { id } })
  await expect(school.api.chatbots.remove({ params: { id } })).rejects.toMatchObject({ code: 'not_found' })
  expect((await school.api.assignments.list({ query: { student_id: student.id } })).items).toEqual([])
  const left = await world.db
    .selectFrom('conversations')
    .select(['chatbot_id', 'chatbot_name'])
    .where('school_id', '=', school_id)
    .execute()
  expect(left).toEqual([{ chatbot_id: null, chatbot_name: 'En el café' }])
})

test('creating twice under one key creates once', async () => {
  const school = await world.signUp()
  const idempotencyKey = randomUUID()
  const create = () => school.api.chatbots.add({ body: waiter }, { idempotencyKey })
  const [one, two] = await Promise.all([create(), create()])
  expect(one.id).toBe(two.id)
  const params = { id: one.id }
  const copy = () => school.api.chatbots.duplicate({ params, body: {} }, { idempotencyKey })
  expect((await copy()).id).toBe((await copy()).id)
  expect((await school.api.chatbots.list()).total).toBe(2)
})

test("another school's chatbot can't be seen, changed, copied or assigned", async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  const params = { id: (await add(theirs)).id }
  const { chatbots, assignments, students } = mine.api
  const { id } = await students.add({ body: { first_name: 'Ana' } })
  const attempts = [
    chatbots.get({ params }),
    chatbots.edit({ params, body: { version: 1, name: 'Mine', language: 'fr' } }),
    chatbots.publish({ params }),
    chatbots.archive({ params }),
    chatbots.restore({ params }),
    chatbots.duplicate({ params, body: {} }),
    chatbots.remove({ params }),
    assignments.list({ query: { chatbot_id: params.id } }),
    assignments.set({ body: { chatbot_ids: [params.id], student_ids: [id], on: true } }),
    students.list({ query: { chatbot_id: params.id } }),
    students.bulk({ body: { action: 'assign', chatbot_ids: [params.id], ids: [id] } }),
  ]
  for (const attempt of await Promise.allSettled(attempts))
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
  expect(await theirs.api.chatbots.get({ params })).toMatchObject({ version: 1, name: 'En el café', student_count: 0 })
  expect((await mine.api.languages.list()).used).toBe(0)
})
