import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemOf } from '#server/test/peers/stripe/state/objects.subscription.ts'
import { day, inDays, openStripeWorld, type StripeWorld } from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())

/** The newest subscription of a customer, as Stripe has it, to be changed behind the product's back. */
function subscriptionOf(customer: string) {
  const found = [...world.peer.state.subscriptions.values()].findLast((one) => one.customer === customer)
  if (!found) throw new Error(`${customer} has no subscription`)
  return found
}

test('a customer who never subscribed stands nowhere', async () => {
  expect(await world.read(await world.newCustomer())).toEqual({
    subscription: null,
    status: 'none',
    tier: null,
    subscription_end_date: null,
    renews: false,
    ended_by: null,
    trial_started_at: null,
    payment_methods: [],
  })
})

test('a trial without a card ends by itself, to the second, and says that the trial ended', async () => {
  const customer = await world.newTrial('plus')
  const running = await world.read(customer)
  expect(running).toMatchObject({ status: 'trialing', tier: 'plus', renews: false, ended_by: null })
  expect(inDays(running.subscription_end_date)).toBeCloseTo(14, 2)
  expect(inDays(running.trial_started_at)).toBeCloseTo(0, 2)
  world.peer.advance(14 * day + 60)
  const over = await world.read(customer)
  expect(over).toMatchObject({ status: 'canceled', tier: 'plus', renews: false, ended_by: 'trial' })
  expect(inDays(over.subscription_end_date)).toBeCloseTo(-60 / day, 3)
  expect(inDays(over.trial_started_at)).toBeCloseTo(-14, 2)
})

test('a trial with a card goes on as a month that is paid', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '4242')
  expect(await world.read(customer)).toMatchObject({ status: 'trialing', renews: true })
  world.peer.advance(14 * day + 60)
  const paid = await world.read(customer)
  expect(paid).toMatchObject({ status: 'active', tier: 'starter', renews: true, ended_by: null })
  expect(inDays(paid.subscription_end_date)).toBeGreaterThan(27)
  expect(inDays(paid.subscription_end_date)).toBeLessThan(31)
  world.peer.advance(31 * day)
  expect(await world.read(customer)).toMatchObject({ status: 'active', renews: true })
  expect((await world.gateway.invoices(customer)).map(({ price }) => price?.amount)).toEqual([2900, 2900, 0])
})

test('a payment that fails is past due, and a new card repairs it at once', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '0341')
  world.peer.advance(14 * day + 60)
  expect(await world.read(customer)).toMatchObject({ status: 'past_due', renews: false, ended_by: 'failure' })
  await world.addCard(customer, '4242')
  expect(await world.read(customer)).toMatchObject({ status: 'active', renews: true, ended_by: null })
  expect((await world.gateway.invoices(customer)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('a payment that fails again and again ends the subscription by failure', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '0341')
  world.peer.advance(14 * day + 3 * day + 60)
  expect(await world.read(customer)).toMatchObject({ status: 'past_due' })
  world.peer.advance(12 * day)
  const over = await world.read(customer)
  expect(over).toMatchObject({ status: 'canceled', renews: false, ended_by: 'failure' })
  expect(inDays(over.subscription_end_date)).toBeCloseTo(-60 / day, 3)
})

test('a cancelled subscription runs to the end of its month, and then the school has ended it', async () => {
  const customer = await world.newPayer()
  const { subscription_end_date: end } = await world.read(customer)
  await world.gateway.cancel(await world.order(customer))
  expect(await world.read(customer)).toMatchObject({
    status: 'canceled',
    subscription_end_date: end,
    renews: false,
    ended_by: null,
  })
  world.peer.advance(32 * day)
  const over = await world.read(customer)
  expect(over).toMatchObject({ status: 'canceled', renews: false, ended_by: 'school' })
  // It ended with its month, and not when that was asked for.
  expect(inDays(over.subscription_end_date)).toBeGreaterThan(-5)
})

test('a trial that was cancelled is ended by the school, not by the trial', async () => {
  const customer = await world.newTrial()
  await world.gateway.cancel(await world.order(customer))
  const cancelled = await world.read(customer)
  expect(cancelled).toMatchObject({ status: 'canceled', ended_by: null, renews: false })
  expect(inDays(cancelled.subscription_end_date)).toBeCloseTo(14, 2)
  world.peer.advance(15 * day)
  expect(await world.read(customer)).toMatchObject({ status: 'canceled', ended_by: 'school' })
})

test.each(['flexible', 'classic'] as const)('cancel, resume and cancel again in %s billing', async (billing) => {
  world.peer.state.billing = billing
  const customer = await world.newPayer()
  world.peer.state.billing = 'flexible'
  await world.gateway.cancel(await world.order(customer))
  expect(subscriptionOf(customer).cancel_at_period_end).toBe(billing === 'classic')
  expect(await world.read(customer)).toMatchObject({ status: 'canceled', ended_by: null })
  await world.gateway.resume(await world.order(customer))
  expect(await world.read(customer)).toMatchObject({ status: 'active', renews: true })
  const writes = world.peer.calls.filter((call) => call.startsWith('POST')).length
  await world.gateway.resume(await world.order(customer))
  expect(world.peer.calls.filter((call) => call.startsWith('POST'))).toHaveLength(writes)
  await world.gateway.cancel(await world.order(customer))
  expect(await world.read(customer)).toMatchObject({ status: 'canceled' })
  world.peer.advance(32 * day)
  expect(subscriptionOf(customer).status).toBe('canceled')
})

test('an end that was set at Stripe counts, and can be taken back', async () => {
  const customer = await world.newPayer()
  subscriptionOf(customer).cancel_at = Math.floor(Date.now() / 1000) + 5 * day
  const ending = await world.read(customer)
  expect(ending).toMatchObject({ status: 'canceled', renews: false, ended_by: null })
  expect(inDays(ending.subscription_end_date)).toBeCloseTo(5, 2)
  await world.gateway.resume(await world.order(customer))
  expect(await world.read(customer)).toMatchObject({ status: 'active', renews: true })
})

test('a trial that was had long ago is still known', async () => {
  const customer = await world.newTrial()
  world.peer.advance(15 * day)
  const visit = {
    customer,
    returnUrl: 'http://school.example/upgrade',
    from: null,
    language: null,
    key: 'after-the-trial',
  }
  const url = await world.gateway.subscribe(visit, { tier: 'starter', trialDays: null, school_id: 'a-school' })
  await world.peer.pay(url ?? '')
  const paid = await world.read(customer)
  expect(paid.status).toBe('active')
  expect(inDays(paid.trial_started_at)).toBeCloseTo(-15, 2)
})

test.each([
  ['unpaid', { status: 'unpaid', ended_by: 'failure', renews: false }],
  ['incomplete', { status: 'incomplete', ended_by: 'failure', renews: false }],
  ['incomplete_expired', { status: 'canceled', ended_by: 'failure', renews: false }],
  ['paused', { status: 'canceled', ended_by: 'trial', renews: false }],
])('a subscription that is %s at Stripe', async (status, expected) => {
  const customer = await world.newTrial()
  const subscription = subscriptionOf(customer)
  subscription.trial_end = subscription.created + 1
  subscription.status = status
  if (status === 'incomplete_expired') subscription.ended_at = subscription.created
  const state = await world.read(customer)
  expect(state).toMatchObject(expected)
  if (expected.status === 'canceled') expect(inDays(state.subscription_end_date)).toBeLessThan(1 / day + 0.001)
})

test.each([
  ['payment_failed', 'failure'],
  ['payment_disputed', 'failure'],
  ['cancellation_requested', 'school'],
  [null, 'school'],
] as const)('a subscription that ended for %s at Stripe was ended by %s', async (reason, ending) => {
  const customer = await world.newPayer()
  const subscription = subscriptionOf(customer)
  const ended_at = subscription.created
  const cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  Object.assign(subscription, { status: 'canceled', ended_at, canceled_at: ended_at, cancellation_details })
  expect(await world.read(customer)).toMatchObject({
    status: 'canceled',
    ended_by: ending,
    subscription_end_date: new Date(ended_at * 1000).toISOString(),
  })
})

test('a trial ends at its trial end, not at its period’s end', async () => {
  const customer = await world.newTrial()
  itemOf(subscriptionOf(customer)).current_period_end += 9 * day
  expect(inDays((await world.read(customer)).subscription_end_date)).toBeCloseTo(14, 2)
})

test('the period stands on the items', async () => {
  const customer = await world.newPayer()
  const end = Math.floor(Date.now() / 1000) + 9 * day
  itemOf(subscriptionOf(customer)).current_period_end = end
  expect((await world.read(customer)).subscription_end_date).toBe(new Date(end * 1000).toISOString())
})
