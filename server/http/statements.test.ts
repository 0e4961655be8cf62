import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
  const query = vi.spyOn(Client.prototype, 'query')
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

test('Home takes seven statements', async () => {
  expect(await statementsOf(() => school.api.home.get())).toBeLessThanOrEqual(7)
})

test('a report takes eight statements', async () => {
  expect(await statementsOf(() => school.api.reports.get())).toBeLessThanOrEqual(8)
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
