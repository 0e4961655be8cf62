import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { purgeConversations } from '#server/practice/retention.queries.ts'
import { begin, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** A finished conversation of two messages. */
async function practised(pupil: PracticeStudent): Promise<string> {
  const id = await begin(pupil)
  await say(pupil, id, 'Un café, por favor.')
  await say(pupil, id, 'La cuenta')
  await pupil.api.practice.finish({ params: { id } })
  return id
}

const moveTo = (id: string, at: string) =>
  world.pool.query('update conversations set last_message_at = $2 where id = $1', [id, at])
const usualVoice = { name: null, rate: 1, pitch: 1 }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('a school reads what was said, the latest first, and who said it to whom', async () => {
  const pupil = await openPracticeStudent(world, { first_name: 'Ana', last_name: 'Ruiz' })
  const { api } = pupil.school
  const [first, second] = [await practised(pupil), await begin(pupil)]
  const { items, total } = await api.conversations.list()
  expect([items.map(({ id }) => id), total]).toEqual([[second, first], 2])
  expect(items[1]).toMatchObject({
    student: { id: pupil.student_id, name: 'Ana Ruiz' },
    chatbot: { id: pupil.chatbot_id, name: 'Café Sol' },
    avatar: null,
    language: 'es',
    level: 'A2',
    state: 'finished',
    measures: { turns: 2 },
    flags: [],
    is_flag_seen: false,
  })
  const { messages, summary, purged_at } = await api.conversations.get({ params: { id: first } })
  expect(messages.map(({ from }) => from)).toEqual(['partner', 'student', 'partner', 'student', 'partner'])
  expect([summary?.words_used.length, purged_at]).toEqual([1, null])
})

test('filters narrow the list, and what is another school’s is not there', async () => {
  const [pupil, other] = [await openPracticeStudent(world), await openPracticeStudent(world)]
  const { api } = pupil.school
  await practised(pupil)
  const found = async (query: Parameters<typeof api.conversations.list>[0]) =>
    (await api.conversations.list(query)).total
  expect(await found({ query: { student_id: pupil.student_id, chatbot_id: pupil.chatbot_id } })).toBe(1)
  expect(await found({ query: { flag: 'any' } })).toBe(0)
  const gone = { code: 'not_found' }
  for (const query of [{ student_id: other.student_id }, { chatbot_id: other.chatbot_id }]) {
    await expect(api.conversations.list({ query })).rejects.toMatchObject(gone)
    await expect(api.conversations.export({ query })).rejects.toMatchObject(gone)
  }
  const params = { id: await begin(other) }
  await expect(api.conversations.get({ params })).rejects.toMatchObject(gone)
  await expect(api.conversations.see({ params })).rejects.toMatchObject(gone)
})

test('a day is the school’s, from its midnight to the next', async () => {
  const pupil = await openPracticeStudent(world)
  const { api } = pupil.school
  const id = await begin(pupil)
  await moveTo(id, '2026-03-10T23:30:00Z')
  const on = async (day: string) => (await api.conversations.list({ query: { from: day, to: day } })).total
  const { version } = await api.school.get()
  await api.school.edit({ body: { version, time_zone: 'Europe/Madrid' } })
  expect([await on('2026-03-10'), await on('2026-03-11')]).toEqual([0, 1])
  await api.school.edit({ body: { version: version + 1, time_zone: 'America/New_York' } })
  expect([await on('2026-03-10'), await on('2026-03-11')]).toEqual([1, 0])
  for (const day of ['0000-01-01', '9999-12-31']) expect(await on(day)).toBe(0)
})

test('the database knows every time zone that a school can choose', async () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'GMT', 'EST5EDT', 'Asia/Calcutta', 'europe/madrid']
  const { rows } = await world.pool.query<{ known: number }>(
    `select count((now() at time zone zone)::date)::int as known from unnest($1::text[]) as t (zone)`,
    [zones],
  )
  expect(rows[0]?.known).toBe(zones.length)
})

test.each(interfaceLanguages)('the measures come as a spreadsheet with headings in %s', async (language) => {
  const pupil = await openPracticeStudent(world, { first_name: '=Ana' })
  await practised(pupil)
  const file = await pupil.school.api.conversations.export({ query: { language } })
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const [head, row, ...others] = sheets[0]?.rows ?? []
  expect(others).toEqual([])
  expect(new Set(head).size).toBe(19)
  expect(row?.slice(0, 5)).toEqual([
    '=Ana',
    'Café Sol',
    null,
    new Intl.DisplayNames(language, { type: 'language' }).of('es'),
    'A2',
  ])
  expect([row?.[5], head?.[5]]).toEqual([expect.any(Date), expect.stringMatching(/^\S.* \(UTC\)$/)])
  expect(row?.slice(6, 9)).toEqual([0, 2, 6])
  const [entry] = (await pupil.school.api.audit.list({ query: { group: 'practice' } })).items
  expect(entry).toMatchObject({ action: 'conversations_exported', details: { count: 1 } })
})

test('a student’s own file has their link without its secret and every word, and the history tells of each time', async () => {
  const pupil = await openPracticeStudent(world)
  const params = { id: pupil.student_id }
  const { api } = pupil.school
  await practised(pupil)
  await begin(pupil)
  const { url } = await api.links.get({ params })
  const text = await (await api.students.exportOne({ params })).text()
  const held = JSON.parse(text) as { conversations: { messages: object[]; script?: object }[]; link: object }
  expect(held.link).toMatchObject({ version: 1 })
  expect(text).not.toContain(new URL(url).hash.slice(1))
  expect(held.conversations.map(({ messages }) => messages.length)).toEqual([5, 1])
  expect(held.conversations[0]).toMatchObject({ chatbot_name: 'Café Sol', measures: { turns: 2 } })
  expect(text).not.toMatch(/"(?:key|script|seed|school_id)"/)
  const { items } = await api.students.history({ params })
  expect(items.filter(({ kind }) => kind === 'practised')).toHaveLength(1)
})

test('the text of a conversation goes when the school’s days are over; what was measured and flagged stays', async () => {
  const pupil = await openPracticeStudent(world)
  const { api } = pupil.school
  const { version } = await api.school.get()
  await api.school.edit({ body: { version, transcript_days: 30 } })
  const [old, fresh] = [await begin(pupil), await practised(pupil)]
  await say(pupil, old, 'I want to kill myself')
  await moveTo(old, daysAgo(31))
  await moveTo(fresh, daysAgo(29))
  await purgeConversations(world.db)
  const purged = await api.conversations.get({ params: { id: old } })
  expect(purged).toMatchObject({
    messages: [],
    summary: null,
    state: 'finished',
    flags: ['self_harm'],
    flagged_messages: [],
  })
  expect([purged.measures.turns, typeof purged.purged_at]).toEqual([1, 'string'])
  expect((await api.conversations.get({ params: { id: fresh } })).messages).toHaveLength(5)
  const mine = await pupil.api.practice.get({ params: { id: old } })
  expect(mine).toMatchObject({
    messages: [],
    starters: [],
    voice: usualVoice,
    progress: { of: 2, is_over: true },
    turns: 1,
  })
  await expect(pupil.api.practice.hint({ params: { id: old } })).rejects.toMatchObject({ code: 'not_found' })
  await expect(say(pupil, old, 'Hola')).rejects.toMatchObject({ code: 'edited_elsewhere' })
  expect(await pupil.api.practice.finish({ params: { id: old } })).toMatchObject({ summary: null })
  const { rows } = await world.pool.query<{ script: object }>('select script from conversations where id = $1', [old])
  expect(rows).toEqual([{ script: {} }])
})

test('more conversations than one batch are emptied in one go, by two servers at once', async () => {
  const pupil = await openPracticeStudent(world)
  const id = await begin(pupil)
  await world.pool.query(
    `insert into conversations (school_id, student_id, chatbot_name, language, engine, script, seed, measures, last_message_at)
     select school_id, student_id, chatbot_name, language, engine, script, seed, measures, now() - interval '200 days'
     from conversations, generate_series(1, 1200) where id = $1`,
    [id],
  )
  const [one, other] = await Promise.all([purgeConversations(world.db), purgeConversations(world.db)])
  expect(one + other).toBeLessThanOrEqual(1200)
  expect((await purgeConversations(world.db)) + one + other).toBe(1200)
})
