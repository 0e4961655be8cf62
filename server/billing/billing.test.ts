import { beforeAll, expect, test } from 'vitest'
import { addCard, checkoutOf, codeOf, idOf, sandboxSchools, payWith, sync } from '#server/test/peers/sandbox-schools.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const { passDays, payingSchool } = sandboxSchools(() => world)
const actionsOf = async ({ api }: School) =>
  (await api.audit.list({ query: { group: 'plan' } })).items.map(({ action }) => action).toReversed()
const addStudents = (school: School, count: number) =>
  world.db
    .insertInto('students')
    .values(Array.from({ length: count }, (_, index) => ({ school_id: idOf(school), first_name: `S${index}` })))
    .returning('id')
    .execute()
const day = 24 * 3600

test('a new school meets 402 until it starts its trial, which lasts 14 days', async () => {
  const { api } = await world.signUp({ tier: null })
  expect(await codeOf(api.students.list())).toBe('subscription_required')
  expect(await api.billing.get()).toMatchObject({ provider: 'sandbox', trial_days: 14, ended_by: null, status: 'none' })
  const { user } = await api.billing.subscribe({ body: { tier: 'plus' } })
  expect(user).toMatchObject({ status: 'trialing', tier: 'plus' })
  const days = (Date.parse(user?.subscription_end_date ?? '') - Date.now()) / 864e5
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

test('a trial without a card ends to the second, says so, and what follows is paid', async () => {
  const school = await world.signUp()
  await passDays(school, 14 - 1 / day)
  await sync(school)
  expect(await codeOf(school.api.students.list())).toBe('done')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  // No request in between: time alone ends the trial.
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  expect(await school.api.auth.me()).toMatchObject({ status: 'canceled' })
  expect(await school.api.billing.get()).toMatchObject({ ended_by: 'trial', renews: false })
  const { url, user } = await school.api.billing.subscribe({ body: { tier: 'plus', from: '/students' } })
  expect([user, url]).toEqual([undefined, expect.stringMatching(/^\/upgrade\/checkout\//)])
  expect(await school.api.billing.checkout({ params: { id: checkoutOf(url) } })).toEqual({
    purpose: 'subscription',
    tier: 'plus',
    from: '/students',
  })
  expect(await payWith(school, url, 'good')).toBe('done')
  expect(await school.api.auth.me()).toMatchObject({ status: 'active', tier: 'plus' })
})

test('a trial with a card becomes a subscription, without an interruption', async () => {
  const school = await world.signUp()
  await addCard(school, 'good')
  await sync(school)
  // The end is past, and the provider was not asked yet.
  await world.db
    .updateTable('schools')
    .set({ subscription_end_date: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', idOf(school))
    .execute()
  expect(await codeOf(school.api.students.list())).toBe('done')
  await passDays(school, 15)
  await sync(school)
  expect(await school.api.auth.me()).toMatchObject({ status: 'active' })
  const [invoice] = (await school.api.billing.invoices()).items
  expect(invoice).toMatchObject({ status: 'paid', tier: 'starter', price: null })
})

test('a payment that fails closes the dashboard, is tried again, and a new card opens it', async () => {
  const school = await payingSchool('starter', 'expiring')
  await passDays(school, 31)
  await sync(school)
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  expect(await school.api.billing.get()).toMatchObject({ status: 'past_due', ended_by: 'failure' })
  expect(await codeOf(school.api.billing.subscribe({ body: { tier: 'plus' } }))).toBe('forbidden')
  expect(await addCard(school, 'confirmed')).toBe('done')
  expect(await codeOf(school.api.students.list())).toBe('done')
  expect((await school.api.billing.invoices()).items.map(({ status }) => status)).toEqual(['paid', 'paid'])
  expect(await actionsOf(school)).toEqual([
    'trial_started',
    'card_added',
    'payment_failed',
    'card_added',
    'card_made_primary',
    'payment_recovered',
  ])
})

test('payments that go on failing end the subscription, and a new one can be had', async () => {
  const school = await payingSchool('plus', 'expiring')
  await passDays(school, 31 + 16)
  await sync(school)
  expect(await school.api.billing.get()).toMatchObject({ status: 'canceled', ended_by: 'failure', renews: false })
  expect((await school.api.billing.invoices()).items[0]?.status).toBe('void')
  const { url } = await school.api.billing.subscribe({ body: { tier: 'starter' } })
  expect(await payWith(school, url, 'good')).toBe('done')
  expect(await school.api.auth.me()).toMatchObject({ status: 'active', tier: 'starter' })
})

test('a subscription that is cancelled runs to its end date, can be kept, and is over then', async () => {
  const school = await payingSchool('plus')
  const { user } = await school.api.billing.cancel()
  expect(user).toMatchObject({ status: 'canceled', tier: 'plus' })
  expect(await school.api.billing.get()).toMatchObject({ renews: false, ended_by: null })
  expect(await codeOf(school.api.students.list())).toBe('done')
  expect(await codeOf(school.api.billing.cancel())).toBe('forbidden')
  expect((await school.api.billing.resume()).user.status).toBe('active')
  expect(await codeOf(school.api.billing.resume())).toBe('forbidden')
  await school.api.billing.cancel()
  await passDays(school, 31)
  await sync(school)
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  expect((await school.api.billing.get()).ended_by).toBe('school')
})

test('a larger plan is in force at the next request', async () => {
  const school = await world.signUp()
  await school.api.billing.change({ body: { tier: 'plus' } })
  expect((await school.api.students.list()).seats.limit).toBe(150)
})

test('a plan that is too small is refused, or accepted with a choice of active students, or with all of them', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const ids = (await addStudents(school, 57)).map(({ id }) => id)
  const change = (body: { accept?: boolean; keep_active?: string[] }) =>
    school.api.billing.change({ body: { tier: 'starter', ...body } })
  await expect(change({})).rejects.toMatchObject({ code: 'over_new_limit', details: { limit: 55, used: 57, over: 2 } })
  await expect(change({ accept: true, keep_active: ids.slice(0, 56) })).rejects.toMatchObject({
    details: { limit: 55, used: 57, over: 1 },
  })
  const others = await addStudents(await world.signUp(), 1)
  expect(await codeOf(change({ accept: true, keep_active: others.map(({ id }) => id) }))).toBe('not_found')
  expect((await school.api.auth.me()).tier).toBe('plus')

  await change({ accept: true })
  expect((await school.api.students.list()).seats).toEqual({ used: 57, limit: 55 })
  const added = school.api.students.add({ body: { first_name: 'One more' } })
  expect(await codeOf(added)).toBe('student_limit_reached')
  await change({ accept: true, keep_active: ids.slice(0, 40) })
  const { seats, counts } = await school.api.students.list()
  expect([seats.used, counts.inactive]).toEqual([40, 17])
})

test('an admin needs no plan and has the seats of Pro', async () => {
  const school = await world.signUp({ tier: null })
  await world.db.updateTable('users').set({ role: 'admin' }).where('id', '=', school.signedIn.user.id).execute()
  expect((await school.api.students.list()).seats.limit).toBe(500)
})

test('without Stripe there are no webhooks', async () => {
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' },
    payload: '{}',
  })
  expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'not_found' }])
})
