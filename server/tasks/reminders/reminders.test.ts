import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#server/reports/report-days.ts'
import { localTime, remindSchools } from '#server/tasks/reminders/daily.ts'
import { addPastConversation, setTimeZone } from '#server/test/past-conversations.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import { inDays, setTask } from '#server/test/worlds/task-world.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const at = (days: number, time: string) => `${inDays(days)}T${time}:00Z`
const schoolId = ({ signedIn }: School) => signedIn.user.school.id

async function addStudent({ api }: School, name: string, fields: { class_id?: string; email?: string | null } = {}) {
  const { class_id, email = `${name}-${crypto.randomUUID()}@students.example`.toLowerCase() } = fields
  const { id } = await api.students.add({ body: { first_name: name, email, class_ids: class_id ? [class_id] : [] } })
  await api.links.get({ params: { id } })
  return id
}

/** Who was reminded, in the order of the days: "0 Ana". */
async function remindersOf(school: School): Promise<string[]> {
  const { rows } = await world.pool.query<{ day: string; name: string }>(
    `select m.day::text, s.first_name as name from task_reminders m join students s on s.school_id = m.school_id and s.id = m.student_id
     where m.school_id = $1 order by m.day, s.first_name`,
    [schoolId(school)],
  )
  return rows.map(({ day, name }) => `${(Date.parse(day) - Date.parse(inDays(0))) / 86_400_000} ${name}`)
}

const mailsTo = async (student_id: string) => {
  const { rows } = await world.pool.query(`select 1 from pgboss.job where data->>'student_id' = $1`, [student_id])
  return rows.length
}

async function openHomework() {
  const school = await world.signUp({ tier: 'pro' })
  const ana = await addStudent(school, 'Ana')
  const chatbot_id = await giveChatbot(school, {})
  return { school, ana, chatbot_id }
}

test('a week of homework for three classes: each student is reminded the day before and on the day, and no one twice', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const { api } = school
  const chatbot_id = await giveChatbot(school, {})
  const classes: string[] = []
  for (const name of ['A', 'B', 'C']) classes.push((await api.classes.add({ body: { name } })).id)
  const [a = '', b = '', c = ''] = classes
  const ana = await addStudent(school, 'Ana', { class_id: a })
  await addStudent(school, 'Bo', { class_id: b })
  const cleo = await addStudent(school, 'Cleo', { class_id: c })
  const dora = await addStudent(school, 'Dora', { class_id: a })
  const eli = await addStudent(school, 'Eli', { class_id: b })
  const fay = await addStudent(school, 'Fay', { class_id: c })
  await addStudent(school, 'Gus', { class_id: c, email: null })
  await api.students.bulk({ body: { action: 'inactivate', ids: [await addStudent(school, 'Hal', { class_id: c })] } })
  const first = await setTask(school, { chatbot_id, class_ids: [a], due_on: inDays(2), times: 1 })
  await setTask(school, { chatbot_id, class_ids: [b], due_on: inDays(3), times: 2 })
  const third = await setTask(school, { chatbot_id, class_ids: [c], due_on: inDays(4), turns: 4 })
  await setTask(school, { chatbot_id, student_ids: [cleo], due_on: inDays(5), minutes: 2 })
  const except = (id: string, student_id: string, excused: boolean, due_on: string | null) =>
    api.tasks.except({ params: { id }, body: { student_ids: [student_id], excused, due_on } })
  await except(first.id, dora, false, inDays(5))
  await except(third.id, fay, true, null)
  for (let day = 0; day < 7; day += 1) {
    for (const time of ['15:59', '16:00', '16:01', '20:59', '23:30']) await remindSchools(world.services, at(day, time))
    if (day === 1) await addPastConversation(world, school, { student_id: ana, chatbot_id, at: at(1, '18:00') })
    if (day === 2)
      for (const time of ['17:00', '18:00'])
        await addPastConversation(world, school, { student_id: eli, chatbot_id, at: at(2, time) })
  }
  expect(await remindersOf(school)).toEqual([
    '1 Ana',
    '2 Bo',
    '2 Eli',
    '3 Bo',
    '3 Cleo',
    '4 Cleo',
    '4 Dora',
    '5 Cleo',
    '5 Dora',
  ])
  expect(await mailsTo(cleo)).toBe(3)
})

test('reminders go out from the hour on, are made up for until the evening, and not at night', async () => {
  const { school, chatbot_id, ana } = await openHomework()
  await setTask(school, { chatbot_id, student_ids: [ana], opens_on: inDays(0), due_on: inDays(3), times: 1 })
  await remindSchools(world.services, at(2, '15:59'))
  await remindSchools(world.services, at(2, '21:00'))
  expect(await remindersOf(school)).toEqual([])
  await remindSchools(world.services, at(3, '20:59'))
  expect(await remindersOf(school)).toEqual(['3 Ana'])
})

test('an hour at night is the school’s choice, and what was missed waits for the morning', async () => {
  const { school, chatbot_id, ana } = await openHomework()
  const { version } = await school.api.school.get()
  await school.api.school.edit({ body: { version, reminder_hour: 5 } })
  await setTask(school, { chatbot_id, student_ids: [ana], due_on: inDays(2), times: 1 })
  await remindSchools(world.services, at(1, '05:30'))
  await remindSchools(world.services, at(2, '06:00'))
  expect(await remindersOf(school)).toEqual(['1 Ana'])
  await remindSchools(world.services, at(2, '08:00'))
  expect(await remindersOf(school)).toEqual(['1 Ana', '2 Ana'])
})

test('the hour and the days are those of the school’s time zone', async () => {
  const { school, chatbot_id, ana } = await openHomework()
  await setTimeZone(school, 'Pacific/Kiritimati')
  await setTask(school, { chatbot_id, student_ids: [ana], due_on: inDays(3), times: 1 })
  await remindSchools(world.services, at(2, '01:59'))
  expect(await remindersOf(school)).toEqual([])
  await remindSchools(world.services, at(2, '02:00'))
  expect(await remindersOf(school)).toEqual(['2 Ana'])
})

test.each([
  ['2026-03-29T00:59:00Z', '2026-03-29', 1],
  ['2026-03-29T01:00:00Z', '2026-03-29', 3],
  ['2026-10-25T00:30:00Z', '2026-10-25', 2],
  ['2026-10-25T01:30:00Z', '2026-10-25', 2],
  ['2026-10-25T23:00:00Z', '2026-10-26', 0],
])('in Madrid, %s is the day %s and the hour %i, also when clocks change', (now, day, hour) => {
  expect(localTime('Europe/Madrid', now)).toEqual({ zone: 'Europe/Madrid', day, hour })
})

test('an hour that is repeated when clocks go back reminds no one twice', async () => {
  const { school, chatbot_id, ana } = await openHomework()
  await setTimeZone(school, 'Europe/Madrid')
  const { version } = await school.api.school.get()
  await school.api.school.edit({ body: { version, reminder_hour: 2 } })
  const years = new Date().getUTCFullYear() + (new Date().getUTCMonth() >= 8 ? 1 : 0)
  // Clocks go back on the last Sunday of October.
  const last = new Date(Date.UTC(years, 9, 31))
  const sunday = addDays(last.toISOString().slice(0, 10), -last.getUTCDay())
  await world.pool.query(`update practice_links set expires_at = now() + interval '2 years' where student_id = $1`, [
    ana,
  ])
  const task = await setTask(school, { chatbot_id, student_ids: [ana], times: 1 })
  await world.pool.query('update tasks set due_on = $2 where id = $1', [task.id, sunday])
  await remindSchools(world.services, `${sunday}T00:30:00Z`)
  await remindSchools(world.services, `${sunday}T01:30:00Z`)
  expect(await mailsTo(ana)).toBe(1)
})

test('two processes that remind at once send each student one mail', async () => {
  const { school, chatbot_id, ana } = await openHomework()
  await setTask(school, { chatbot_id, student_ids: [ana], due_on: inDays(1), times: 1 })
  await Promise.all(Array.from({ length: 4 }, () => remindSchools(world.services, at(0, '16:00'))))
  expect(await remindersOf(school)).toEqual(['0 Ana'])
  expect(await mailsTo(ana)).toBe(1)
})

test('a school that is interrupted while it reminds has reminded no one, and begins anew', async () => {
  const { school, chatbot_id, ana } = await openHomework()
  await setTask(school, { chatbot_id, student_ids: [ana], due_on: inDays(1), times: 1 })
  const jobs = { ...world.services.jobs, send: () => Promise.reject(new Error('killed')) }
  const log = { ...world.services.log, warn: () => undefined } as unknown as typeof world.services.log
  await remindSchools({ ...world.services, jobs, log }, at(0, '16:00'))
  expect(await remindersOf(school)).toEqual([])
  await remindSchools(world.services, at(0, '16:01'))
  expect(await remindersOf(school)).toEqual(['0 Ana'])
})

test.each<[string, string]>([
  ['whose address is not confirmed', `update users set email_confirmed_at = null where school_id = $1`],
  ['whose plan has ended', `update schools set subscription_status = 'unpaid' where id = $1`],
  ['that switched reminders off', `update schools set reminds_students = false where id = $1`],
  ['whose student has stopped them', `update students set reminders_stopped_at = now() where school_id = $1`],
  ['whose student has no live link', `update practice_links set expires_at = now() where school_id = $1`],
  ['whose chatbot is archived', `update chatbots set status = 'archived' where school_id = $1`],
  ['whose homework was deleted', `update tasks set deleted_at = now() where school_id = $1`],
])('a school %s sends no reminders', async (_name, statement) => {
  const { school, chatbot_id, ana } = await openHomework()
  await setTask(school, { chatbot_id, student_ids: [ana], due_on: inDays(1), times: 1 })
  await world.pool.query(statement, [schoolId(school)])
  await remindSchools(world.services, at(0, '16:00'))
  expect(await remindersOf(school)).toEqual([])
})

test('what the day’s mails are too few for is left out, and what is due today comes first', async () => {
  const { school, chatbot_id, ana } = await openHomework()
  const bo = await addStudent(school, 'Bo')
  await setTask(school, { chatbot_id, student_ids: [ana], due_on: inDays(1), times: 1 })
  await setTask(school, { chatbot_id, student_ids: [bo], due_on: inDays(0), times: 1 })
  const { seats } = await school.api.students.list()
  await world.pool.query(`insert into rate_windows (key, started_at, count) values ($1, now(), $2)`, [
    `school-mails:${schoolId(school)}`,
    2 * seats.limit - 1,
  ])
  await world.pool.query(
    `update schools set subscription_status = 'trialing', subscription_renews = true where id = $1`,
    [schoolId(school)],
  )
  const config = { ...world.services.config, limitFactor: 1 }
  const log = { ...world.services.log, warn: () => undefined } as unknown as typeof world.services.log
  await remindSchools({ ...world.services, config, log }, at(0, '16:00'))
  expect(await remindersOf(school)).toEqual(['0 Bo'])
})
