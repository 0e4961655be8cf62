import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkoutOf,
  day,
  openStripeWorld,
  type StripeWorld,
  redirectSessionOf,
} from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())

const primaryOf = async (customer: string) =>
  (await world.read(customer)).payment_methods.find((card) => card.primary)?.last4
const writes = () => world.peer.calls.filter((call) => call.startsWith('POST')).length

/** Adds a card on a page, without coming back yet. */
const addOn = async (customer: string, card: '4242' | '3155' | '0341') =>
  checkoutOf(await world.peer.pay(await world.gateway.addCard(redirectSessionOf(customer)), card))

test('a card that was added becomes the one that pays, for the subscription and for the customer', async () => {
  const customer = await world.newPayer()
  const checkout = await addOn(customer, '3155')
  expect(await primaryOf(customer)).toBe('4242')
  await world.gateway.finish(customer, checkout)
  expect(await primaryOf(customer)).toBe('3155')
  const subscription = [...world.peer.state.subscriptions.values()].find((one) => one.customer === customer)
  expect(subscription?.default_payment_method).toBe(
    world.peer.state.customers.get(customer)?.invoice_settings.default_payment_method,
  )
})

test('coming back to a finished page later does not bring back the card of then', async () => {
  const customer = await world.newPayer()
  const older = await addOn(customer, '3155')
  await world.gateway.finish(customer, older)
  await world.addCard(customer, '4242')
  world.peer.advance(2 * day)
  const before = writes()
  await world.gateway.finish(customer, older)
  expect(writes()).toBe(before)
  expect(await primaryOf(customer)).toBe('4242')
})

test('a page is finished after the answer to it was lost', async () => {
  const customer = await world.newPayer()
  const checkout = await addOn(customer, '3155')
  world.peer.faults.loseAnswers(`POST /v1/customers/${customer}`, 2)
  await expect(world.gateway.finish(customer, checkout)).rejects.toMatchObject({ code: 'provider_failed' })
  await world.gateway.finish(customer, checkout)
  expect(await primaryOf(customer)).toBe('3155')
})

test('a page that fails in the middle is finished by the next try', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '0341')
  world.peer.advance(15 * day)
  const checkout = await addOn(customer, '4242')
  world.peer.faults.failNext('/pay')
  await expect(world.gateway.finish(customer, checkout)).rejects.toMatchObject({ code: 'provider_failed' })
  expect(await world.read(customer)).toMatchObject({ status: 'past_due' })
  await world.gateway.finish(customer, checkout)
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
})

test('coming back and hearing of it at the same moment pays once', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '0341')
  world.peer.advance(15 * day)
  const checkout = await addOn(customer, '4242')
  await Promise.all([world.gateway.finish(customer, checkout), world.gateway.finish(customer, checkout)])
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
  expect((await world.gateway.invoices(customer)).filter(({ price }) => price?.amount !== 0)).toHaveLength(1)
})

test('a card that is declined for what is owed is no failure of the page', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '0341')
  world.peer.advance(15 * day)
  await world.addCard(customer, '0341')
  const state = await world.read(customer)
  expect(state).toMatchObject({ status: 'past_due', ended_by: 'failure' })
  expect(state.payment_methods).toHaveLength(2)
})

test('an invoice that was paid meanwhile is no failure', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '0341')
  world.peer.advance(15 * day)
  const checkout = await addOn(customer, '4242')
  const open = [...world.peer.state.invoices.values()].find(
    (invoice) => invoice.customer === customer && invoice.status === 'open',
  )
  // The list was given a moment before it was paid.
  const first = world.gateway.finish(customer, checkout)
  const pay = fetch(`${world.peer.url}/v1/invoices/${open?.id}/pay`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_of_the_tests', 'stripe-version': '2026-10-28.endive' },
    body: new URLSearchParams({ payment_method: [...world.peer.state.methods.keys()].at(-1) ?? '' }),
  })
  await Promise.all([first, pay])
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
})

test('an unknown checkout changes nothing', async () => {
  const customer = await world.newPayer()
  const before = writes()
  await world.gateway.finish(customer, 'cs_test_unknown')
  expect(writes()).toBe(before)
})

test.each(['left', '../customers', '{CHECKOUT_SESSION_ID}', ''])(
  'the address bar may say %j, and Stripe is not even asked',
  async (checkout) => {
    const customer = await world.newPayer()
    const before = world.peer.calls.length
    await world.gateway.finish(customer, checkout)
    expect(world.peer.calls.length).toBe(before)
  },
)

test('a page of another school, or one that is still open, changes nothing', async () => {
  const [customer, other] = [await world.newPayer(), await world.newPayer()]
  const foreign = await addOn(other, '3155')
  await world.gateway.finish(customer, foreign)
  await world.gateway.addCard(redirectSessionOf(customer))
  await world.gateway.finish(customer, [...world.peer.state.sessions.keys()].at(-1) ?? '')
  expect(await primaryOf(customer)).toBe('4242')
  expect((await world.read(customer)).payment_methods).toHaveLength(1)
})
