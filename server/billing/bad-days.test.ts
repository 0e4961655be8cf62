import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOf, sync } from '#server/test/peers/sandbox-schools.ts'
import { subscriptionState, stripeSchools } from '#server/test/peers/stripe-schools.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { openWorld, type World } from '#server/test/world.ts'

let peer: StripePeer
let world: World
beforeAll(async () => {
  peer = await openStripePeer({ webhookSecret: 'whsec_bad_days', secretKey: 'sk_test_bad_days' })
  world = await openWorld({ stripe: peer.settings }, 'silent')
})
afterEach(async () => {
  await peer.setOutage(null)
  peer.webhooks.waiting.length = 0
})
afterAll(async () => {
  await world.close()
  await peer.close()
})

const day = 24 * 3600
const { trialSchool, customerOf, sendEvent, sendWaitingEvents } = stripeSchools(
  () => world,
  () => peer,
)

test('the trial is begun on a page of Stripe, and the prices are those of Stripe', async () => {
  const school = await world.signUp({ tier: null })
  const before = await school.api.billing.get()
  expect(before).toMatchObject({
    provider: 'stripe',
    trial_days: 14,
    prices: { plus: { amount: 5900, currency: 'eur' } },
  })
  const { url, user } = await school.api.billing.subscribe({ body: { tier: 'plus', from: '/classes' } })
  expect([user, url]).toEqual([undefined, expect.stringContaining(peer.url)])
  const way = new URL((await peer.pay(url ?? '')) ?? '')
  expect([way.pathname, way.searchParams.get('from')]).toEqual(['/upgrade/return', '/classes'])
  const checkout = way.searchParams.get('checkout') ?? ''
  const { user: after } = await school.api.billing.sync({ body: { checkout } })
  expect(after).toMatchObject({ status: 'trialing', tier: 'plus' })
  expect(await school.api.billing.get()).toMatchObject({ trial_days: null, renews: false })
})

test('while Stripe is away, everyone is told, nothing changes, and the school goes on', async () => {
  const school = await trialSchool()
  const before = await school.api.billing.get()
  await peer.setOutage('refused')
  const { billing } = school.api
  const [card] = before.payment_methods
  const works = [
    () => billing.change({ body: { tier: 'pro' } }),
    () => billing.cancel(),
    () => billing.portal({ body: {} }),
    () => billing.addPaymentMethod({ body: {} }),
    () => billing.makePrimary({ params: { id: card?.id ?? '' } }),
    () => billing.sync({ body: {} }),
    () => billing.invoices(),
  ]
  for (const work of works) expect(await codeOf(work())).toBe('provider_failed')
  expect(await codeOf(school.api.students.list())).toBe('done')
  await peer.setOutage(null)
  await sync(school)
  expect(await billing.get()).toMatchObject({ payment_methods: before.payment_methods, renews: before.renews })
  expect(await subscriptionState(school)).toEqual(['trialing', 'plus', null])
  expect((await billing.change({ body: { tier: 'pro' } })).user.tier).toBe('pro')
})

test('an answer that is lost is asked for again under the same key, and one thing happens', async () => {
  const school = await trialSchool()
  peer.faults.loseAnswers('POST /v1/subscriptions', 2)
  const change = () => school.api.billing.change({ body: { tier: 'pro' } }, { idempotencyKey: 'once' })
  expect(await codeOf(change())).toBe('provider_failed')
  expect((await change()).user.tier).toBe('pro')
  const subscriptions = [...peer.state.subscriptions.values()].filter(({ customer }) => customer === customerOf(school))
  expect(subscriptions.map(({ items }) => items.data[0]?.price.id)).toEqual(['price_pro'])
})

test('a page that was left by closing the tab is opened again', async () => {
  const school = await world.signUp({ tier: null })
  const subscribe = () => school.api.billing.subscribe({ body: { tier: 'plus' } })
  const { url } = await subscribe()
  expect((await subscribe()).url).toBe(url)
  expect(await subscriptionState(school)).toEqual(['none', null, null])
})

test('events open and close access by themselves, once each, also when they come before any answer', async () => {
  const school = await world.signUp({ tier: null })
  const { url } = await school.api.billing.subscribe({ body: { tier: 'plus' } })
  await peer.pay(url ?? '')
  expect(new Set(await sendWaitingEvents())).toEqual(new Set([204]))
  expect(await subscriptionState(school)).toEqual(['trialing', 'plus', null])
  peer.removeCard([...peer.state.methods.values()].at(-1)?.id ?? '')
  peer.advance(14 * day)
  await sendWaitingEvents()
  expect(await subscriptionState(school)).toEqual(['canceled', 'plus', 'trial'])
  const actions = (await school.api.audit.list().catch(() => ({ items: [] }))).items
  expect(actions).toEqual([])
})

test('what is not Stripe’s, too old, or from the future changes nothing', async () => {
  const school = await trialSchool()
  const event = peer.webhooks.waiting.at(-1)
  if (!event) throw new Error('There should be an event.')
  const now = Math.floor(Date.now() / 1000)
  const calls = peer.calls.length
  const refused = [
    peer.webhooks.sign(event, { secret: 'whsec_other' }),
    peer.webhooks.sign(event, { seconds: now - 301 }),
    peer.webhooks.sign(event, { seconds: now + 3600 }),
    { body: peer.webhooks.sign(event).body, signature: '' },
    { ...peer.webhooks.sign(event), body: `${peer.webhooks.sign(event).body} ` },
  ]
  for (const one of refused) expect(await sendEvent(one)).toBe(400)
  expect(peer.calls.length).toBe(calls)
  expect([await sendEvent(peer.webhooks.sign(event)), await sendEvent(peer.webhooks.sign(event))]).toEqual([204, 204])
  expect(await subscriptionState(school)).toEqual(['trialing', 'plus', null])
})

test('an event is not acknowledged while Stripe can not be asked', async () => {
  const school = await trialSchool()
  peer.advance(15 * day)
  await peer.setOutage('refused')
  expect(new Set(await sendWaitingEvents().catch(() => [0]))).toEqual(new Set([502]))
  await peer.setOutage(null)
  expect(await subscriptionState(school)).toEqual(['trialing', 'plus', null])
})

test('an event of an old subscription that comes late does not end the new one', async () => {
  const school = await trialSchool()
  await school.api.billing.cancel()
  peer.advance(15 * day)
  await sync(school)
  expect(await subscriptionState(school)).toEqual(['canceled', 'plus', 'school'])
  const old = [...peer.state.subscriptions.values()].find(({ customer }) => customer === customerOf(school))
  const { url } = await school.api.billing.subscribe({ body: { tier: 'pro' } })
  await peer.pay(url ?? '')
  await sendWaitingEvents()
  peer.addLateEvent('customer.subscription.deleted', old?.id ?? '')
  await sendWaitingEvents()
  expect(await subscriptionState(school)).toEqual(['active', 'pro', null])
})

test('a payment that fails locks the school out, and a new card lets it in again', async () => {
  const school = await trialSchool()
  peer.advance(10 * day)
  const { url } = await school.api.billing.addPaymentMethod({ body: {} })
  await peer.pay(url, '0341')
  await sync(school)
  const failing = (await school.api.billing.get()).payment_methods.find(({ last4 }) => last4 === '0341')
  await school.api.billing.makePrimary({ params: { id: failing?.id ?? '' } })
  peer.advance(5 * day)
  await sendWaitingEvents()
  expect(await subscriptionState(school)).toEqual(['past_due', 'plus', 'failure'])
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  const way = await peer.pay((await school.api.billing.addPaymentMethod({ body: {} })).url, '4242')
  const checkout = new URL(way ?? '').searchParams.get('checkout') ?? ''
  expect((await school.api.billing.sync({ body: { checkout } })).user.status).toBe('active')
  expect(await codeOf(school.api.students.list())).toBe('done')
})
