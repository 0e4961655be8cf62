import { readXlsx } from 'hucre/xlsx'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { buildApp } from '#server/app.ts'
import { readArchive } from '#server/imports/file/archive.ts'
import { runAsOwner } from '#server/test/database.ts'
import { openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { addPastConversation, setTimeZone } from '#server/test/past-conversations.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function openStudentWith(conversations: number, messages: number): Promise<PracticeStudent> {
  const student = await openPracticeStudent(world)
  const { school, student_id, chatbot_id } = student
  for (let day = 1; day <= conversations; day++)
    await addPastConversation(world, school, {
      student_id,
      chatbot_id,
      at: `2026-03-${String(day).padStart(2, '0')}T09:00:00Z`,
    })
  await world.pool.query(
    `insert into messages (school_id, conversation_id, "from", text, at)
     select school_id, id, 'partner', 'Frase ' || n, now() from conversations, generate_series(1, $2::int) n where school_id = $1`,
    [school.signedIn.user.school.id, messages],
  )
  return student
}

type Row = { id: string; text: string }
async function fileOf({ api }: School, name: string): Promise<Row[]> {
  const entries = readArchive(new Uint8Array(await (await api.account.export()).arrayBuffer()))
  return JSON.parse(Buffer.from(entries.find((entry) => entry.name === name)?.bytes ?? []).toString())
}

test('an export has every message once, however many pages they are read in', async () => {
  const { school } = await openStudentWith(3, 500)
  const messages = await fileOf(school, 'messages.json')
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1500)
  expect(messages).toHaveLength(1500)
  expect(await fileOf(school, 'avatars.json')).toEqual([])
})

test.each(interfaceLanguages)('the spreadsheets have local times and headings in %s', async (language) => {
  const { school } = await openStudentWith(2, 3)
  await setTimeZone(school, 'Asia/Tokyo')
  const { id } = school.signedIn.user.school
  await world.pool.query(`update messages set at = '2026-03-18T20:00:30Z' where school_id = $1`, [id])
  await world.pool.query(
    `update chatbots set created_at = '2026-03-01T20:00:00Z', description = '=1' where school_id = $1`,
    [id],
  )
  await school.api.classes.add({ body: { name: '=Tuesday', language: 'fr', level: 'B1' } })
  const zip = await school.api.account.export({ query: { language } })
  const books = readArchive(new Uint8Array(await zip.arrayBuffer())).filter(({ name }) => name.endsWith('.xlsx'))
  const read = await Promise.all(books.map(({ bytes }) => readXlsx(bytes)))
  const [students, classes, chatbots, conversations, messages] = read.map(({ sheets }) => sheets[0]?.rows ?? [])
  const names = new Intl.DisplayNames(language, { type: 'language' })
  expect([students?.length, conversations?.length, messages?.length]).toEqual([2, 3, 7])
  expect(classes?.slice(1)).toEqual([['=Tuesday', names.of('fr'), 'B1', 0]])
  expect(chatbots?.[1]?.slice(4)).toEqual(['=1', 2, new Date('2026-03-02')])
  const [student] = students?.[1] ?? []
  // Dates of a workbook have no time zone, and are read as UTC.
  expect(messages?.[1]).toEqual([student, 'Café Sol', new Date('2026-03-19T05:00:00Z'), 'Café Sol', 'Frase 1'])
  for (const [head = []] of [students ?? [], classes ?? [], chatbots ?? [], conversations ?? [], messages ?? []])
    expect(new Set(head).size).toBe(head.length)
})

test('a large export of a student is valid JSON, with conversations in order', async () => {
  const { school, student_id } = await openStudentWith(20, 120)
  const text = await (await school.api.students.exportOne({ params: { id: student_id } })).text()
  const { conversations } = JSON.parse(text) as { conversations: { started_at: string; messages: Row[] }[] }
  const days = conversations.map(({ started_at }) => started_at)
  expect(days).toEqual(days.toSorted())
  expect(conversations.map(({ messages }) => messages.length)).toEqual(Array.from({ length: 20 }, () => 120))
})

test('an export that fails midway is aborted, and the cause is logged', async () => {
  const { school } = await openStudentWith(1, 1)
  const logged: object[] = []
  const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) })
  const app = await buildApp({ ...world.services, log })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await runAsOwner(world, 'alter table notices rename to elsewhere')
  const headers = { authorization: `Bearer ${school.signedIn.authToken}` }
  const reply = await fetch(`${address}/api/account/export`, { headers })
  expect(reply.status).toBe(200)
  await expect(reply.arrayBuffer()).rejects.toThrow()
  await expect.poll(() => logged).toContainEqual(expect.objectContaining({ msg: 'file download failed', level: 50 }))
  await runAsOwner(world, 'alter table elsewhere rename to notices')
  await app.close()
})
