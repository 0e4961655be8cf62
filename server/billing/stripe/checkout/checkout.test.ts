import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { createStripe } from '#server/billing/stripe/gateway.stripe.ts'
import {
  back,
  checkoutOf,
  day,
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

const starter = { tier: 'starter', trialDays: null, school_id: 'a-school' } as const
const sessionsOf = (customer: string) =>
  [...world.peer.state.sessions.values()].filter((session) => session.customer === customer)
const subscriptionsOf = (customer: string) =>
  [...world.peer.state.subscriptions.values()].filter((one) => one.customer === customer)

test('a customer is made once for a key, also when the school has another name by then', async () => {
  const school = { school_id: 'one', name: 'Casa', email: 'casa@school.example', key: 'customer-one' }
  const customer = await world.gateway.createCustomer(school)
  expect(await world.gateway.createCustomer({ ...school, name: 'Maison', email: 'maison@school.example' })).toBe(
    customer,
  )
  expect(world.peer.state.customers.get(customer)).toMatchObject({
    name: 'Maison',
    email: 'maison@school.example',
    metadata: { school_id: 'one' },
  })
})

test('a customer who was deleted is made anew, under the same key', async () => {
  const school = { school_id: 'two', name: 'Casa', email: 'casa@school.example', key: 'customer-two' }
  const before = await world.gateway.createCustomer(school)
  world.peer.deleteCustomer(before)
  const after = await world.gateway.createCustomer(school)
  expect(after).not.toBe(before)
  expect(await world.gateway.createCustomer(school)).toBe(after)
})

test('paying begins a subscription and leads back with the page in the address', async () => {
  const customer = await world.newCustomer()
  const url = await world.gateway.subscribe(redirectSessionOf(customer), starter)
  const way = await world.peer.pay(url ?? '')
  expect(way).toBe(`${back}&checkout=${sessionsOf(customer)[0]?.id}`)
  await world.gateway.finish(customer, checkoutOf(way))
  const state = await world.read(customer)
  expect(state).toMatchObject({ status: 'active', tier: 'starter', renews: true, trial_started_at: null })
  expect(state.payment_methods).toMatchObject([{ brand: 'visa', last4: '4242', primary: true }])
  expect(world.peer.state.customers.get(customer)?.invoice_settings.default_payment_method).toBe(
    state.payment_methods[0]?.ref,
  )
  expect(subscriptionsOf(customer)[0]?.metadata).toEqual({ school_id: 'a-school', tier: 'starter' })
})

test('leaving the page leads back, says so, and begins nothing', async () => {
  const customer = await world.newCustomer()
  const url = await world.gateway.subscribe(
    { ...redirectSessionOf(customer), returnUrl: `${back}&checkout=cs_test_old` },
    starter,
  )
  expect(await world.peer.leave(url ?? '')).toBe(`${back}&checkout=left`)
  expect(await world.read(customer)).toMatchObject({ status: 'none' })
})

test('a declined card begins nothing, and another one can be tried on the same page', async () => {
  const customer = await world.newCustomer()
  const url = (await world.gateway.subscribe(redirectSessionOf(customer), starter)) ?? ''
  expect(await world.peer.pay(url, '0002')).toBeNull()
  expect(await world.peer.pay(url, '0341')).toBeNull()
  expect(await world.read(customer)).toMatchObject({ status: 'none', payment_methods: [] })
  expect(await world.peer.pay(url, '3155')).not.toBeNull()
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
})

test('a trial needs no card, and a subscription without one asks for it', async () => {
  const customer = await world.newCustomer()
  await world.gateway.subscribe(redirectSessionOf(customer), { ...starter, trialDays: 14 })
  expect(sessionsOf(customer).at(-1)?.payment_method_collection).toBe('if_required')
  await world.gateway.subscribe(redirectSessionOf(customer), starter)
  expect(sessionsOf(customer).at(-1)?.payment_method_collection).toBe('always')
})

test('the same page is opened again in another tab, and stays the only one', async () => {
  const customer = await world.newCustomer()
  const first = await world.gateway.subscribe(redirectSessionOf(customer), starter)
  const second = await world.gateway.subscribe(redirectSessionOf(customer), starter)
  expect(second).toBe(first)
  expect(sessionsOf(customer)).toHaveLength(1)
})

test('choosing another plan, or coming from elsewhere, closes the page of before', async () => {
  const customer = await world.newCustomer()
  const first = (await world.gateway.subscribe(redirectSessionOf(customer), starter)) ?? ''
  const second = (await world.gateway.subscribe(redirectSessionOf(customer), { ...starter, tier: 'pro' })) ?? ''
  const elsewhere = { ...redirectSessionOf(customer), returnUrl: 'http://school.example/upgrade' }
  const third = (await world.gateway.subscribe(elsewhere, { ...starter, tier: 'pro' })) ?? ''
  await expect(world.peer.pay(first)).rejects.toThrow('this page has no form')
  await expect(world.peer.pay(second)).rejects.toThrow('this page has no form')
  await world.peer.pay(third)
  expect(await world.read(customer)).toMatchObject({ status: 'active', tier: 'pro' })
})

test('a page with a trial is not opened again once the trial was used', async () => {
  const customer = await world.newCustomer()
  const first = await world.gateway.subscribe(redirectSessionOf(customer), { ...starter, trialDays: 14 })
  expect(await world.gateway.subscribe(redirectSessionOf(customer), starter)).not.toBe(first)
  expect(sessionsOf(customer).map(({ status }) => status)).toEqual(['expired', 'open'])
})

test('a page with the old price is not opened again', async () => {
  const customer = await world.newCustomer()
  await world.gateway.subscribe(redirectSessionOf(customer), { ...starter, tier: 'pro' })
  const before = world.peer.state.priceIds.pro
  world.peer.setPrice('pro', 'price_pro_dearer', 12_900)
  await world.restart().subscribe(redirectSessionOf(customer), { ...starter, tier: 'pro' })
  world.peer.setPrice('pro', before)
  expect(sessionsOf(customer).map(({ status }) => status)).toEqual(['expired', 'open'])
})

test('a page on which a card is added stays open beside the one that is paid', async () => {
  const customer = await world.newCustomer()
  const adding = await world.gateway.addCard(redirectSessionOf(customer))
  const paying = await world.gateway.subscribe(redirectSessionOf(customer), starter)
  expect(await world.peer.pay(adding)).not.toBeNull()
  expect(await world.peer.pay(paying ?? '')).not.toBeNull()
})

test.each(['running', 'cancelled', 'owing'])(
  'a school whose subscription is %s cannot subscribe again',
  async (kind) => {
    const customer = await world.newTrial()
    if (kind === 'cancelled') await world.gateway.cancel(await world.order(customer))
    if (kind === 'owing') {
      await world.addCard(customer, '0341')
      world.peer.advance(15 * day)
    }
    const again = world.gateway.subscribe(redirectSessionOf(customer), starter)
    expect(await failureOf(again)).toMatchObject({ code: 'forbidden' })
    expect(sessionsOf(customer).some(({ status }) => status === 'open')).toBe(false)
  },
)

test('a page that is paid while another plan is chosen cannot be paid twice', async () => {
  const customer = await world.newCustomer()
  const url = await world.gateway.subscribe(redirectSessionOf(customer), starter)
  await world.peer.pay(url ?? '')
  const other = world.gateway.subscribe(redirectSessionOf(customer), { ...starter, tier: 'pro' })
  expect(await failureOf(other)).toMatchObject({ code: 'forbidden' })
  expect(subscriptionsOf(customer)).toHaveLength(1)
})

test('a school whose trial was paused at Stripe can subscribe, and is not charged for both', async () => {
  const customer = await world.newTrial()
  const [paused] = subscriptionsOf(customer)
  if (paused) paused.status = 'paused'
  const url = await world.gateway.subscribe(redirectSessionOf(customer), starter)
  await world.peer.pay(url ?? '')
  expect(await world.read(customer)).toMatchObject({ status: 'active' })
})

test('the portal leads back, and what is done there is seen', async () => {
  const customer = await world.newPayer('starter')
  const url = await world.gateway.portal(redirectSessionOf(customer))
  expect(await (await fetch(url)).text()).toContain(back.replaceAll('&', '&amp;'))
  const send = (form: Record<string, string>) => fetch(url, { method: 'POST', body: new URLSearchParams(form) })
  await send({ do: 'switch', price: world.peer.state.priceIds.plus })
  expect(await world.read(customer)).toMatchObject({ status: 'active', tier: 'plus' })
  await send({ do: 'cancel' })
  expect(await world.read(customer)).toMatchObject({ status: 'canceled', ended_by: null })
  await send({ do: 'remove', method: (await world.read(customer)).payment_methods[0]?.ref ?? '' })
  expect((await world.read(customer)).payment_methods).toEqual([])
})

test('Stripe’s pages speak the language of the school, or that of its browser where it has chosen none', async () => {
  const customer = await world.newCustomer()
  for (const language of [null, ...interfaceLanguages]) {
    const visit = { ...redirectSessionOf(customer), language }
    await world.gateway.subscribe(visit, starter)
    await world.gateway.addCard(visit)
    await world.gateway.portal(visit)
    const locale = language === 'pt' ? 'pt-BR' : language
    const portal = [...world.peer.state.portals.values()].at(-1)
    expect([
      ...sessionsOf(customer)
        .slice(-2)
        .map((session) => session.locale),
      portal?.locale,
    ]).toEqual([locale, locale, locale])
  }
})

test('Stripe adds taxes where the settings say so, to a subscription and never to the adding of a card', async () => {
  const customer = await world.newCustomer()
  const taxing = createStripe({ ...world.peer.settings, isTaxAutomatic: true }, pino({ level: 'silent' }))
  await world.gateway.subscribe(redirectSessionOf(customer), starter)
  await taxing.subscribe(redirectSessionOf(customer), starter)
  await taxing.addCard(redirectSessionOf(customer))
  const pages = sessionsOf(customer).map(({ status, automatic_tax }) => [status, automatic_tax.enabled])
  expect(pages).toEqual([
    ['expired', false],
    ['open', true],
    ['open', false],
  ])
})
