import { beforeAll, expect, test } from 'vitest'
import { giveAvatar, giveChatbot } from '#server/test/practice-world.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp()
  const file = new Blob(
    ['First name,Last name,Email,Classes\nJürgen,Weiß,jw@search.example,B1 Tuesday\nAna,Jurado,,B2\nNadja,Jung,,B2\n'],
    { type: 'text/csv' },
  )
  const { import_id } = await school.api.imports.preview({ file })
  await school.api.imports.run({ body: { import_id } })
})

const namesFor = async (q: string, { api }: School = school) => {
  const { students, classes } = await api.search.find({ query: { q } })
  return { students: students.map(({ name }) => name), classes: classes.map(({ name }) => name) }
}

test('people and classes are found without regard to case and accents, whose name begins so first', async () => {
  expect(await namesFor('jur')).toEqual({ students: ['Jürgen Weiß', 'Ana Jurado'], classes: [] })
  expect(await namesFor('b1')).toEqual({ students: ['Jürgen Weiß'], classes: ['B1 Tuesday'] })
  expect(await namesFor('WEISS jw@')).toEqual({ students: ['Jürgen Weiß'], classes: [] })
  expect(await namesFor('%')).toEqual({ students: [], classes: [] })
})

test('at most five of a kind are found, and nothing of another school', async () => {
  const other = await world.signUp()
  for (let number = 0; number < 7; number++) await other.api.students.add({ body: { first_name: `Jurist ${number}` } })
  expect((await namesFor('jur', other)).students).toHaveLength(5)
  expect((await namesFor('jurist')).students).toEqual([])
  await expect(other.api.search.find({ query: { q: ' ' } })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('chatbots are found by name, those in the archive last, and say their language', async () => {
  const { api } = await world.signUp({ tier: 'plus' })
  const add = (name: string, language: 'es' | 'fr') => api.chatbots.add({ body: { name, language } })
  const old = await add('Café', 'es')
  await api.chatbots.archive({ params: { id: old.id } })
  const [second, first] = [await add('Au café', 'fr'), await add('Café 2', 'es')]
  const { chatbots } = await api.search.find({ query: { q: 'CAFE' } })
  expect(chatbots).toEqual([
    { id: first.id, name: 'Café 2', detail: 'es' },
    { id: second.id, name: 'Au café', detail: 'fr' },
    { id: old.id, name: 'Café', detail: 'es' },
  ])
})

test('avatars are found in the same way', async () => {
  const { api } = await world.signUp({ tier: 'plus' })
  const look = { style: 'clay', parts: {}, colors: {} } as const
  const add = (name: string, language: 'es' | 'fr') => api.avatars.add({ body: { name, language, look } })
  const old = await add('Élise', 'fr')
  await api.avatars.archive({ params: { id: old.id } })
  const [second, first] = [await add('Anne-Elise', 'fr'), await add('Elise', 'es')]
  const { avatars } = await api.search.find({ query: { q: 'ELISE' } })
  expect(avatars).toEqual([
    { id: first.id, name: 'Elise', detail: 'es' },
    { id: second.id, name: 'Anne-Elise', detail: 'fr' },
    { id: old.id, name: 'Élise', detail: 'fr' },
  ])
})

test('conversations are found by who held them and with what, the latest first', async () => {
  const { api, signedIn } = await world.signUp()
  const student = async (first_name: string) => (await api.students.add({ body: { first_name } })).id
  const [zoe, bo] = [await student('Zoë'), await student('Bo')]
  const held = (student_id: string, chatbot_name: string, day: number) => ({
    school_id: signedIn.user.school.id,
    student_id,
    chatbot_name,
    language: 'es',
    engine: 'guided' as const,
    script: '{}',
    seed: 1,
    measures: '{}',
    last_message_at: `2026-01-0${day}T00:00:00Z`,
  })
  await world.db
    .insertInto('conversations')
    .values([held(zoe, 'Café', 1), held(bo, 'Café', 3), held(zoe, 'Hotel', 2)])
    .execute()
  const found = async (q: string) =>
    (await api.search.find({ query: { q } })).conversations.map(({ name, detail }) => `${name}, ${detail}`)
  expect(await found('zoe')).toEqual(['Hotel, Zoë', 'Café, Zoë'])
  expect(await found('cafe')).toEqual(['Café, Bo', 'Café, Zoë'])
  expect(await found('nobody')).toEqual([])
})

test('a conversation with an avatar is found by its name, and named after it', async () => {
  const own = await world.signUp({ tier: 'plus' })
  const student_id = (await own.api.students.add({ body: { first_name: 'Zoë' } })).id
  const chatbot_id = await giveChatbot(own, { student_ids: [student_id] })
  const avatar_id = await giveAvatar(own, { student_ids: [student_id] }, { chatbot_id })
  const id = await addPastConversation(world, own, { student_id, chatbot_id, avatar_id, at: '2026-01-01T00:00:00Z' })
  const { conversations } = await own.api.search.find({ query: { q: 'lucia' } })
  expect(conversations).toEqual([{ id, name: 'Lucía · Café Sol', detail: 'Zoë' }])
})
