import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard, codeOf, idOf, sandboxSchools, sync } from '#server/test/peers/sandbox-schools.ts'
import { stripeSchools } from '#server/test/peers/stripe-schools.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { goodPassword, openWorld, type World } from '#server/test/world.ts'

let world: World
let peer: StripePeer
let stripe: World
beforeAll(async () => {
  world = await openWorld()
  peer = await openStripePeer({ webhookSecret: 'whsec_races', secretKey: 'sk_test_races' })
  stripe = await openWorld({ stripe: peer.settings }, 'silent')
})
afterAll(async () => {
  await world.close()
  await stripe.close()
  await peer.close()
})

const { payingSchool } = sandboxSchools(() => world)
const { customerOf } = stripeSchools(
  () => stripe,
  () => peer,
)
const day = 24 * 3600
const openPages = (customer: string) =>
  [...peer.state.sessions.values()].filter((one) => one.customer === customer && one.status === 'open')

test('tabs that subscribe at once share one page, so that nothing is paid twice', async () => {
  const school = await stripe.signUp({ tier: null })
  const subscribe = () => school.api.billing.subscribe({ body: { tier: 'plus' } })
  const answers = await Promise.all([subscribe(), subscribe(), subscribe()])
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
  expect(openPages(customerOf(school))).toHaveLength(1)
})

test('the page of payment speaks the language that the school has chosen', async () => {
  const school = await stripe.signUp({ tier: null })
  const { id } = school.signedIn.user
  await stripe.pool.query(`update users set interface_language = 'pt' where id = $1`, [id])
  await school.api.billing.subscribe({ body: { tier: 'plus' } })
  expect(openPages(customerOf(school))).toMatchObject([{ locale: 'pt-BR' }])
})

test('what was begun while the account is deleted is forgotten at the provider, too', async () => {
  const school = await stripe.signUp({ tier: null })
  const beginning = school.api.billing.subscribe({ body: { tier: 'plus' } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await school.api.account.remove({ body: { password: goodPassword, school_name: 'Escuela Sol' } })
  await beginning.catch(() => undefined)
  const { rows } = await stripe.pool.query(`select data from pgboss.job where name = 'billing'`)
  const known = new Set(rows.map(({ data }) => data.customer))
  for (const { id } of peer.state.customers.values())
    if (peer.state.customers.get(id)?.email === school.signedIn.user.email) expect(known).toContain(id)
})

test('a failure that Stripe remembers does not lock a school out', async () => {
  const school = await stripe.signUp({ tier: null })
  peer.faults.failNext('POST /v1/customers', 1, 500)
  const subscribe = () => school.api.billing.subscribe({ body: { tier: 'plus' } })
  expect(await codeOf(subscribe())).toBe('provider_failed')
  expect((await subscribe()).url).toContain(peer.url)
})

test('a trial whose event was lost is not granted again', async () => {
  const school = await stripe.signUp({ tier: null })
  const { url } = await school.api.billing.subscribe({ body: { tier: 'plus' } })
  await peer.pay(url ?? '')
  peer.advance(20 * day)
  const again = await school.api.billing.subscribe({ body: { tier: 'plus' } })
  await peer.pay(again.url ?? '')
  expect((await sync(school)).user.status).toBe('active')
})

test('a plan that became too small while the provider was asked is taken back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const school = await world.signUp({ tier: 'plus' })
    await world.db
      .insertInto('students')
      .values(Array.from({ length: 54 }, (_, index) => ({ school_id: idOf(school), first_name: `S${index}` })))
      .execute()
    await Promise.allSettled([
      school.api.billing.change({ body: { tier: 'starter' } }),
      ...Array.from({ length: 4 }, (_, index) => school.api.students.add({ body: { first_name: `New ${index}` } })),
    ])
    await sync(school)
    const { seats } = await school.api.students.list()
    expect(seats.used).toBeLessThanOrEqual(seats.limit)
  }
})

test('who stays is named only together with the consent', async () => {
  const school = await world.signUp({ tier: 'plus' })
  await world.db
    .insertInto('students')
    .values(Array.from({ length: 60 }, (_, index) => ({ school_id: idOf(school), first_name: `S${index}` })))
    .execute()
  const change = school.api.billing.change({ body: { tier: 'starter', keep_active: [] } })
  await expect(change).rejects.toMatchObject({ code: 'over_new_limit', details: { used: 60, over: 5 } })
})

test('a card is not made primary and removed at the same moment', async () => {
  const school = await payingSchool()
  await addCard(school, 'confirmed')
  const other = (await school.api.billing.get()).payment_methods.find(({ primary }) => !primary)
  const params = { id: other?.id ?? '' }
  await Promise.allSettled([
    school.api.billing.makePrimary({ params }),
    school.api.billing.removePaymentMethod({ params }),
  ])
  const after = await school.api.billing.get()
  expect([after.renews, after.payment_methods.filter(({ primary }) => primary)]).toEqual([true, [expect.anything()]])
})

test('a subscription whose beginning was not written down is found instead of refused', async () => {
  const school = await world.signUp()
  await world.pool.query(`update schools set subscription_status = 'none' where id = $1`, [idOf(school)])
  const { user } = await school.api.billing.subscribe({ body: { tier: 'plus' } })
  expect(user).toMatchObject({ status: 'trialing', tier: 'starter' })
})
