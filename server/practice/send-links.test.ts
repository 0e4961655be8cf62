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
    const { practiceToken } = await world.stranger.practice.open({ body: { token: secretIn(text) } })
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

test('who is inactive or has no address is left out, and nobody gets more than three in an hour', async () => {
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

test('a school whose own address nobody has confirmed does not choose the subject', async () => {
  const school = await world.signUp({ school_name: 'Win a prize' })
  const email = addressOf('eva')
  const { id } = await school.api.students.add({ body: { first_name: 'Eva', email } })
  await send(school, [id])
  expect((await world.mailbox.find(email)).subject).toBe('Your practice link from Tertulia')
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
