import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

const set = (
  { signedIn }: School,
  values: { subscription_status?: 'canceled' | 'past_due'; subscription_end_date?: string },
) => world.db.updateTable('schools').set(values).where('id', '=', signedIn.user.school.id).execute()
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

test('a new school meets 402 until it starts its trial, which lasts 14 days', async () => {
  const { api } = await world.signUp({ tier: null })
  expect(await codeOf(api.students.list())).toBe('subscription_required')
  expect(await api.billing.get()).toMatchObject({ provider: 'sandbox', trial_days: 14, ended_by: null })
  const { user } = await api.billing.subscribe({ body: { tier: 'plus' } })
  expect(user).toMatchObject({ status: 'trialing', tier: 'plus' })
  const days = (Date.parse(user.subscription_end_date ?? '') - Date.now()) / 864e5
  expect(days).toBeCloseTo(14, 2)
  expect((await api.students.list()).seats).toEqual({ used: 0, limit: 150 })
})

test('a trial is had once, also by two clicks at the same moment', async () => {
  const { api } = await world.signUp({ tier: null })
  const codes = await Promise.all([
    codeOf(api.billing.subscribe({ body: { tier: 'plus' } })),
    codeOf(api.billing.subscribe({ body: { tier: 'pro' } })),
  ])
  expect(codes.toSorted()).toEqual(['done', 'forbidden'])
  expect((await api.billing.get()).trial_days).toBeNull()
})

test('a trial ends to the second, and says so', async () => {
  const school = await world.signUp()
  await set(school, { subscription_end_date: inSeconds(-1) })
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  expect(await school.api.auth.me()).toMatchObject({ status: 'canceled' })
  expect((await school.api.billing.get()).ended_by).toBe('trial')
})

test('a cancelled subscription gives access until its end date', async () => {
  const school = await world.signUp()
  await set(school, { subscription_status: 'canceled', subscription_end_date: inSeconds(60) })
  expect(await codeOf(school.api.students.list())).toBe('done')
  await set(school, { subscription_end_date: inSeconds(-1) })
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  expect((await school.api.billing.get()).ended_by).toBe('school')
})

test('a failed payment closes the dashboard', async () => {
  const school = await world.signUp()
  await set(school, { subscription_status: 'past_due' })
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  expect((await school.api.billing.get()).ended_by).toBe('failure')
})

test('an admin needs no plan and has the seats of Pro', async () => {
  const school = await world.signUp({ tier: null })
  await world.db.updateTable('users').set({ role: 'admin' }).where('id', '=', school.signedIn.user.id).execute()
  expect((await school.api.students.list()).seats.limit).toBe(500)
})

test('a larger plan is in force at the next request, and one that is too small is refused', async () => {
  const school = await world.signUp()
  await school.api.billing.change({ body: { tier: 'plus' } })
  expect((await school.api.students.list()).seats.limit).toBe(150)
  const school_id = school.signedIn.user.school.id
  await world.db
    .insertInto('students')
    .values(Array.from({ length: 56 }, (_, index) => ({ school_id, first_name: `S${index}` })))
    .execute()
  await expect(school.api.billing.change({ body: { tier: 'starter' } })).rejects.toMatchObject({
    code: 'over_new_limit',
    details: { limit: 55, used: 56, over: 1 },
  })
  expect((await school.api.auth.me()).tier).toBe('plus')
})
