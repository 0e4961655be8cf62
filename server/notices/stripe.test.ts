import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncStaleSchools } from '#server/billing/periodic-sync.ts'
import { stripeSchools } from '#server/test/peers/stripe-schools.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { openWorld, type World } from '#server/test/world.ts'

let peer: StripePeer
let world: World
beforeAll(async () => {
  peer = await openStripePeer({ webhookSecret: 'whsec_notices', secretKey: 'sk_test_notices' })
  world = await openWorld({ stripe: peer.settings })
})
afterAll(async () => {
  await world.close()
  await peer.close()
})

const day = 24 * 3600
const { trialSchool, sendEvent, sendWaitingEvents } = stripeSchools(
  () => world,
  () => peer,
)

test('with Stripe, too, the hourly round tells of a trial’s end, and events that come twice tell nothing twice', async () => {
  const school = await trialSchool()
  await sendWaitingEvents()
  const list = () => school.api.notices.list()
  expect(await list()).toEqual({ items: [], unread: 0 })
  peer.advance(11.5 * day)
  await world.pool.query(`update billing_accounts set read_at = now() - interval '14 days'`)
  await syncStaleSchools(world.services, new AbortController().signal)
  expect(await list()).toMatchObject({ items: [{ kind: 'trial_ends', tier: 'plus', renews: true }], unread: 1 })
  await world.mailbox.find(school.signedIn.user.email, /charge the first month to your payment method/)
  const { id } = [...peer.state.subscriptions.values()].at(-1) ?? { id: '' }
  const event = peer.webhooks.sign(peer.addLateEvent('customer.subscription.updated', id))
  expect([await sendEvent(event), await sendEvent(event), ...(await sendWaitingEvents())]).not.toContain(500)
  expect(await list()).toMatchObject({ items: [{ is_read: false }], unread: 1 })
})

test('a payment that fails at Stripe makes one notice, for any number of events, which settles itself', async () => {
  const school = await world.signUp({ tier: null })
  await peer.pay((await school.api.billing.subscribe({ body: { tier: 'plus' } })).url ?? '')
  const add = async (card: '0341' | '4242') => {
    const way = await peer.pay((await school.api.billing.addPaymentMethod({ body: {} })).url, card)
    await school.api.billing.sync({ body: { checkout: new URL(way ?? '').searchParams.get('checkout') ?? '' } })
  }
  await add('0341')
  peer.advance(14 * day + 60)
  const events = peer.webhooks.waiting.splice(0).map((event) => peer.webhooks.sign(event))
  await Promise.all([...events, ...events].map(sendEvent))
  expect(await school.api.auth.me()).toMatchObject({ status: 'past_due', unread_notices: 1 })
  await add('4242')
  expect(await school.api.auth.me()).toMatchObject({ status: 'active', unread_notices: 0 })
})
