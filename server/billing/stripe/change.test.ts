import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, failureOf, inDays, openStripeWorld, type StripeWorld } from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())

const amountsOf = async (customer: string) => (await world.gateway.invoices(customer)).map(({ price }) => price?.amount)

test('a larger plan is charged at once, for the rest of the month only', async () => {
  const customer = await world.newPayer('starter')
  const before = await world.read(customer)
  await world.gateway.change(await world.order(customer), 'pro')
  const after = await world.read(customer)
  expect(after).toEqual({ ...before, tier: 'pro' })
  expect(await amountsOf(customer)).toEqual([7000, 2900])
  expect((await world.gateway.invoices(customer))[0]).toMatchObject({ status: 'paid', tier: 'pro' })
  expect([...world.peer.state.subscriptions.values()].at(-1)?.metadata).toMatchObject({ tier: 'pro' })
})

test('the same change twice at the same moment is done once', async () => {
  const customer = await world.newPayer('starter')
  const order = await world.order(customer)
  await Promise.all([world.gateway.change(order, 'pro'), world.gateway.change(order, 'pro')])
  expect(await amountsOf(customer)).toEqual([7000, 2900])
})

test('a larger plan that the card does not pay changes nothing', async () => {
  const customer = await world.newPayer('starter')
  await world.addCard(customer, '0341')
  const before = structuredClone([...world.peer.state.subscriptions.values()].at(-1))
  const change = world.gateway.change(await world.order(customer), 'plus')
  expect(await failureOf(change)).toEqual({ code: 'provider_failed', details: { reason: 'card_declined' } })
  expect([...world.peer.state.subscriptions.values()].at(-1)).toEqual(before)
  expect(await world.read(customer)).toMatchObject({ status: 'active', tier: 'starter' })
  expect(await amountsOf(customer)).toEqual([2900])
  await world.addCard(customer, '4242')
  await world.gateway.change(await world.order(customer), 'plus')
  expect(await world.read(customer)).toMatchObject({ status: 'active', tier: 'plus' })
})

test('a smaller plan costs nothing now, and gives back with the next invoice', async () => {
  const customer = await world.newPayer('pro')
  await world.gateway.change(await world.order(customer), 'starter')
  expect(await world.read(customer)).toMatchObject({ status: 'active', tier: 'starter' })
  expect(await amountsOf(customer)).toEqual([9900])
  world.peer.advance(32 * day)
  expect(await amountsOf(customer)).toEqual([-4100, 9900])
  expect((await world.gateway.invoices(customer))[0]).toMatchObject({ status: 'paid', tier: 'starter' })
})

test('a smaller plan needs no card that works', async () => {
  const customer = await world.newPayer('pro')
  await world.addCard(customer, '0341')
  await world.gateway.change(await world.order(customer), 'plus')
  expect(await world.read(customer)).toMatchObject({ status: 'active', tier: 'plus' })
})

test('a trial goes on as a trial of the other plan, without any charge', async () => {
  const customer = await world.newTrial('starter')
  await world.gateway.change(await world.order(customer), 'pro')
  const state = await world.read(customer)
  expect(state).toMatchObject({ status: 'trialing', tier: 'pro', renews: false })
  expect(inDays(state.subscription_end_date)).toBeCloseTo(14, 2)
  expect(await amountsOf(customer)).toEqual([0])
})

test('a change whose answer was lost is done once, also when it is asked for again', async () => {
  const customer = await world.newPayer('starter')
  const order = await world.order(customer)
  world.peer.faults.loseAnswers(`POST /v1/subscriptions/${order.subscription}`, 2)
  expect(await failureOf(world.gateway.change(order, 'plus'))).toMatchObject({ code: 'provider_failed' })
  expect(await world.read(customer)).toMatchObject({ tier: 'plus' })
  await world.gateway.change(order, 'plus')
  expect(await amountsOf(customer)).toEqual([3000, 2900])
})

test('an answer that is lost once is asked for again at once, and nothing is done twice', async () => {
  const customer = await world.newPayer('starter')
  const order = await world.order(customer)
  world.peer.faults.loseAnswers(`POST /v1/subscriptions/${order.subscription}`)
  await world.gateway.change(order, 'plus')
  expect(await amountsOf(customer)).toEqual([3000, 2900])
})

test('the price says the plan, although something else is written on the subscription', async () => {
  const customer = await world.newPayer('plus')
  const subscription = [...world.peer.state.subscriptions.values()].at(-1)
  Object.assign(subscription?.metadata ?? {}, { tier: 'pro' })
  expect(await world.read(customer)).toMatchObject({ tier: 'plus' })
})

test('a school with a replaced price keeps its plan, and moves to the new price with a change', async () => {
  const customer = await world.newPayer('plus')
  Object.assign([...world.peer.state.subscriptions.values()].at(-1)?.metadata ?? {}, { tier: '' })
  world.peer.setPrice('plus', 'price_plus_new', 6900)
  const gateway = world.restart()
  expect(await gateway.read(customer)).toMatchObject({ status: 'active', tier: 'plus' })
  expect((await gateway.invoices(customer))[0]).toMatchObject({ tier: 'plus' })
  await gateway.change(await world.order(customer), 'plus')
  expect([...world.peer.state.subscriptions.values()].at(-1)?.items.data[0]?.price.id).toBe('price_plus_new')
  world.peer.setPrice('plus', 'price_plus')
})

test('one product with a price for each plan tells no plan apart', async () => {
  const customer = await world.newPayer('pro')
  const { prices, priceIds } = world.peer.state
  for (const price of prices.values()) price.product = 'prod_all'
  const [subscription] = [...world.peer.state.subscriptions.values()].slice(-1)
  const price = subscription?.items.data[0]?.price
  Object.assign(price ?? {}, { id: 'price_old', product: 'prod_all' })
  expect(await world.restart().read(customer)).toMatchObject({ tier: 'pro' })
  Object.assign(subscription?.metadata ?? {}, { tier: '' })
  expect(await world.restart().read(customer)).toMatchObject({ tier: null, status: 'active' })
  expect(world.logged).toContainEqual(expect.objectContaining({ price: 'price_old', subscription: subscription?.id }))
  for (const tier of ['starter', 'plus', 'pro'] as const) world.peer.setPrice(tier, priceIds[tier])
})
