import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endSandbox } from '#server/billing/billing.queries.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { startPeriodicSync, syncStaleSchools } from '#server/billing/periodic-sync.ts'
import { readConfig } from '#server/settings/config.ts'
import { eventually } from '#server/test/eventually.ts'
import { codeOf, sync } from '#server/test/peers/sandbox-schools.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { subscriptionState, stripeSchools } from '#server/test/peers/stripe-schools.ts'
import { goodPassword, openWorld, type World } from '#server/test/world.ts'

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
const { trialSchool, customerOf, sendWaitingEvents } = stripeSchools(
  () => world,
  () => peer,
)

test('a customer who is deleted at Stripe has no plan any more, and can begin again', async () => {
  const school = await trialSchool()
  const before = customerOf(school)
  peer.deleteCustomer(before)
  await sendWaitingEvents()
  expect(await subscriptionState(school)).toEqual(['canceled', 'plus', 'school'])
  const { url } = await school.api.billing.subscribe({ body: { tier: 'starter' } })
  await peer.pay(url ?? '')
  await sync(school)
  expect(await subscriptionState(school)).toEqual(['active', 'starter', null])
  expect(customerOf(school)).not.toBe(before)
})

test('a price that changed leaves those who pay the old one where they are', async () => {
  const school = await trialSchool()
  peer.setPrice('plus', 'price_plus_2027', 6900)
  const later = await openWorld({ stripe: peer.settings })
  expect((await later.signUp({ tier: null })).api.billing.get).toBeTypeOf('function')
  await later.close()
  await sync(school)
  expect(await subscriptionState(school)).toEqual(['trialing', 'plus', null])
  peer.setPrice('plus', 'price_plus')
})

const servicesOf = async () => {
  const config = { ...readConfig({ DATA_DIR: world.dataDir }), stripe: peer.settings }
  const { services } = world
  return { ...services, config, gateway: await createGateway(config, world.db, services.log) }
}

test('what no event told is found out within the hour', async () => {
  const school = await trialSchool()
  await school.api.billing.cancel()
  peer.advance(20 * day)
  await world.pool.query(`update billing_accounts set read_at = now() - interval '61 minutes'`)
  await syncStaleSchools(await servicesOf(), new AbortController().signal)
  expect(await subscriptionState(school)).toEqual(['canceled', 'plus', 'school'])
  expect(
    (await world.pool.query(`select 1 from billing_accounts where read_at < now() - interval '1 hour'`)).rows,
  ).toEqual([])
})

test('a school that deletes itself leaves nothing behind at Stripe, also while Stripe is away', async () => {
  const school = await trialSchool()
  const customer = customerOf(school)
  const stop = await startPeriodicSync(await servicesOf())
  await peer.setOutage('refused')
  await school.api.account.remove({ body: { password: goodPassword, school_name: 'Escuela Sol' } })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await peer.setOutage(null)
  await world.pool.query(`update pgboss.job set start_after = now() where name = 'billing' and state = 'retry'`)
  await eventually(() => expect(peer.state.customers.has(customer)).toBe(false))
  await stop()
})

test('what the sandbox played ends with the first start with Stripe', async () => {
  const played = await openWorld()
  const school = await played.signUp({ tier: 'pro' })
  await endSandbox(played.db)
  expect(await school.api.billing.get()).toMatchObject({ status: 'none', tier: null, trial_days: 14 })
  expect(await codeOf(school.api.students.list())).toBe('subscription_required')
  await played.close()
})
