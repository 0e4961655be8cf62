import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthServices } from '#server/auth/auth.actions.ts'
import { demoStaff } from '#server/demo/staff.actions.ts'
import { demoSchool } from '#server/demo/demo-school.ts'
import { openDemoServices } from '#server/demo/demo-services.ts'
import { findDemo, makeDemo } from '#server/demo/demo.actions.ts'
import { type Api, clientOf, injectSend, openWorld, type World } from '#server/test/world.ts'

const { email, password, school_name } = demoSchool
const parts = new AsyncDisposableStack()
let world: World
let services: AuthServices
let api: Api

beforeAll(async () => {
  world = await openWorld()
  const config = { ...world.services.config, authSecret: world.authSecret }
  services = await openDemoServices(config, { ...world, close: async () => {} }, parts)
  // What a run leaves behind that was cut off.
  await world.anonymous.auth.signUp({ body: { email, password, school_name } })
  expect(await findDemo(services)).toBeNull()
  await makeDemo(services)
  api = await signIn()
})
afterAll(async () => {
  await parts.disposeAsync()
  await world.close()
})

async function signIn(): Promise<Api> {
  const { authToken } = await world.anonymous.auth.login({ body: { email, password } })
  return clientOf(injectSend(world.app, authToken))
}

test('the demo is a school with a plan, forty students and partners in two languages', async () => {
  const { total, counts: standing, seats } = await api.students.list({ query: {} })
  expect([total, standing.inactive, seats]).toEqual([40, 3, { used: 37, limit: 150 }])
  expect((await api.chatbots.list({ query: {} })).counts).toEqual({ draft: 1, published: 7, archived: 1 })
  expect((await api.avatars.list({ query: {} })).counts).toEqual({ active: 2, archived: 0 })
  expect((await api.languages.list()).items.filter(({ on }) => on).map(({ language }) => language)).toEqual([
    'en',
    'es',
  ])
  expect(await api.billing.get()).toMatchObject({ tier: 'plus', status: 'active', renews: true })
})

test('classes have homework: some is over and mostly done, some is due this week', async () => {
  const { items } = await api.tasks.list()
  expect(items.map((task) => task.class?.name)).toEqual(['A2 Monday', 'A2 mañanas', 'A2 Monday', 'A2 mañanas'])
  const over = items.slice(2).map(({ counts }) => counts)
  for (const { done, late } of over) expect(done).toBeGreaterThan(late)
  expect((await api.home.get()).homework.due.total).toBe(2)
})

test('a coordinator and three teachers work there, with classes and chatbots of their own', async () => {
  const { members } = await api.staff.list()
  expect(members.map(({ name, role, classes }) => [name, role, classes.length])).toEqual([
    ['Marta', 'school', 0],
    ['Pau', 'coordinator', 0],
    ['Grace', 'teacher', 2],
    ['Lucía', 'teacher', 2],
    ['Tom', 'teacher', 1],
  ])
  const { authToken } = await world.anonymous.auth.login({ body: { email: 'grace@academia-puente.example', password } })
  const grace = clientOf(injectSend(world.app, authToken))
  expect((await grace.students.list()).total).toBeGreaterThan(5)
  expect((await grace.chatbots.list()).items.filter(({ can_edit }) => can_edit)).toHaveLength(1)
})

test('Home has something to say in each of its places', async () => {
  const { setup, days, students, chatbots, flagged, latest } = await api.home.get()
  expect(Object.values(setup)).toEqual([true, true, true, true, true])
  expect(days.filter(({ conversations }) => conversations > 0).length).toBeGreaterThan(20)
  expect([students.never.total, students.stopped.total]).toEqual([4, 5])
  expect([students.most.items.length, chatbots.most_used.items.length, latest.length]).toEqual([5, 5, 5])
  expect(chatbots.without_students.items.map(({ name }) => name)).toEqual(['Phones at school: yes or no?'])
  expect(flagged.items.map(({ student, flags }) => [student?.name, flags])).toEqual([['Omar Khalil', ['self_harm']]])
})

test('every conversation was held in the last month, took its time, and has what the product measures', async () => {
  const { rows } = await world.pool.query<Record<string, number>>(`
    select count(*) filter (where last_message_at > now() or last_message_at < now() - interval '36 days')::int as elsewhen,
      count(*) filter (where (measures->>'minutes')::float8 < 0.3)::int as hasty,
      count(*) filter (where state = 'finished' and summary is null)::int as unsummed,
      count(*) filter (where state = 'running')::int > 5 as has_left,
      count(*) filter (where (measures->'corrections'->>'accents')::int > 0)::int > 5 as has_accents,
      count(*) filter (where (measures->'corrections'->>'other_language')::int > 0)::int > 5 as has_other,
      count(distinct student_id)::int as students from conversations`)
  expect(rows[0]).toEqual({
    elsewhen: 0,
    hasty: 0,
    unsummed: 0,
    has_left: true,
    has_accents: true,
    has_other: true,
    students: 36,
  })
})

test('people practise in the hours of their school', async () => {
  const { rows } = await world.pool.query<{ early: number; late: number }>(`
    select count(*) filter (where extract(hour from started_at at time zone 'Europe/Madrid') < 7)::int as early,
      count(*) filter (where extract(hour from started_at at time zone 'Europe/Madrid') > 21)::int as late
    from conversations where last_message_at < date_trunc('day', now() at time zone 'Europe/Madrid') at time zone 'Europe/Madrid'`)
  expect(rows[0]).toEqual({ early: 0, late: 0 })
})

test('the printed link opens the practice of a student, who has not used up their day', async () => {
  const link = (await findDemo(services))?.link ?? ''
  const { practiceToken, student, partners } = await world.anonymous.practice.open({
    body: { token: new URL(link).hash.slice(1) },
  })
  expect([student.first_name, partners.map(({ name }) => name)]).toEqual(['Inés', ['A job interview', 'Nora']])
  const practiceStudent = clientOf(injectSend(world.app, practiceToken))
  const nora = partners.find(({ avatar_id }) => avatar_id)
  expect(await practiceStudent.practice.start({ body: { avatar_id: nora?.avatar_id ?? '' } })).toMatchObject({
    today: { used: 0 },
  })
})

test('no mail was sent', async () => {
  expect(world.mailbox.all().filter(({ to }) => to !== email)).toEqual([])
})

test('what was there before is gone', async () => {
  const { rows } = await world.pool.query<{ schools: number; users: number }>(
    'select (select count(*)::int from schools) as schools, (select count(*)::int from users) as users',
  )
  expect(rows).toEqual([{ schools: 1, users: 1 + demoStaff.length }])
})

test('a school whose password was changed is left alone', async () => {
  await api.auth.changePassword({ body: { current_password: password, new_password: 'a-quiet-river-42' } })
  await expect(makeDemo(services)).rejects.toThrow('The password of office@academia-puente.example was changed')
  expect(await findDemo(services)).toMatchObject({ students: 40 })
})
