import { beforeAll, expect, test } from 'vitest'
import { addStudent } from '#server/test/home-at.ts'
import { giveAvatar, giveChatbot } from '#server/test/practice-world.ts'
import { addConversation, march, nothing, reportOf } from '#server/test/report-of.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('a new school has thirty days of nothing', async () => {
  const school = await world.signUp({ school_name: 'Escuela Sol' })
  const { days, to, ...report } = await reportOf(school, {})
  expect([to, days.length]).toEqual([new Date().toISOString().slice(0, 10), 30])
  expect(days.every(({ conversations, students, stayed }) => conversations + students === 0 && stayed === null)).toBe(
    true,
  )
  expect(report).toEqual({
    of: { kind: 'school', id: null, name: 'Escuela Sol' },
    from: days[0]?.date,
    totals: nothing,
    before: nothing,
    homework: null,
    unit: 'day',
    students: [],
    partners: [],
    corrections: [],
    mistakes: [],
    vocabulary: { conversations: 0, used: [], missed: [] },
  })
})

test('totals add up; in the language is weighed by words, and those with too few are left out', async () => {
  const school = await world.signUp()
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  const corrections = { spelling: 1, accents: 2, grammar: 4, other_language: 3 }
  await addConversation(world, school, {
    student_id: ana,
    measures: { words: 90, stayed: 1, minutes: 2.4, turns: 3, corrections },
  })
  await addConversation(world, school, {
    student_id: ana,
    measures: { words: 10, stayed: 0.5, minutes: 0.3, turns: 1, corrections },
  })
  await addConversation(world, school, {
    student_id: bo,
    at: '2026-03-19T12:00:00Z',
    measures: { words: 4, stayed: null },
  })
  await addConversation(world, school, { student_id: bo, measures: { turns: 0 } })
  const { totals, students } = await reportOf(school)
  expect(totals).toEqual({
    conversations: 3,
    turns: 8,
    minutes: 5.7,
    stayed: 0.95,
    students: 2,
    days: 2,
    words: 104,
    steps_done: 3,
    steps_total: 6,
    corrections: { spelling: 2, accents: 4, grammar: 8, other_language: 6 },
  })
  expect(students.map(({ name, stayed, days }) => [name, stayed, days])).toEqual([
    ['Bo', null, 1],
    ['Ana', 0.95, 1],
  ])
})

test('a class is who is in it now, with those who did not practise, and without those who are inactive and did not', async () => {
  const school = await world.signUp()
  const { api } = school
  const { id: class_id } = await api.classes.add({ body: { name: 'Monday' } })
  const [ana, left, gone, idle] = [
    await addStudent(school, 'Ana', [class_id]),
    await addStudent(school, 'Left', [class_id]),
    await addStudent(school, 'Gone', [class_id]),
    await addStudent(school, 'Idle', [class_id]),
  ]
  await addStudent(school, 'Never', [class_id])
  for (const student_id of [ana, left, gone]) await addConversation(world, school, { student_id })
  await addConversation(world, school, { student_id: ana, at: '2026-05-01T12:00:00Z' })
  await api.students.bulk({ body: { action: 'inactivate', ids: [gone, idle] } })
  await api.students.bulk({ body: { action: 'remove_from_class', class_id, ids: [left] } })
  const { of, totals, students } = await reportOf(school, { ...march, class_id })
  expect([of, totals.students]).toEqual([{ kind: 'class', id: class_id, name: 'Monday' }, 2])
  expect(students.map(({ name, conversations }) => [name, conversations])).toEqual([
    ['Ana', 1],
    ['Gone', 1],
    ['Never', 0],
  ])
  const { students: _students, words: _words, steps_done: _done, steps_total: _total, ...zeros } = nothing
  expect(students[2]).toMatchObject({ ...zeros, last_practised_at: null })
  expect(students[0]?.last_practised_at).toBe('2026-05-01T12:00:00.000Z')
})

test('a student’s report is theirs alone, and names no other', async () => {
  const school = await world.signUp()
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  for (const student_id of [ana, bo, bo]) await addConversation(world, school, { student_id })
  const { of, totals, students } = await reportOf(school, { ...march, student_id: ana })
  expect([of.name, totals.conversations, students]).toEqual(['Ana', 1, []])
  await school.api.students.remove({ params: { id: ana } })
  expect((await reportOf(school)).totals).toMatchObject({ conversations: 2, students: 1 })
})

test('a chatbot’s report has the conversations with its avatars; an avatar’s has its own', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school, 'Ana')
  const [chatbot_id, other] = [await giveChatbot(school, {}), await giveChatbot(school, {}, 'Other')]
  const avatar_id = await giveAvatar(school, {}, { chatbot_id })
  await addConversation(world, school, { student_id, chatbot_id, measures: { minutes: 9 } })
  await addConversation(world, school, { student_id, chatbot_id, avatar_id })
  await addConversation(world, school, { student_id, chatbot_id: other })
  await school.api.chatbots.archive({ params: { id: other } })
  const ofChatbot = await reportOf(school, { ...march, chatbot_id })
  expect([ofChatbot.of.kind, ofChatbot.totals.conversations]).toEqual(['chatbot', 2])
  expect(ofChatbot.partners).toMatchObject([
    { chatbot: { id: chatbot_id, name: 'Café Sol' }, avatar: null, minutes: 9 },
    { chatbot: { id: chatbot_id }, avatar: { id: avatar_id, name: 'Lucía' }, minutes: 3 },
  ])
  const ofAvatar = await reportOf(school, { ...march, avatar_id })
  expect([ofAvatar.of.name, ofAvatar.totals.conversations, ofAvatar.partners.length]).toEqual(['Lucía', 1, 1])
  expect((await reportOf(school, { ...march, chatbot_id: other })).totals.conversations).toBe(1)
})

test('a partner has the name that it had last, and one that was deleted keeps its own', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school, 'Ana')
  const chatbot_id = await giveChatbot(school, {}, 'Before')
  await addConversation(world, school, { student_id, chatbot_id, at: '2026-03-01T12:00:00Z' })
  const { version } = await school.api.chatbots.get({ params: { id: chatbot_id } })
  await school.api.chatbots.edit({ params: { id: chatbot_id }, body: { version, name: 'After' } })
  for (const one of [{ chatbot_id }, {}, {}])
    await addConversation(world, school, { student_id, ...one, measures: { minutes: 1 } })
  expect((await reportOf(school)).partners.map(({ chatbot, conversations }) => [chatbot, conversations])).toEqual([
    [{ id: chatbot_id, name: 'After' }, 2],
    [{ id: null, name: 'Gone' }, 2],
  ])
})

test('another school’s practice is never counted, and one that begins in the future is not yet', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  await addConversation(world, theirs, { student_id: await addStudent(theirs, 'Ana') })
  expect((await reportOf(mine)).totals).toEqual(nothing)
  const chatbot_id = await giveChatbot(theirs, {})
  await expect(reportOf(mine, { chatbot_id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(mine.api.reports.export({ query: { chatbot_id } })).rejects.toMatchObject({ code: 'not_found' })
  expect((await reportOf(theirs, { from: '9999-12-01', to: '9999-12-31' })).totals).toEqual(nothing)
})
