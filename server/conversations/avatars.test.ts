import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { begin, giveAvatar, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** A student who has written with a chatbot, and spoken with the avatar of it. */
async function openPractised(): Promise<PracticeStudent & { avatar_id: string; written: string; spoken: string }> {
  const student = await openPracticeStudent(world)
  const { student_id, chatbot_id } = student
  const avatar_id = await giveAvatar(student.school, { student_ids: [student_id] }, { chatbot_id, name: '=Lucía' })
  const written = await begin(student)
  const { id: spoken } = await student.api.practice.start({ body: { avatar_id } })
  await say(student, spoken, 'Un café, por favor.')
  return { ...student, avatar_id, written, spoken }
}

test('a conversation shows the avatar that a student spoke with, and its chatbot', async () => {
  const { school, avatar_id, chatbot_id, written, spoken } = await openPractised()
  const { conversations, avatars } = school.api
  const chatbot = { id: chatbot_id, name: 'Café Sol' }
  const avatar = { id: avatar_id, name: '=Lucía' }
  expect((await conversations.list()).items).toMatchObject([
    { id: spoken, chatbot, avatar },
    { id: written, chatbot, avatar: null },
  ])
  expect(await conversations.get({ params: { id: spoken } })).toMatchObject({ chatbot, avatar })
  await avatars.remove({ params: { id: avatar_id } })
  expect(await conversations.get({ params: { id: spoken } })).toMatchObject({ avatar: { id: null, name: '=Lucía' } })
})

test('a filter finds the conversations of an avatar, and those of its chatbot with them', async () => {
  const [mine, theirs] = [await openPractised(), await openPractised()]
  const { conversations } = mine.school.api
  const found = async (query: { avatar_id?: string; chatbot_id?: string }) =>
    (await conversations.list({ query })).items.map(({ id }) => id)
  expect(await found({ avatar_id: mine.avatar_id })).toEqual([mine.spoken])
  expect(await found({ chatbot_id: mine.chatbot_id })).toEqual([mine.spoken, mine.written])
  for (const avatar_id of [theirs.avatar_id, crypto.randomUUID()]) {
    await expect(found({ avatar_id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(conversations.export({ query: { avatar_id } })).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('the spreadsheet names the avatar where there was one, and never as a formula', async () => {
  const { school, avatar_id } = await openPractised()
  const rowsOf = async (query: { avatar_id?: string }) => {
    const file = await school.api.conversations.export({ query: { language: 'en', ...query } })
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    return (sheets[0]?.rows ?? []).map((row) => row.slice(1, 3))
  }
  const [heading, spoken] = [
    ['Chatbot', 'Avatar'],
    ['Café Sol', '=Lucía'],
  ]
  expect(await rowsOf({})).toEqual([heading, spoken, ['Café Sol', null]])
  expect(await rowsOf({ avatar_id })).toEqual([heading, spoken])
})

test('a student’s own file says with whom they spoke, without the school’s drawing', async () => {
  const { school, student_id, avatar_id } = await openPractised()
  const text = await (await school.api.students.exportOne({ params: { id: student_id } })).text()
  expect(JSON.parse(text)).toMatchObject({
    conversations: [
      { chatbot_name: 'Café Sol', avatar_id: null, avatar_name: null },
      { chatbot_name: 'Café Sol', avatar_id, avatar_name: '=Lucía' },
    ],
  })
  expect(text).not.toMatch(/"look"/)
})

test('erasing a student erases what they said to an avatar, and the avatar stays', async () => {
  const { school, student_id, avatar_id } = await openPractised()
  await school.api.students.remove({ params: { id: student_id } })
  expect((await school.api.conversations.list({ query: { avatar_id } })).total).toBe(0)
  const left = { student_count: 0, conversation_count: 0 }
  expect(await school.api.avatars.get({ params: { id: avatar_id } })).toMatchObject(left)
})
