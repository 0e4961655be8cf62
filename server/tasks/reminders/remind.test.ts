import { beforeAll, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { callPage, openReminders, stopPathIn } from '#server/test/worlds/reminder-world.ts'
import { inDays, now, setTask } from '#server/test/worlds/task-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const openHomework = (fields?: Parameters<typeof openReminders>[1]) => openReminders(world, fields)

test('a teacher reminds all who have not done a task, and is told who got no mail and why', async () => {
  const { school, ana, add, chatbot_id, email, class_id, remind, task } = await openHomework()
  const address = (name: string) => `${name}-${crypto.randomUUID()}@students.example`
  const bo = await add({ first_name: 'Bo', email: address('bo') })
  const cleo = await add({ first_name: 'Cleo' })
  const dora = await add({ first_name: 'Dora', email: address('dora') })
  await world.pool.query('update students set reminders_stopped_at = now() where id = $1', [dora])
  const eli = await add({ first_name: 'Eli', email: address('eli') })
  await world.pool.query('delete from practice_links where student_id = $1', [eli])
  for (let time = 0; time < 2; time++)
    await addPastConversation(world, school, { student_id: bo, chatbot_id, at: now() })
  const skipped = (student: { id: string; name: string }, reason: string) => ({ student, reason })
  const [bos, cleos, doras, elis] = [
    { id: bo, name: 'Bo' },
    { id: cleo, name: 'Cleo' },
    { id: dora, name: 'Dora' },
    { id: eli, name: 'Eli' },
  ]
  const others = [skipped(cleos, 'no_address'), skipped(doras, 'stopped'), skipped(elis, 'no_link')]
  const teacher = await world.addMember(school, 'teacher', [class_id])
  expect(await teacher.api.tasks.remind({ params: { id: task.id }, body: {} })).toEqual({ sent: 1, skipped: others })
  expect(await remind()).toEqual({ sent: 0, skipped: [skipped({ id: ana, name: 'Ana' }, 'reminded_today'), ...others] })
  expect(await remind([bo])).toEqual({ sent: 0, skipped: [skipped(bos, 'done')] })
  await expect(remind([crypto.randomUUID()])).rejects.toMatchObject({ code: 'not_found' })
  expect(await world.mailbox.find(email)).toMatchObject({ reply_to: teacher.signedIn.user.email })
  const entries = (await school.api.audit.list({ query: { group: 'practice' } })).items
  expect(entries.filter(({ action }) => action === 'task_reminders_sent').map(({ details }) => details)).toEqual([
    { count: 1 },
  ])
})

test('a school whose own address is not confirmed reminds no one', async () => {
  const { school, remind, class_id, task } = await openHomework()
  const teacher = await world.addMember(school, 'teacher', [class_id])
  await world.pool.query(`update users set email_confirmed_at = null where school_id = $1 and role = 'school'`, [
    school.signedIn.user.school.id,
  ])
  await expect(remind()).rejects.toMatchObject({ code: 'address_not_confirmed' })
  await expect(teacher.api.tasks.remind({ params: { id: task.id }, body: {} })).rejects.toMatchObject({
    code: 'address_not_confirmed',
  })
})

test('reminders count among the mails of the day', async () => {
  const { school, remind } = await openHomework()
  await world.pool.query(`insert into rate_windows (key, started_at, count) values ($1, now(), 2000000000)`, [
    `school-mails:${school.signedIn.user.school.id}`,
  ])
  await expect(remind()).rejects.toMatchObject({ code: 'mail_limit_reached' })
  const { rows } = await world.pool.query('select 1 from task_reminders where school_id = $1', [
    school.signedIn.user.school.id,
  ])
  expect(rows).toEqual([])
})

test('a reminder names the homework in words, is from the school, and can be stopped', async () => {
  const { school, ana, chatbot_id, email, remind, add } = await openHomework()
  await setTask(school, {
    chatbot_id,
    student_ids: [ana],
    opens_on: inDays(-9),
    due_on: inDays(-2),
    minutes: 5,
    turns: 1,
  })
  await setTask(school, { chatbot_id, student_ids: [ana], opens_on: inDays(-9), due_on: inDays(-8), minutes: 5 })
  await addPastConversation(world, school, { student_id: ana, chatbot_id, at: now() })
  await add({ first_name: 'Bo' })
  await remind([ana])
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(inDays(days)),
    )
  const mail = await world.mailbox.find(email)
  expect(mail).toMatchObject({
    subject: 'Your homework for Escuela Sol',
    from_name: 'Escuela Sol via Tertulia',
    reply_to: school.signedIn.user.email,
    student_id: ana,
  })
  expect(mail.text.replaceAll(',', '')).toContain(`Café Sol by ${day(4)}: 2 conversations 1 done`.replaceAll(',', ''))
  for (const part of ['Hello Ana,', 'Order a coffee.', '1 message', '5 minutes, 3 done', 'due since', '/practice#'])
    expect(mail.text).toContain(part)
  expect(mail.text.match(/Café Sol/g)).toHaveLength(2)
  expect(mail.text).toContain(mail.stop_link)
  expect(stopPathIn(mail.text)).not.toBe('')
})

test.each(interfaceLanguages)(
  'in %s a reminder and its page are in the student’s language, in either address',
  async (language) => {
    const { school, email, remind } = await openHomework({ native_language: language })
    const { version } = await school.api.school.get()
    await school.api.school.edit({ body: { version, student_address: 'formal' } })
    await remind()
    const { text, language: written } = await world.mailbox.find(email)
    expect(written).toBe(language)
    if (language === 'de') expect(text).not.toMatch(/\b(?:du|dein|deine|dich|dir)\b/i)
    if (language === 'fr') expect(text).not.toMatch(/\b(?:tu|ton|ta|tes|toi)\b/i)
    const page = await callPage(world, 'GET', stopPathIn(text))
    expect(page.body).toContain(`<html lang="${language === 'pt' ? 'pt-BR' : language}">`)
  },
)

test('a reminder that waits is not sent to a student who did the homework or stopped meanwhile, or on another day', async () => {
  const { school, ana, task, email } = await openHomework()
  const { id: user_id, school: own } = school.signedIn.user
  const letter = { kind: 'homework_reminder', school_id: own.id, user_id, student_id: ana } as const
  const send = async (day: string, task_id = task.id) => {
    await world.services.db
      .transaction()
      .execute((tx) => world.services.jobs.send(tx, 'mail', { ...letter, day, task_id }))
    const { rows } = await world.pool.query(
      `select state from pgboss.job where data->>'student_id' = $1 and state <> 'completed'`,
      [ana],
    )
    return rows.length
  }
  await send(inDays(-1))
  await send(inDays(0), crypto.randomUUID())
  await world.pool.query('update students set reminders_stopped_at = now() where id = $1', [ana])
  await send(inDays(0))
  const waiting = async () =>
    (await world.pool.query(`select 1 from pgboss.job where data->>'student_id' = $1 and state <> 'completed'`, [ana]))
      .rows
  await expect.poll(waiting).toEqual([])
  expect(world.mailbox.all().some(({ to }) => to === email)).toBe(false)
})
