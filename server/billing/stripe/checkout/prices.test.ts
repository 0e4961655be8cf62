import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStripeWorld, type StripeWorld } from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
let now = Date.now()
beforeEach(async () => {
  world = await openStripeWorld()
})
afterEach(() => world.close())

const asked = () => world.peer.calls.filter((call) => call.startsWith('GET /v1/prices/')).length
const all = {
  starter: { amount: 2900, currency: 'eur' },
  plus: { amount: 5900, currency: 'eur' },
  pro: { amount: 9900, currency: 'eur' },
}

test('prices are remembered for ten minutes, and those who ask meanwhile share one answer', async () => {
  const gateway = world.restart(() => now)
  expect(await Promise.all([gateway.prices(), gateway.prices()])).toEqual([all, all])
  expect(asked()).toBe(3)
  now += 599_000
  await gateway.prices()
  expect(asked()).toBe(3)
  now += 2000
  await gateway.prices()
  expect(asked()).toBe(6)
})

test('a price that cannot be had is null, and is tried again after half a minute', async () => {
  const gateway = world.restart(() => now)
  world.peer.faults.failNext('/v1/prices/price_plus')
  expect(await gateway.prices()).toEqual({ ...all, plus: null })
  const before = asked()
  now += 29_000
  expect(await gateway.prices()).toEqual({ ...all, plus: null })
  expect(asked()).toBe(before)
  now += 2000
  expect(await gateway.prices()).toEqual(all)
  expect(asked()).toBe(before + 1)
})

test('nothing is thrown while Stripe is away', async () => {
  await world.peer.setOutage('refused')
  expect(await world.gateway.prices()).toEqual({ starter: null, plus: null, pro: null })
})

test('a price that is not for a month, or has no single amount, is not shown', async () => {
  const { prices } = world.peer.state
  const yearly = prices.get('price_plus')?.recurring
  if (yearly) yearly.interval = 'year'
  Object.assign(prices.get('price_pro') ?? {}, { unit_amount: null })
  expect(await world.gateway.prices()).toEqual({ ...all, plus: null, pro: null })
})

test('reading a subscription at a price of the settings asks for no price', async () => {
  const customer = await world.newPayer('plus')
  expect(await world.read(customer)).toMatchObject({ tier: 'plus' })
  expect(asked()).toBe(0)
})
