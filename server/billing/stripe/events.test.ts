import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStripeWorld, type StripeWorld, redirectSessionOf } from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const seconds = () => Math.floor(Date.now() / 1000)
const lastEvent = (type: string) => {
  const event = world.peer.state.events.findLast((one) => one.type === type)
  if (!event) throw new Error(`there was no ${type}`)
  return event
}
/** What the gateway makes of an event that was signed so many seconds ago. */
function readAt(age: number, change = (body: string) => body, now?: () => number) {
  const { body, signature } = world.peer.webhooks.sign(lastEvent('customer.created'), { seconds: seconds() - age })
  return world.restart(now).readEvent?.(bytes(change(body)), signature)
}

test('an event tells whom it is about', async () => {
  const customer = await world.newPayer()
  const event = lastEvent('customer.subscription.created')
  const { body, signature } = world.peer.webhooks.sign(event)
  expect(world.gateway.readEvent?.(bytes(body), signature)).toEqual({ id: event.id, customer, checkout: null })
})

test('an event about a customer tells that customer', async () => {
  const customer = await world.newCustomer()
  expect(readAt(0)).toEqual({ id: lastEvent('customer.created').id, customer, checkout: null })
})

test('a finished page is told, and one that ran out is not', async () => {
  const customer = await world.newPayer()
  const done = lastEvent('checkout.session.completed')
  const session = [...world.peer.state.sessions.keys()].at(-1)
  const first = world.peer.webhooks.sign(done)
  expect(world.gateway.readEvent?.(bytes(first.body), first.signature)).toEqual({
    id: done.id,
    customer,
    checkout: session,
  })
  const other = await world.newCustomer()
  await world.gateway.subscribe(redirectSessionOf(other), { tier: 'plus', trialDays: null, school_id: 'a-school' })
  world.peer.advance(2 * 24 * 3600)
  const expired = world.peer.webhooks.sign(lastEvent('checkout.session.expired'))
  expect(world.gateway.readEvent?.(bytes(expired.body), expired.signature)).toMatchObject({
    customer: other,
    checkout: null,
  })
})

test('an event about a price has no customer', () => {
  const event = world.peer.addLateEvent('price.updated', 'price_plus')
  const { body, signature } = world.peer.webhooks.sign(event)
  expect(world.gateway.readEvent?.(bytes(body), signature)).toEqual({ id: event.id, customer: null, checkout: null })
})

test('a customer that is given whole counts, too', () => {
  const event = world.peer.addLateEvent('invoice.paid', 'in_unknown')
  Object.assign(event.data.object, { customer: { id: 'cus_whole', object: 'customer' } })
  const { body, signature } = world.peer.webhooks.sign(event)
  expect(world.gateway.readEvent?.(bytes(body), signature)).toMatchObject({ customer: 'cus_whole' })
})

test.each([0, 290, -290])('an event that was signed %i seconds ago counts', (age) => {
  expect(readAt(age)).not.toBeNull()
})

test.each([310, -310, 86_400, -86_400])('an event that was signed %i seconds ago counts for nothing', (age) => {
  expect(readAt(age)).toBeNull()
})

test('the clock of the server decides', () => {
  expect(readAt(0, undefined, () => Date.now() + 400_000)).toBeNull()
  expect(readAt(-400, undefined, () => Date.now() + 400_000)).not.toBeNull()
  expect(readAt(400, undefined, () => Date.now() - 400_000)).not.toBeNull()
})

test('an event that was changed on its way counts for nothing, be it by a space', () => {
  expect(readAt(0, (body) => body.replace('customer.created', 'customer.deleted'))).toBeNull()
  expect(readAt(0, (body) => `${body} `)).toBeNull()
})

test('an event of another Stripe account is refused', () => {
  const event = lastEvent('customer.created')
  const { body, signature } = world.peer.webhooks.sign(event, { secret: 'whsec_of_somebody_else' })
  expect(world.gateway.readEvent?.(bytes(body), signature)).toBeNull()
})

test.each(['', 'nonsense', 't=,v1=', 't=now,v1=00', 'v1=00', 't=1,v1=00,v0=11'])(
  'the signature %j counts for nothing',
  (signature) => {
    const { body } = world.peer.webhooks.sign(lastEvent('customer.created'))
    expect(world.gateway.readEvent?.(bytes(body), signature)).toBeNull()
  },
)

test('a second timestamp in the signature is refused', () => {
  const { body, signature } = world.peer.webhooks.sign(lastEvent('customer.created'), { seconds: seconds() + 9999 })
  expect(world.gateway.readEvent?.(bytes(body), `t=${seconds()},${signature}`)).toBeNull()
  expect(world.gateway.readEvent?.(bytes(body), `${signature},t=${seconds()}`)).toBeNull()
})

test('an empty body counts for nothing', () => {
  expect(readAt(0, () => '')).toBeNull()
})

test('an event of Stripe that is refused for its time is logged with the difference; a forged one is not', () => {
  const before = world.logged.length
  readAt(3600)
  readAt(-3600)
  readAt(3600, (body) => `${body} `)
  const said = world.logged.slice(before).map(({ seconds: away }) => Math.round(Number(away) / 10) * 10)
  expect(said).toEqual([3600, 3600])
})
