import { beforeAll, expect, test } from 'vitest'
import { createKeys } from '#server/settings/keys.ts'
import { ensureLinks } from '#server/links/links.actions.ts'
import { openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const secretIn = ({ url }: { url: string }) => new URL(url).hash.slice(1)
const linkOf = ({ school, student_id }: PracticeStudent) => school.api.links.get({ params: { id: student_id } })
const schoolId = ({ signedIn }: School) => signedIn.user.school.id

/** What opening a link answers, to the letter. */
async function answerTo(token: string) {
  const { statusCode, headers, body } = await world.app.inject({
    method: 'POST',
    url: '/api/practice/session',
    payload: { token },
  })
  const { date: _date, 'x-request-id': _id, ...others } = headers
  return { statusCode, headers: others, body }
}

const expire = ({ school, student_id }: PracticeStudent) =>
  world.pool.query(`update practice_links set expires_at = now() where school_id = $1 and student_id = $2`, [
    schoolId(school),
    student_id,
  ])
const lapse = (school: School, status = 'unpaid') =>
  world.pool.query('update schools set subscription_status = $2 where id = $1', [schoolId(school), status])

test('a link is the same whenever it is shown, and its secret is written down nowhere', async () => {
  const student = await openPracticeStudent(world)
  const link = await linkOf(student)
  expect(link.url).toMatch(/\/practice#[\w-]{43}$/)
  expect((await linkOf(student)).url).toBe(link.url)
  const { rows } = await world.pool.query<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  for (const { table } of rows) {
    const { rowCount } = await world.pool.query(`select 1 from ${table} t where strpos(t::text, $1) > 0`, [
      secretIn(link),
    ])
    expect([table, rowCount]).toEqual([table, 0])
  }
})

test('a link lasts half a year, or as long as the school has decided; one that exists keeps its date', async () => {
  const student = await openPracticeStudent(world)
  const { api } = student.school
  const daysOf = ({ expires_at }: { expires_at: string }) =>
    Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)
  const link = await linkOf(student)
  expect(daysOf(link)).toBeGreaterThan(180)
  expect(daysOf(link)).toBeLessThan(186)
  const { version } = await api.school.get()
  expect((await api.school.edit({ body: { version, link_months: 2 } })).link_months).toBe(2)
  expect((await linkOf(student)).expires_at).toBe(link.expires_at)
  expect(daysOf(await api.links.renew({ params: { id: student.student_id } }))).toBeLessThan(63)
})

test('a link opens a session of four hours, and says when it was last used', async () => {
  const student = await openPracticeStudent(world)
  const [, claims = ''] = student.token.split('.')
  const { sub, aud, exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  expect([sub, aud, Number(exp) - Number(iat)]).toEqual([student.student_id, 'practice', 4 * 3600])
  expect((await linkOf(student)).last_used_at).not.toBeNull()
})

test('every dead link gets one and the same answer', async () => {
  const unknown = await answerTo('x'.repeat(43))
  expect([unknown.statusCode, JSON.parse(unknown.body)]).toMatchObject([404, { code: 'not_found' }])
  const kill: Record<string, (student: PracticeStudent) => Promise<unknown>> = {
    renewed: ({ school, student_id }) => school.api.links.renew({ params: { id: student_id } }),
    expired: expire,
    inactive: ({ school, student_id }) =>
      school.api.students.bulk({ body: { action: 'inactivate', ids: [student_id] } }),
    deleted: ({ school, student_id }) => school.api.students.remove({ params: { id: student_id } }),
    lapsed: ({ school }) => lapse(school),
    'never subscribed': ({ school }) => lapse(school, 'none'),
  }
  for (const [name, act] of Object.entries(kill)) {
    const student = await openPracticeStudent(world)
    const secret = secretIn(await linkOf(student))
    expect((await answerTo(secret)).statusCode).toBe(200)
    await act(student)
    expect([name, await answerTo(secret)]).toEqual([name, unknown])
  }
})

test('a link rests while its student is inactive or the school has no plan, and comes back to life', async () => {
  const student = await openPracticeStudent(world)
  const { api } = student.school
  const ids = [student.student_id]
  const secret = secretIn(await linkOf(student))
  await api.students.bulk({ body: { action: 'inactivate', ids } })
  await expect(student.api.practice.home()).rejects.toMatchObject({ code: 'unauthenticated' })
  await api.students.bulk({ body: { action: 'activate', ids } })
  expect((await student.api.practice.home()).partners).toHaveLength(1)
  await lapse(student.school)
  await expect(student.api.practice.home()).rejects.toMatchObject({ code: 'subscription_required' })
  await lapse(student.school, 'active')
  expect((await answerTo(secret)).statusCode).toBe(200)
  expect((await student.api.practice.home()).partners).toHaveLength(1)
})

test('renewing ends what the old link has opened, and the log says so', async () => {
  const student = await openPracticeStudent(world)
  const params = { id: student.student_id }
  const [old, renewed] = [await linkOf(student), await student.school.api.links.renew({ params })]
  expect(renewed.url).not.toBe(old.url)
  expect(renewed.last_used_at).toBeNull()
  await expect(student.api.practice.home()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect((await answerTo(secretIn(renewed))).statusCode).toBe(200)
  expect((await student.school.api.audit.list({ query: { group: 'practice' } })).items[0]?.action).toBe('link_renewed')
})

test('renewing and opening at the same moment leaves no session of the old link', async () => {
  for (let round = 0; round < 10; round += 1) {
    const student = await openPracticeStudent(world)
    const secret = secretIn(await linkOf(student))
    const params = { id: student.student_id }
    const [opened] = await Promise.all([answerTo(secret), student.school.api.links.renew({ params })])
    const { rowCount } = await world.pool.query('select 1 from practice_sessions where student_id = $1', [params.id])
    expect([rowCount, (await answerTo(secret)).statusCode]).toEqual([0, 404])
    expect([200, 404]).toContain(opened.statusCode)
  }
})

test('a link that is over is made anew when it is asked for, and one of another key of the server works again', async () => {
  const student = await openPracticeStudent(world)
  const old = await linkOf(student)
  await expire(student)
  const renewed = await linkOf(student)
  expect(renewed.url).not.toBe(old.url)
  expect((await answerTo(secretIn(renewed))).statusCode).toBe(200)
  const other = { ...world.services, keys: createKeys('another key of the server, long enough') }
  const links = await world.db
    .transaction()
    .execute((tx) => ensureLinks(other, tx, schoolId(student.school), [student.student_id]))
  const moved = links.get(student.student_id) ?? { url: '' }
  expect((await answerTo(secretIn(renewed))).statusCode).toBe(404)
  expect((await answerTo(secretIn(moved))).statusCode).toBe(200)
  expect((await linkOf(student)).url).toBe(renewed.url)
})

test('the twenty-first session ends the first', async () => {
  const student = await openPracticeStudent(world)
  const others = []
  for (let number = 0; number < 20; number += 1)
    others.push(await world.openPracticeSession(student.school, student.student_id))
  await expect(student.api.practice.home()).rejects.toMatchObject({ code: 'unauthenticated' })
  for (const { api } of others) expect((await api.practice.home()).partners).toHaveLength(1)
})

test('cards are those of the active students, by name, and their links open', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const { id: class_id } = await school.api.classes.add({ body: { name: 'B1' } })
  const ids = []
  for (const first_name of ['Zoe', 'Ana', 'Émile', 'Idle'])
    ids.push((await school.api.students.add({ body: { first_name, class_ids: [class_id], native_language: 'fr' } })).id)
  await school.api.students.bulk({ body: { action: 'inactivate', ids: ids.slice(3) } })
  const { items } = await school.api.links.cards({ body: { class_id } })
  expect(items.map(({ name }) => name)).toEqual(['Ana', 'Émile', 'Zoe'])
  for (const card of items) expect((await answerTo(secretIn(card))).statusCode).toBe(200)
  expect((await school.api.links.cards({ body: { student_ids: ids } })).items).toEqual(items)
  const [entry] = (await school.api.audit.list({ query: { group: 'practice' } })).items
  expect(entry).toMatchObject({ action: 'links_printed', details: { count: 3 } })
  const foreign = [ids[0] ?? '', crypto.randomUUID()]
  await expect(school.api.links.cards({ body: { student_ids: foreign } })).rejects.toMatchObject({ code: 'not_found' })
})

test('a card knows whether its student has someone to practise with, by themselves or through a class', async () => {
  const student = await openPracticeStudent(world)
  const { api } = student.school
  const { id: class_id } = await api.classes.add({ body: { name: 'B1' } })
  const alone = await api.students.add({ body: { first_name: 'Alone', class_ids: [class_id] } })
  const served = async () =>
    (await api.links.cards({ body: { student_ids: [student.student_id, alone.id] } })).items
      .filter(({ has_partner }) => has_partner)
      .map(({ student_id }) => student_id)
  expect(await served()).toEqual([student.student_id])
  await api.assignments.set({ body: { chatbot_ids: [student.chatbot_id], class_ids: [class_id], on: true } })
  expect(await served()).toHaveLength(2)
  await api.chatbots.archive({ params: { id: student.chatbot_id } })
  expect(await served()).toEqual([])
})

test('five hundred cards are made in a moment', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const school_id = schoolId(school)
  const values = Array.from({ length: 500 }, (_, place) => ({ school_id, first_name: `N${place}` }))
  const rows = await world.db.insertInto('students').values(values).returning('id').execute()
  const { items } = await school.api.links.cards({ body: { student_ids: rows.map(({ id }) => id) } })
  expect(new Set(items.map(({ url }) => url)).size).toBe(500)
  expect(items.slice(0, 3).map(({ name }) => name)).toEqual(['N0', 'N1', 'N2'])
})
