import { beforeAll, expect, test } from 'vitest'
import { addStudent } from '#server/test/home-at.ts'
import { setTimeZone } from '#server/test/past-conversations.ts'
import { addConversation, type ReportQuery, reportOf } from '#server/test/report-of.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('it is compared with as many days before', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school, 'Ana')
  for (const day of ['2026-02-25', '2026-02-26', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'])
    await addConversation(world, school, { student_id, at: `${day}T12:00:00Z` })
  const { totals, before } = await reportOf(school, { from: '2026-03-01', to: '2026-03-03' })
  expect([totals.conversations, before.conversations, before.students]).toEqual([3, 1, 1])
})

test('a day is the school’s, also on those on which the clock is changed', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school, 'Ana')
  await setTimeZone(school, 'Europe/Madrid')
  // The 29th has 23 hours there.
  for (const end of ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'])
    await addConversation(world, school, { student_id, at: end })
  const daysOf = async (query: ReportQuery) =>
    (await reportOf(school, query)).days.map((day) => [day.date, day.conversations])
  expect(await daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
    ['2026-03-28', 1],
    ['2026-03-29', 2],
    ['2026-03-30', 1],
  ])
  expect(await daysOf({ from: '2026-03-29', to: '2026-03-29' })).toEqual([['2026-03-29', 2]])
  // There, midnight of the 29th is left out.
  await setTimeZone(school, 'Asia/Beirut')
  expect(await daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
    ['2026-03-28', 0],
    ['2026-03-29', 2],
    ['2026-03-30', 2],
  ])
})

test('more than 92 days are shown by the week, which begins on Monday, as far as it is asked for', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school, 'Ana')
  for (const day of ['2026-01-01', '2026-01-04', '2026-01-05', '2026-04-03', '2026-04-04'])
    await addConversation(world, school, { student_id, at: `${day}T12:00:00Z` })
  expect((await reportOf(school, { from: '2026-01-01', to: '2026-04-02' })).unit).toBe('day')
  const { unit, days, totals } = await reportOf(school, { from: '2026-01-01', to: '2026-04-03' })
  expect([unit, days.length, totals.days, totals.conversations]).toEqual(['week', 14, 4, 4])
  const seen = days.filter(({ conversations }) => conversations > 0)
  expect(seen.map((day) => [day.date, day.conversations, day.students])).toEqual([
    ['2026-01-01', 2, 1],
    ['2026-01-05', 1, 1],
    ['2026-03-30', 1, 1],
  ])
})

test('days that are none, too many or the wrong way round are refused, and two things at once', async () => {
  const school = await world.signUp()
  const id = await addStudent(school, 'Ana')
  const refused: ReportQuery[] = [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2025-01-01', to: '2026-01-02' },
    { from: '1999-12-31', to: '2000-01-01' },
    { from: '2026-02-30' },
    { student_id: id, class_id: crypto.randomUUID() },
  ]
  for (const query of refused) await expect(reportOf(school, query)).rejects.toMatchObject({ code: 'invalid_input' })
  expect((await reportOf(school, { from: '2025-01-01', to: '2026-01-01' })).days).toHaveLength(53)
  expect((await reportOf(school, { to: '2000-01-01' })).from).toBe('1999-12-03')
})
