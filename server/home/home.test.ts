import { beforeAll, expect, test } from 'vitest'
import { addClass, addStudent, homeAt, inactivate, namesOf, noon } from '#server/test/home-at.ts'
import { begin, giveAvatar, giveChatbot, openPracticeStudent } from '#server/test/practice-world.ts'
import { addPastConversation, setTimeZone } from '#server/test/past-conversations.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('a new school sees what there is to do, and thirty days without practice', async () => {
  const { api } = await world.signUp({ tier: 'plus' })
  const { setup, days, ...home } = await api.home.get()
  expect(Object.values(setup)).toEqual([false, false, false, false, false])
  const today = new Date().toISOString().slice(0, 10)
  expect([days.length, days.at(-1)]).toEqual([30, { date: today, students: 0, conversations: 0, minutes: 0 }])
  const none = { total: 0, items: [] }
  expect(home).toEqual({
    empty_class: null,
    seats: { used: 0, limit: 150 },
    languages: { used: 0, limit: 3, items: [] },
    week: { practised: 0, active: 0 },
    students: { never: none, most: none, stopped: none },
    chatbots: { without_students: none, most_used: none },
    homework: { due: none, behind: none },
    flagged: none,
    latest: [],
  })
})

test('what is to be done is done when it was done, and not before', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const { api } = school
  const done = async () =>
    Object.entries((await api.home.get()).setup).flatMap(([name, isDone]) => (isDone ? [name] : []))
  const class_id = await addClass(school)
  await giveChatbot(school, { class_ids: [class_id] })
  expect(await done()).toEqual(['chatbot'])
  expect((await api.home.get()).empty_class).toMatchObject({ id: class_id })
  const id = await addStudent(school, 'Ana', [class_id])
  await api.links.get({ params: { id } })
  expect(await done()).toEqual(['students', 'chatbot', 'assignment'])
  expect((await api.home.get()).empty_class).toBeNull()
  await api.links.cards({ body: { class_id } })
  await api.links.renew({ params: { id } })
  expect(await done()).toEqual(['students', 'chatbot', 'assignment', 'links'])
  expect((await api.home.get()).languages).toEqual({ used: 1, limit: 7, items: ['es'] })
})

test('a link that was used counts, also when it is renewed afterwards', async () => {
  const student = await openPracticeStudent(world)
  const setup = async () => (await student.school.api.home.get()).setup
  expect(await setup()).toMatchObject({ links: true, conversation: false })
  await begin(student)
  await student.school.api.links.renew({ params: { id: student.student_id } })
  expect(await setup()).toMatchObject({ links: true, conversation: true })
})

test('a week begins on Monday at midnight in the school, and only active students count', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const [early, late, gone] = [
    await addStudent(school, 'Early'),
    await addStudent(school, 'Late'),
    await addStudent(school, 'Gone'),
  ]
  await addStudent(school, 'Never')
  await addPastConversation(world, school, { student_id: early, at: '2026-03-15T22:59:59Z' })
  for (const student_id of [late, gone])
    await addPastConversation(world, school, { student_id, at: '2026-03-15T23:00:00Z' })
  await inactivate(school, gone)
  expect((await homeAt(world, school)).week).toEqual({ practised: 0, active: 3 })
  await setTimeZone(school, 'Europe/Madrid')
  expect((await homeAt(world, school)).week).toEqual({ practised: 1, active: 3 })
  await setTimeZone(school, 'Asia/Tokyo')
  expect((await homeAt(world, school)).week).toEqual({ practised: 2, active: 3 })
  expect((await homeAt(world, school, '2026-03-23T00:00:00Z')).week).toEqual({ practised: 0, active: 3 })
})

test('a conversation is on the school’s day on which it ended, and one in which nothing was said is on none', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const student_id = await addStudent(school, 'Ana')
  const other = await addStudent(school, 'Bo')
  await addPastConversation(world, school, { student_id, at: '2026-02-16T22:59:00Z' })
  for (const at of ['2026-02-16T23:00:00Z', '2026-03-17T22:59:00Z'])
    await addPastConversation(world, school, { student_id, at, measures: { minutes: 2.26 } })
  await addPastConversation(world, school, { student_id: other, at: '2026-03-17T23:00:00Z' })
  await addPastConversation(world, school, { student_id, at: '2026-03-17T23:30:00Z', measures: { turns: 0 } })
  await addPastConversation(world, school, { student_id, at: '2026-03-18T23:00:00Z' })
  await setTimeZone(school, 'Europe/Madrid')
  const { days } = await homeAt(world, school)
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([30, '2026-02-17', '2026-03-18'])
  expect(days.filter(({ conversations }) => conversations > 0)).toEqual([
    { date: '2026-02-17', students: 1, conversations: 1, minutes: 2.3 },
    { date: '2026-03-17', students: 1, conversations: 1, minutes: 2.3 },
    { date: '2026-03-18', students: 1, conversations: 1, minutes: 3 },
  ])
})

test('who practises most has the most minutes; five are shown, and all are counted', async () => {
  const school = await world.signUp({ tier: 'pro' })
  for (let minutes = 1; minutes <= 6; minutes += 1) {
    const student_id = await addStudent(school, `Student ${minutes}`)
    await addPastConversation(world, school, { student_id, at: noon, measures: { minutes } })
    await addPastConversation(world, school, {
      student_id,
      at: '2026-01-01T12:00:00Z',
      measures: { minutes: 60 / minutes },
    })
  }
  const gone = await addStudent(school, 'Gone')
  await addPastConversation(world, school, { student_id: gone, at: noon, measures: { minutes: 99 } })
  await inactivate(school, gone)
  const { most } = (await homeAt(world, school)).students
  expect([most.total, namesOf(most)]).toEqual([6, [6, 5, 4, 3, 2].map((minutes) => `Student ${minutes}`)])
  expect(most.items[0]).toMatchObject({ conversations: 1, minutes: 6 })
})

test('the most used chatbot is that of most conversations, also of those with its avatars, and may be archived by now', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const student_id = await addStudent(school, 'Ana')
  const [old, spoken] = [await giveChatbot(school, {}, 'Old'), await giveChatbot(school, {}, 'Spoken')]
  const avatar_id = await giveAvatar(school, {}, { chatbot_id: spoken })
  const had = { student_id, at: noon }
  for (const one of [{ chatbot_id: old }, { chatbot_id: spoken }, { chatbot_id: spoken, avatar_id }, {}])
    await addPastConversation(world, school, { ...had, ...one })
  await addPastConversation(world, school, { ...had, chatbot_id: old, at: '2025-03-18T12:00:00Z' })
  await school.api.chatbots.archive({ params: { id: old } })
  const { total, items } = (await homeAt(world, school)).chatbots.most_used
  expect([total, items.map(({ name, status, conversations }) => [name, status, conversations])]).toEqual([
    2,
    [
      ['Spoken', 'published', 2],
      ['Old', 'archived', 1],
    ],
  ])
})

test('flagged conversations stay until they are seen, however old; the latest conversations are listed as well', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const student_id = await addStudent(school, 'Ana')
  const flagged: string[] = []
  for (let day = 1; day <= 6; day += 1)
    flagged.push(
      await addPastConversation(world, school, { student_id, at: `2025-03-0${day}T12:00:00Z`, flag: 'abuse' }),
    )
  const latest = await addPastConversation(world, school, { student_id, at: noon })
  const home = await homeAt(world, school)
  expect([home.flagged.total, home.flagged.items.map(({ id }) => id)]).toEqual([6, flagged.toReversed().slice(0, 5)])
  expect(home.latest.map(({ id }) => id)).toEqual([latest, ...flagged.toReversed().slice(0, 4)])
  for (const id of flagged.slice(1)) await school.api.conversations.see({ params: { id } })
  expect((await homeAt(world, school)).flagged).toMatchObject({
    total: 1,
    items: [{ id: flagged[0], flags: ['abuse'] }],
  })
})

test('another school’s practice and that of an erased student are nowhere', async () => {
  const [mine, theirs] = [await openPracticeStudent(world), await openPracticeStudent(world)]
  const at = noon
  await addPastConversation(world, theirs.school, { ...theirs, at, flag: 'abuse' })
  const before = await homeAt(world, mine.school)
  expect([before.latest, before.flagged.total, before.students.most.total]).toEqual([[], 0, 0])
  await addPastConversation(world, mine.school, { ...mine, at, flag: 'abuse' })
  expect((await homeAt(world, mine.school)).days.at(-1)).toMatchObject({ conversations: 1, students: 1 })
  await mine.school.api.students.remove({ params: { id: mine.student_id } })
  const after = await homeAt(world, mine.school)
  expect(after.days).toEqual(before.days)
  expect([after.latest, after.flagged, after.week]).toEqual([[], before.flagged, { practised: 0, active: 0 }])
})
