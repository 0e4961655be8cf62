import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerByModel,
  begin,
  giveAvatar,
  openEnglishStudent,
  openPracticeStudent,
  type PracticeStudent,
  replyOf,
  say,
} from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, 'silent')
})
afterAll(() => world.close())

const preview = async ({ api }: PracticeStudent, id: string, text: string) =>
  (await api.practice.previewReply({ params: { id }, body: { text } })).text

const sayAloud = async ({ api }: PracticeStudent, id: string, text: string) => {
  const body = { text, is_spoken: true }
  return replyOf(
    await Array.fromAsync(await api.practice.say({ params: { id }, body }, { idempotencyKey: crypto.randomUUID() })),
  ).text
}

test('a reply is known before the text is sent, word for word, at each step', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  for (const text of ['¿Qué hay?', 'Un café, por favor.', 'La cuenta, por favor.']) {
    const expected = await preview(student, id, text)
    expect(expected).not.toBe('')
    expect(await sayAloud(student, id, text)).toBe(expected)
  }
})

test('it is known with the name of an avatar and with the correction of a mistake, too', async () => {
  const student = await openPracticeStudent(world)
  const { school, student_id, chatbot_id } = student
  const avatar_id = await giveAvatar(school, { student_ids: [student_id] }, { chatbot_id })
  const { id } = await student.api.practice.start({ body: { avatar_id } })
  expect(await preview(student, id, '¿Cómo te llamas?')).toBe(await sayAloud(student, id, '¿Cómo te llamas?'))
  const english = await openEnglishStudent(world, 'recast')
  const other = await begin(english)
  const mistaken = 'I want a coffee, she like tea.'
  expect(await preview(english, other, mistaken)).toBe(await sayAloud(english, other, mistaken))
})

/** Everything that is stored, but for the counters of the rate limit. */
async function stored() {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_name <> 'rate_windows' order by 1`.execute(world.db)
  const contents = rows.map(async ({ table_name }) => {
    const found = await sql<{
      text: string
    }>`select t::text as text from ${sql.table(table_name)} t order by 1`.execute(world.db)
    return [table_name, found.rows.map(({ text }) => text)] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

test('nothing is saved, and no message is counted', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  await say(student, id, 'Hola')
  const before = await student.api.practice.get({ params: { id } })
  const rows = await stored()
  await preview(student, id, 'Un café, por favor.')
  await preview(student, id, 'I want to die')
  expect(await stored()).toEqual(rows)
  expect(await student.api.practice.get({ params: { id } })).toEqual(before)
})

test('where a model replies there is no preview, nor in a conversation that is over or another’s', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  const other = await openPracticeStudent(world)
  await expect(preview(other, id, 'Hola')).rejects.toMatchObject({ code: 'not_found' })
  await answerByModel(world, id)
  expect(await preview(student, id, 'Hola')).toBeNull()
  await student.api.practice.finish({ params: { id } })
  await expect(preview(student, id, 'Hola')).rejects.toMatchObject({ code: 'edited_elsewhere' })
})
