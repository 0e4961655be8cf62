import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  failureOf,
  openStripeWorld,
  type StripeWorld,
  redirectSessionOf,
} from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())

test('a customer who was deleted at Stripe is null; one who is unknown to Stripe is a failure, as with the key of another account', async () => {
  const customer = await world.newPayer()
  world.peer.deleteCustomer(customer)
  expect(await world.gateway.read(customer)).toBeNull()
  expect(await failureOf(world.gateway.read('cus_unknown'))).toMatchObject({ code: 'provider_failed' })
  expect([await world.gateway.isKnown(customer), await world.gateway.isKnown('cus_unknown')]).toEqual([false, false])
  expect(await world.gateway.isKnown(await world.newCustomer())).toBe(true)
})

test('a customer who is deleted while being read is null the next time', async () => {
  const customer = await world.newPayer()
  world.peer.calls.length = 0
  const reading = world.gateway.read(customer)
  while (!world.peer.calls.includes(`GET /v1/customers/${customer}`)) await new Promise(setImmediate)
  world.peer.deleteCustomer(customer)
  expect(await failureOf(reading)).toMatchObject({ code: 'provider_failed' })
  expect(await world.gateway.read(customer)).toBeNull()
})

test('erasing ends all at once and forgets the customer, and a second time is no failure', async () => {
  const customer = await world.newPayer()
  await world.gateway.erase(customer)
  expect([...world.peer.state.subscriptions.values()].at(-1)).toMatchObject({ customer, status: 'canceled' })
  expect(world.peer.state.customers.has(customer)).toBe(false)
  await world.gateway.erase(customer)
  await world.gateway.erase('cus_unknown')
})

test('a deleted customer cannot be sent anywhere', async () => {
  const customer = await world.newPayer()
  world.peer.deleteCustomer(customer)
  const plan = { tier: 'plus', trialDays: null, school_id: 'a-school' } as const
  const works = [
    world.gateway.subscribe(redirectSessionOf(customer), plan),
    world.gateway.addCard(redirectSessionOf(customer)),
    world.gateway.portal(redirectSessionOf(customer)),
  ]
  const failures = await Promise.all(works.map(failureOf))
  expect(failures).toEqual(works.map(() => ({ code: 'provider_failed', details: {} })))
})

test('Stripe being away is a failure of every call, and nothing is lost by it', async () => {
  const customer = await world.newPayer()
  const order = await world.order(customer)
  await world.peer.setOutage('refused')
  const works = [
    world.gateway.read(customer),
    world.gateway.cancel(order),
    world.gateway.erase(customer),
    world.gateway.invoices(customer),
    world.gateway.subscribe(redirectSessionOf(customer), { tier: 'pro', trialDays: null, school_id: 'a-school' }),
  ]
  const failures = await Promise.all(works.map(failureOf))
  expect(failures).toEqual(works.map(() => ({ code: 'provider_failed', details: {} })))
  await world.peer.setOutage(null)
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
  expect(world.logged).toContainEqual(expect.objectContaining({ code: 'ECONNREFUSED', type: 'StripeConnectionError' }))
})

test('a log of a failure names its kind and the request, and nothing else of Stripe', async () => {
  const customer = await world.newPayer()
  world.logged.length = 0
  world.peer.faults.failNext(`/v1/customers/${customer}`)
  expect(await failureOf(world.gateway.read(customer))).toMatchObject({ code: 'provider_failed' })
  expect(world.logged).toHaveLength(1)
  const { level, time, pid, hostname, ...said } = world.logged[0] ?? {}
  expect([level, typeof time, typeof pid, typeof hostname]).toEqual([40, 'number', 'number', 'string'])
  expect(said).toEqual({
    code: '',
    type: 'StripeAPIError',
    status: '500',
    request: expect.stringMatching(/^req_/),
    msg: 'a call to Stripe failed',
  })
})

test('too many requests is a failure like any other', async () => {
  const customer = await world.newPayer()
  world.peer.faults.failNext('/v1/subscriptions', 1, 429)
  expect(await failureOf(world.gateway.read(customer))).toMatchObject({ code: 'provider_failed' })
})

test('one failure of Stripe is tried again at once', async () => {
  const customer = await world.newPayer()
  world.peer.faults.failNext(`/v1/customers/${customer}`, 1, 503)
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
})

test('a wrong secret key is a failure that does not tell the key', async () => {
  const settings = { ...world.peer.settings, secretKey: 'sk_test_wrong', appUrl: 'http://school.example' }
  const { createStripe } = await import('#server/billing/stripe/gateway.stripe.ts')
  const pino = await import('pino')
  const lines: string[] = []
  const gateway = createStripe(settings, pino.pino({}, { write: (line: string) => void lines.push(line) }))
  expect(await failureOf(gateway.read('cus_any'))).toMatchObject({ code: 'provider_failed' })
  expect(lines.join('')).toContain('StripeAuthenticationError')
  expect(lines.join('')).not.toContain('sk_test')
})

test('making the gateway asks Stripe for nothing', async () => {
  const before = world.peer.calls.length
  world.restart()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(world.peer.calls.length).toBe(before)
})
