import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive } from '#server/imports/file/archive.ts'
import { openPupil, type Pupil } from '#server/test/practice-world.ts'
import { addPractised } from '#server/test/practised.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, 'silent')
})
afterAll(() => world.close())

/** A student with conversations of so many messages each. */
async function talkative(conversations: number, messages: number): Promise<Pupil> {
  const pupil = await openPupil(world)
  const { school, student_id, chatbot_id } = pupil
  for (let day = 1; day <= conversations; day++)
    await addPractised(world, school, {
      student_id,
      chatbot_id,
      at: `2026-03-${String(day).padStart(2, '0')}T09:00:00Z`,
    })
  await world.pool.query(
    `insert into messages (school_id, conversation_id, "from", text, at)
     select school_id, id, 'partner', 'Frase ' || n, now() from conversations, generate_series(1, $2::int) n where school_id = $1`,
    [school.signedIn.user.school.id, messages],
  )
  return pupil
}

type Row = { id: string; text: string }
async function fileOf({ api }: School, name: string): Promise<Row[]> {
  const entries = readArchive(new Uint8Array(await (await api.account.export()).arrayBuffer()))
  return JSON.parse(Buffer.from(entries.find((entry) => entry.name === name)?.bytes ?? []).toString())
}

test('an export has every message once, however many pages they are read in', async () => {
  const { school } = await talkative(3, 500)
  const messages = await fileOf(school, 'messages.json')
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1500)
  expect(messages).toHaveLength(1500)
  expect(await fileOf(school, 'avatars.json')).toEqual([])
})

test('everything about a student who talked much is one JSON text, the conversations in their order', async () => {
  const { school, student_id } = await talkative(20, 120)
  const text = await (await school.api.students.exportOne({ params: { id: student_id } })).text()
  const { conversations } = JSON.parse(text) as { conversations: { started_at: string; messages: Row[] }[] }
  const days = conversations.map(({ started_at }) => started_at)
  expect(days).toEqual(days.toSorted())
  expect(conversations.map(({ messages }) => messages.length)).toEqual(Array.from({ length: 20 }, () => 120))
})

test('an export that fails on its way is broken off, and never looks whole', async () => {
  const { school } = await talkative(1, 1)
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  await world.pool.query('alter table notices rename to elsewhere')
  const headers = { authorization: `Bearer ${school.signedIn.authToken}` }
  const reply = await fetch(`${address}/api/account/export`, { headers })
  expect(reply.status).toBe(200)
  await expect(reply.arrayBuffer()).rejects.toThrow()
  await world.pool.query('alter table elsewhere rename to notices')
})
