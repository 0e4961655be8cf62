import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, openStripeWorld, type StripeWorld } from '#server/test/peers/stripe/stripe-world.ts'

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

test('a late old subscription never beats the newer one', async () => {
  const customer = await world.newPayer('pro')
  const old = subscriptionOf(customer)
  await world.gateway.cancel(await world.order(customer))
  world.peer.advance(32 * day)
  const url = await world.gateway.subscribe(
    { customer, returnUrl: 'http://school.example/upgrade', from: null, language: null, key: 'again' },
    { tier: 'starter', trialDays: null, school_id: 'a-school' },
  )
  await world.peer.pay(url ?? '')
  old.ended_at = Math.floor(Date.now() / 1000) + 100
  expect(await world.read(customer)).toMatchObject({ status: 'active', tier: 'starter' })
})

test('paying in two tabs keeps the newest, ends the other at once and leaves what it cost as credit', async () => {
  const customer = await world.newPayer('plus')
  const first = subscriptionOf(customer)
  // As if the other tab had paid at the same moment: the first one is not seen yet.
  world.peer.state.subscriptions.delete(first.id)
  const visit = { customer, returnUrl: 'http://school.example/upgrade', from: null, language: null, key: 'second-tab' }
  const url = await world.gateway.subscribe(visit, { tier: 'pro', trialDays: null, school_id: 'a-school' })
  await world.peer.pay(url ?? '')
  const second = subscriptionOf(customer)
  world.peer.state.subscriptions = new Map([[first.id, first], ...world.peer.state.subscriptions])
  expect(await world.read(customer)).toMatchObject({ subscription: second.id, status: 'active', tier: 'pro' })
  expect(first.status).toBe('canceled')
  expect(second.status).toBe('active')
  expect(world.peer.state.customers.get(customer)?.balance).toBe(-5900)
  expect(world.logged).toContainEqual(expect.objectContaining({ subscription: first.id }))
  await world.read(customer)
  expect(world.peer.state.customers.get(customer)?.balance).toBe(-5900)
})

test('a second subscription that cannot be ended now does not hide where the school stands', async () => {
  const customer = await world.newPayer('plus')
  const first = subscriptionOf(customer)
  const second = { ...structuredClone(first), id: 'sub_another', created: first.created + 1 }
  world.peer.state.subscriptions.set(second.id, second)
  world.peer.faults.failNext(`DELETE /v1/subscriptions/${first.id}`)
  expect(await world.read(customer)).toMatchObject({ subscription: second.id, status: 'active' })
  expect(first.status).toBe('active')
  expect(await world.read(customer)).toMatchObject({ subscription: second.id })
  expect(first.status).toBe('canceled')
})

test('the newest is the one that was created last, in any order of the list', async () => {
  const customer = await world.newPayer('plus')
  const newest = subscriptionOf(customer)
  const older = { ...structuredClone(newest), id: 'sub_told_first', created: newest.created - 9 }
  world.peer.state.subscriptions.set(older.id, older)
  expect(await world.read(customer)).toMatchObject({ subscription: newest.id, status: 'active' })
  expect(older.status).toBe('canceled')
})

test('a second subscription that was not paid is ended without a credit', async () => {
  const customer = await world.newPayer('plus')
  const newest = subscriptionOf(customer)
  const owing = {
    ...structuredClone(newest),
    id: 'sub_owing',
    created: newest.created - 9,
    status: 'past_due' as const,
  }
  world.peer.state.subscriptions.set(owing.id, owing)
  await world.read(customer)
  expect(owing.status).toBe('canceled')
  expect(world.peer.state.customers.get(customer)?.balance).toBe(0)
})

test('a subscription that waits for its first payment neither hides nor ends one that is paid', async () => {
  const customer = await world.newPayer('plus')
  const paid = subscriptionOf(customer)
  const waiting = {
    ...structuredClone(paid),
    id: 'sub_waiting',
    created: paid.created + 9,
    status: 'incomplete' as const,
  }
  world.peer.state.subscriptions.set(waiting.id, waiting)
  expect(await world.read(customer)).toMatchObject({ subscription: paid.id, status: 'active' })
  expect([paid.status, waiting.status]).toEqual(['active', 'incomplete'])
})

test('more than a page of subscriptions is read whole', async () => {
  const customer = await world.newPayer('pro')
  const running = subscriptionOf(customer)
  for (let count = 0; count < 120; count += 1) {
    const old = { ...structuredClone(running), id: `sub_old_${count}`, status: 'canceled' as const, ended_at: 1 }
    world.peer.state.subscriptions.set(old.id, { ...old, created: running.created + 1 })
  }
  expect(await world.read(customer)).toMatchObject({ subscription: running.id, status: 'active', tier: 'pro' })
})
