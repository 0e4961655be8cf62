import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const addressOf = (name: string) => `${name}-${crypto.randomUUID()}@students.example`
const send = ({ api }: School, ids: string[]) => api.students.bulk({ body: { action: 'send_link', ids } })
const secretIn = (text: string) => /\/practice#([\w-]{43})/.exec(text)?.[1] ?? ''

test('students get their link by mail, in their own language where Tertulia speaks it', async () => {
  const school = await world.signUp({ school_name: 'Escuela Sol' })
  const subjects = []
  for (const [native_language, word] of [
    ['de', 'Übungslink'],
    ['ja', 'practice link'],
    [null, 'practice link'],
  ] as const) {
    const email = addressOf('ana')
    const { id } = await school.api.students.add({ body: { first_name: 'Ana', email, native_language } })
    expect(await send(school, [id])).toEqual({ changed: 1, ids: [id] })
    const { subject, text, html } = await world.mailbox.find(email)
    expect(subject).toContain(word)
    expect(text).toContain('Escuela Sol')
    expect(html).toContain(`/practice#${secretIn(text)}`)
    const { practiceToken } = await world.anonymous.practice.open({ body: { token: secretIn(text) } })
    expect(practiceToken).toMatch(/^[\w-]+\./)
    expect((await school.api.links.get({ params: { id } })).sent_at).not.toBeNull()
    subjects.push(subject)
  }
  const [entry] = (await school.api.audit.list({ query: { group: 'practice' } })).items
  expect(entry).toMatchObject({ action: 'links_sent', details: { count: 1 } })
  const { rows } = await world.pool.query<{ data: object }>(
    `select data from pgboss.job where data->>'kind' = 'practice_link'`,
  )
  for (const { data } of rows)
    expect(Object.keys(data).toSorted()).toEqual(['kind', 'school_id', 'student_id', 'user_id'])
})

test('a letter to a student says “du”, or “Sie” where the school has chosen that', async () => {
  const school = await world.signUp()
  const { version } = await school.api.school.get()
  for (const [student_address, word, other] of [
    ['informal', 'kopiere diese Adresse in deinen Browser', /\b(?:Sie|Ihr|Ihnen)\b/],
    ['formal', 'kopieren Sie diese Adresse in Ihren Browser', /\b(?:du|dein|deinem|dich|dir)\b/i],
  ] as const) {
    await school.api.school.edit({ body: { version: version + Number(student_address === 'formal'), student_address } })
    const email = addressOf('ida')
    const { id } = await school.api.students.add({ body: { first_name: 'Ida', email, native_language: 'de' } })
    await send(school, [id])
    const { text, html } = await world.mailbox.find(email)
    expect(html).toContain(word)
    expect(text).not.toMatch(other)
  }
})

test('inactive students and those without an address are skipped, and no student gets more than three in an hour', async () => {
  const school = await world.signUp()
  const [email, idle] = [addressOf('bea'), addressOf('idle')]
  const ids = []
  for (const student of [{ first_name: 'Bea', email }, { first_name: 'None' }, { first_name: 'Idle', email: idle }])
    ids.push((await school.api.students.add({ body: student })).id)
  await school.api.students.bulk({ body: { action: 'inactivate', ids: ids.slice(2) } })
  world.services.config.limitFactor = 1
  for (let number = 0; number < 3; number += 1) expect(await send(school, ids)).toEqual({ changed: 1, ids: [ids[0]] })
  expect(await send(school, ids)).toEqual({ changed: 0, ids: [] })
  world.services.config.limitFactor = 100_000
  await expect.poll(() => world.mailbox.all().filter(({ to }) => to === email)).toHaveLength(3)
  expect(world.mailbox.all().some(({ to }) => to === idle)).toBe(false)
})

test('a school whose own address is not confirmed writes to no student, until it is', async () => {
  const school = await world.signUp({ is_confirmed: false })
  const own = school.signedIn.user.email
  const email = addressOf('eva')
  const { id } = await school.api.students.add({ body: { first_name: 'Eva', email } })
  await expect(send(school, [id])).rejects.toMatchObject({ code: 'address_not_confirmed', status: 403 })
  expect((await school.api.links.get({ params: { id } })).sent_at).toBeNull()
  await school.api.account.sendConfirmation()
  await world.anonymous.auth.confirmEmail({ body: { token: await world.mailbox.tokenFor(own, '/confirm-email') } })
  expect((await send(school, [id])).changed).toBe(1)
  expect(await world.mailbox.find(email)).toMatchObject({
    subject: 'Your practice link from Escuela Sol',
    from_name: 'Escuela Sol via Tertulia',
    reply_to: own,
    text: expect.stringContaining('Hello Eva,'),
  })
})

test('a letter that waits does not go out for a school whose address is not confirmed', async () => {
  const school = await world.signUp({ is_confirmed: false })
  const email = addressOf('eva')
  const { id: student_id } = await school.api.students.add({ body: { first_name: 'Eva', email } })
  const { id: user_id, school: own } = school.signedIn.user
  const letter = { kind: 'practice_link', school_id: own.id, user_id, student_id } as const
  await world.services.db.transaction().execute((tx) => world.services.jobs.send(tx, 'mail', letter))
  const states = async () =>
    (await world.pool.query(`select state from pgboss.job where data->>'student_id' = $1`, [student_id])).rows
  await expect.poll(states).toEqual([{ state: 'completed' }])
  expect(world.mailbox.all().some(({ to }) => to === email)).toBe(false)
})

test('a school on trial mails two links a day for each seat, a paying one ten, and never a part of what is too much', async () => {
  const school = await world.signUp()
  const { id: school_id } = school.signedIn.user.school
  const ids: string[] = []
  for (const name of ['ida', 'jon'])
    ids.push((await school.api.students.add({ body: { first_name: name, email: addressOf(name) } })).id)
  const sent = (count: number) =>
    world.pool.query(
      `insert into rate_windows (key, started_at, count) values ($1, now(), $2)
       on conflict (key) do update set count = excluded.count`,
      [`school-mails:${school_id}`, count],
    )
  world.services.config.limitFactor = 1
  await sent(2 * 55 - 1)
  await expect(send(school, ids)).rejects.toMatchObject({
    code: 'mail_limit_reached',
    details: { limit: 110, left: 1 },
  })
  expect(await send(school, ids.slice(0, 1))).toMatchObject({ changed: 1 })
  await world.pool.query(`update schools set subscription_status = 'active' where id = $1`, [school_id])
  await sent(10 * 55 - 2)
  expect(await send(school, ids)).toMatchObject({ changed: 2 })
  await expect(send(school, ids)).rejects.toMatchObject({ code: 'mail_limit_reached' })
  world.services.config.limitFactor = 100_000
})

test('who was deleted or made inactive before the letter goes out gets none, and all that match are sent theirs', async () => {
  const school = await world.signUp()
  const emails = ['one', 'two', 'three'].map(addressOf)
  const ids: string[] = []
  for (const email of emails) ids.push((await school.api.students.add({ body: { first_name: 'Ana', email } })).id)
  await world.services.db.transaction().execute(async (tx) => {
    const { id: school_id } = school.signedIn.user.school
    const { id: user_id } = school.signedIn.user
    const letter = { kind: 'practice_link', school_id, user_id } as const
    for (const student_id of ids.slice(0, 2)) await world.services.jobs.send(tx, 'mail', { ...letter, student_id })
    await tx
      .deleteFrom('students')
      .where('school_id', '=', school_id)
      .where('id', '=', ids[0] ?? '')
      .execute()
    await tx
      .updateTable('students')
      .set({ status: 'inactive', inactive_since: new Date().toISOString() })
      .where('school_id', '=', school_id)
      .where('id', '=', ids[1] ?? '')
      .execute()
  })
  const body = { action: 'send_link', filter: { search: 'Ana' }, expected: 2 } as const
  expect(await school.api.students.bulk({ body })).toEqual({ changed: 1, ids: [ids[2]] })
  await world.mailbox.find(emails[2] ?? '')
  expect(world.mailbox.all().filter(({ to }) => emails.includes(to))).toHaveLength(1)
})
