import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillClasses, newClass, planFor, planOf } from '#server/test/worlds/rollovers.ts'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
let school: School

beforeAll(async () => {
  world = await openWorld()
  school = await world.signUp()
  // The first request of a school also reserves a block of its rate limit.
  await school.api.students.list()
  await school.api.students.add({ body: { first_name: 'Ada' } })
})
afterAll(() => world.close())

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query').mockClear()
  await work()
  // The job queues are polled meanwhile.
  return query.mock.calls.filter(([statement]) => !JSON.stringify(statement).includes('pgboss')).length
}

test('a list of students takes three statements', async () => {
  expect(
    await statementsOf(() => school.api.students.list({ query: { search: 'a', page_size: 50 } })),
  ).toBeLessThanOrEqual(3)
})

test('a list of chatbots takes three statements', async () => {
  expect(
    await statementsOf(() => school.api.chatbots.list({ query: { search: 'a', page_size: 50 } })),
  ).toBeLessThanOrEqual(3)
})

test('a list of avatars takes three statements', async () => {
  expect(
    await statementsOf(() => school.api.avatars.list({ query: { search: 'a', page_size: 50 } })),
  ).toBeLessThanOrEqual(3)
})

test('Home takes nine statements', async () => {
  expect(await statementsOf(() => school.api.home.get())).toBeLessThanOrEqual(9)
})

test('a report takes eight statements', async () => {
  expect(await statementsOf(() => school.api.reports.get())).toBeLessThanOrEqual(8)
})

test('a new term takes as many statements for many students as for few', async () => {
  const start = async (classes: number, students: number) => {
    const names = Array.from({ length: classes }, (_, place) => `Term ${classes} ${place}`)
    const group = names.map((_, place) => Array.from({ length: students }, (_unused, one) => `S${place} ${one}`))
    const id = await fillClasses(school, Object.fromEntries(names.map((name, place) => [name, group[place] ?? []])))
    const body = planOf(
      names.map((name) => planFor(id(name), { act: 'archive', students: { step: 'move', new_class: 0 } })),
      [newClass(`Next ${classes}`)],
    )
    const { state } = await school.api.rollovers.rehearse({ body })
    return statementsOf(() => school.api.rollovers.start({ body: { ...body, state } }))
  }
  const [few, many] = [await start(1, 1), await start(3, 6)]
  expect(few).toBeLessThanOrEqual(40)
  expect(many).toBe(few)
})

test('a new student takes eight statements', async () => {
  const body = { first_name: 'Bo', email: 'bo@statements.example', student_number: '2' }
  expect(await statementsOf(() => school.api.students.add({ body }))).toBeLessThanOrEqual(8)
})

test('the notices take three statements', async () => {
  expect(await statementsOf(() => school.api.notices.list())).toBeLessThanOrEqual(3)
})

test('the signed-in user takes two statements', async () => {
  expect(await statementsOf(() => school.api.auth.me())).toBeLessThanOrEqual(2)
})

test('a message of a student and its reply take three statements', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  await say(student, id, 'Un café, por favor')
  expect(await statementsOf(() => say(student, id, 'La cuenta, por favor'))).toBeLessThanOrEqual(3)
})
