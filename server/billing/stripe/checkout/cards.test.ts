import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOfRef } from '#server/billing/id-of-ref.ts'
import {
  day,
  failureOf,
  newKey,
  openStripeWorld,
  type StripeWorld,
  redirectSessionOf,
} from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())

const cardsOf = async (customer: string) =>
  (await world.read(customer)).payment_methods.map(({ last4, primary }) => `${last4}${primary ? ' primary' : ''}`)
const refsOf = async (customer: string) => (await world.read(customer)).payment_methods.map(({ ref }) => ref)

test('the id of a card follows from that of Stripe, and is a UUID of version 8', () => {
  const id = idOfRef('pm_1')
  expect(idOfRef('pm_1')).toBe(id)
  expect(idOfRef('pm_2')).not.toBe(id)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(z.uuid().safeParse(id).success).toBe(true)
})

test('a card shows what it is, with its own id and that of Stripe', async () => {
  const customer = await world.newPayer()
  const [card] = (await world.read(customer)).payment_methods
  expect(card).toEqual({
    id: idOfRef(card?.ref ?? ''),
    ref: [...world.peer.state.methods.keys()].at(-1),
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: new Date().getUTCFullYear() + 3,
    primary: true,
  })
})

test('the primary card comes first', async () => {
  const customer = await world.newPayer()
  await world.addCard(customer, '3155')
  expect(await cardsOf(customer)).toEqual(['3155 primary', '4242'])
  const [, other = ''] = await refsOf(customer)
  await world.gateway.makePrimary(customer, other, newKey())
  expect(await cardsOf(customer)).toEqual(['4242 primary', '3155'])
})

test('the only card is primary without being told so, and one of several is not', async () => {
  const customer = await world.newPayer()
  const forget = () => {
    for (const one of world.peer.state.subscriptions.values()) one.default_payment_method = null
    const known = world.peer.state.customers.get(customer)
    if (known) known.invoice_settings.default_payment_method = null
  }
  forget()
  expect(await cardsOf(customer)).toEqual(['4242 primary'])
  await world.addCard(customer, '3155')
  forget()
  expect(await cardsOf(customer)).toEqual(['3155', '4242'])
})

test('the card of the subscription goes before that of the customer', async () => {
  const customer = await world.newPayer()
  const [first] = await refsOf(customer)
  await world.addCard(customer, '3155')
  const known = world.peer.state.customers.get(customer)
  if (known) known.invoice_settings.default_payment_method = first ?? null
  expect(await cardsOf(customer)).toEqual(['3155 primary', '4242'])
})

test('making a working card primary pays what is owed at once', async () => {
  const customer = await world.newTrial()
  const working = await world.addCard(customer, '4242')
  await world.addCard(customer, '0341')
  world.peer.advance(15 * day)
  expect(await world.read(customer)).toMatchObject({ status: 'past_due' })
  await world.gateway.makePrimary(customer, working, newKey())
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
})

test('a card can be added after the subscription ended, and begins nothing', async () => {
  const customer = await world.newTrial()
  world.peer.advance(15 * day)
  await world.addCard(customer, '4242')
  expect(await world.read(customer)).toMatchObject({ status: 'canceled', ended_by: 'trial', renews: false })
  expect(await cardsOf(customer)).toEqual(['4242 primary'])
})

test('a card that Stripe fails to remove is not taken for removed', async () => {
  const customer = await world.newPayer()
  const [ref = ''] = await refsOf(customer)
  world.peer.faults.failNext(`/payment_methods/${ref}`)
  const removal = world.gateway.removeCard(customer, ref, newKey())
  expect(await failureOf(removal)).toMatchObject({ code: 'provider_failed' })
  expect(await cardsOf(customer)).toEqual(['4242 primary'])
})

test('a card that is no default is charged only if it is the only one', async () => {
  const customer = await world.newTrial()
  const forget = () => {
    for (const one of world.peer.state.subscriptions.values()) one.default_payment_method = null
    const known = world.peer.state.customers.get(customer)
    if (known) known.invoice_settings.default_payment_method = null
  }
  await world.addCard(customer, '4242')
  forget()
  expect(await world.read(customer)).toMatchObject({ renews: true, payment_methods: [{ primary: true }] })
  expect(world.peer.state.customers.get(customer)?.invoice_settings.default_payment_method).not.toBeNull()
  await world.addCard(customer, '3155')
  forget()
  expect(await world.read(customer)).toMatchObject({ status: 'trialing', renews: false })
})

test('the page on which a card is added is the same one for the same key', async () => {
  const customer = await world.newCustomer()
  const visit = redirectSessionOf(customer)
  expect(await world.gateway.addCard(visit)).toBe(await world.gateway.addCard(visit))
  expect(await world.gateway.addCard(redirectSessionOf(customer))).not.toBe(await world.gateway.addCard(visit))
})

test('a card is removed once, and a second time is no failure', async () => {
  const customer = await world.newPayer()
  const [primary = ''] = await refsOf(customer)
  const extra = await world.addCard(customer, '3155')
  await world.gateway.makePrimary(customer, primary, newKey())
  await world.gateway.removeCard(customer, extra, newKey())
  expect(await cardsOf(customer)).toEqual(['4242 primary'])
  await world.gateway.removeCard(customer, extra, newKey())
})

test('a card of another school is neither removed nor made primary', async () => {
  const [customer, other] = [await world.newPayer(), await world.newPayer()]
  const [foreign = ''] = await refsOf(other)
  await world.gateway.removeCard(customer, foreign, newKey())
  expect(await cardsOf(other)).toEqual(['4242 primary'])
  const stolen = world.gateway.makePrimary(customer, foreign, newKey())
  expect(await failureOf(stolen)).toMatchObject({ code: 'provider_failed' })
})

test('a card that was removed at Stripe is gone, and a trial without any does not renew', async () => {
  const customer = await world.newTrial()
  const ref = await world.addCard(customer, '4242')
  expect(await world.read(customer)).toMatchObject({ renews: true })
  world.peer.removeCard(ref)
  expect(await world.read(customer)).toMatchObject({ renews: false, payment_methods: [] })
})
