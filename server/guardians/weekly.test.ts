import { beforeAll, expect, test } from 'vitest'
import { writeToGuardians } from '#server/guardians/weekly.ts'
import { addDays } from '#server/reports/report-days.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import { guardianPathIn, openFamily, writeToFamilies } from '#server/test/worlds/family-world.ts'
import { callPage } from '#server/test/worlds/reminder-world.ts'
import { setTask, today } from '#server/test/worlds/task-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

/** The next Monday, not today. */
const monday = addDays(today, 8 - (new Date(today).getUTCDay() || 7))
const at = (days: number, time: string) => `${addDays(monday, days)}T${time}:00Z`
const write = (days: number, time: string) => writeToGuardians(world.services, at(days, time))
const weeksTo = (email: string) =>
  world.mailbox.all().filter(({ to, text }) => to === email && text.includes('last week'))
const jobsOf = async (student_id: string) => {
  const { rows } = await world.pool.query(
    `select 1 from pgboss.job where data->>'kind' = 'guardian_week' and data->>'student_id' = $1`,
    [student_id],
  )
  return rows.length
}

async function openGranted() {
  const family = await openFamily(world)
  await family.set()
  const path = guardianPathIn((await world.mailbox.find(family.email)).text)
  await callPage(world, 'POST', path, 'act=agree')
  return { ...family, path }
}

test('a line a week goes out on Monday at the school’s hour, once, and names effort alone', async () => {
  const { school, student_id, email } = await openGranted()
  const chatbot_id = await giveChatbot(school, {})
  const note = 'A secret note'
  for (const days of [-9, -3, -1])
    await addPastConversation(world, school, {
      student_id,
      chatbot_id,
      at: at(days, '12:00'),
      measures: { minutes: 8 },
    })
  const task = { chatbot_id, student_ids: [student_id], opens_on: addDays(monday, -7), note }
  await setTask(school, { ...task, due_on: addDays(monday, -1), times: 2 })
  await setTask(school, { ...task, due_on: addDays(monday, -2), times: 9 })
  for (const [days, time] of [
    [-1, '18:00'],
    [0, '15:59'],
  ] as const)
    await write(days, time)
  expect(await jobsOf(student_id)).toBe(0)
  for (const time of ['16:00', '16:01', '20:59']) await Promise.all([write(0, time), write(0, time)])
  await write(1, '17:00')
  await expect.poll(() => weeksTo(email).length).toBe(1)
  expect(await jobsOf(student_id)).toBe(1)
  const [mail] = weeksTo(email)
  expect(mail?.text).toContain('Ana practised for 16 minutes last week, in 2 conversations. Homework done: 1 of 2.')
  for (const private_ of [note, 'Café', 'mistake']) expect(mail?.text).not.toContain(private_)
  expect(mail?.stop_link).toContain('/guardians/')
})

test('what was missed on Monday is sent on Tuesday, later not', async () => {
  const { student_id } = await openGranted()
  await write(2, '17:00')
  expect(await jobsOf(student_id)).toBe(0)
  await write(1, '17:00')
  expect(await jobsOf(student_id)).toBe(1)
  await write(8, '17:00')
  expect(await jobsOf(student_id)).toBe(2)
})

test('a week without practice is told kindly', async () => {
  const { email } = await openGranted()
  await write(0, '17:00')
  await expect.poll(() => weeksTo(email).length).toBe(1)
  expect(weeksTo(email)[0]?.text).toContain('Ana didn’t practise last week. A few minutes are enough')
})

test('no line goes out to who was not asked, stopped, or has an inactive student, or once it is switched off', async () => {
  const pending = await openFamily(world)
  await pending.set()
  const stopped = await openGranted()
  await callPage(world, 'POST', stopped.path, 'List-Unsubscribe=One-Click')
  const inactive = await openGranted()
  await inactive.school.api.students.bulk({ body: { action: 'inactivate', ids: [inactive.student_id] } })
  const off = await openGranted()
  await writeToFamilies(off.school, false)
  await write(0, '17:00')
  for (const { student_id } of [pending, stopped, inactive, off]) expect(await jobsOf(student_id)).toBe(0)
})

test('a school without access writes to no family', async () => {
  const { school, student_id } = await openGranted()
  await world.pool.query(`update schools set subscription_end_date = now() - interval '1 day' where id = $1`, [
    school.signedIn.user.school.id,
  ])
  await write(0, '17:00')
  expect(await jobsOf(student_id)).toBe(0)
})
