import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stripe } from 'stripe'
import type { Tier } from '#contract/billing/plans.ts'
import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { readConfig } from '#server/settings/config.ts'
import { type Server, startServer } from '#server/start.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { type Api, clientOf, goodPassword } from '#server/test/world.ts'

/** Events that are sent, each three times; more with EVENTS in the environment. */
const wanted = Number(process.env.EVENTS ?? 150)
const schoolCount = 8
const day = 24 * 3600
const patience = 30 * 60_000

let folder: string
let peer: StripePeer
let server: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-storm-'))
  peer = await openStripePeer({ webhookSecret: 'whsec_storm', secretKey: 'sk_test_storm' })
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    LIMIT_FACTOR: '100000',
    STRIPE_SECRET_KEY: 'sk_test_storm',
    STRIPE_WEBHOOK_SECRET: 'whsec_storm',
    STRIPE_PRICE_STARTER: 'price_starter',
    STRIPE_PRICE_PLUS: 'price_plus',
    STRIPE_PRICE_PRO: 'price_pro',
    STRIPE_API_BASE: peer.url,
  })
  server = await startServer(config, pino({ level: 'silent' }))
  peer.webhooks.url = `${server.address}/api/billing/webhook`
  peer.webhooks.isPaused = true
})
afterAll(async () => {
  await server.close()
  await peer.close()
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 })
})

const sendWith =
  (token?: string): Send =>
  (path, { method, headers, body }) =>
    fetch(`${server.address}/api${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body }),
    })

interface PayingSchool {
  api: Api
  email: string
}

async function subscribe(place: number): Promise<PayingSchool> {
  const email = `storm-${place}@school.example`
  const body = { email, school_name: 'Storm', password: goodPassword }
  const { authToken } = await createClient(contract.auth, sendWith()).signUp({ body })
  const api = clientOf(sendWith(authToken))
  const { url } = await api.billing.subscribe({ body: { tier: 'plus' } })
  await peer.pay(url ?? '', '4242')
  await api.billing.sync({ body: {} })
  return { api, email }
}

const random = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

/** What a school may do next; what is refused where it stands changes nothing. */
const acts: readonly ((school: PayingSchool) => Promise<unknown>)[] = [
  ({ api }) =>
    api.billing.change({ body: { tier: random(['starter', 'plus', 'pro'] as const) ?? 'pro', accept: true } }),
  ({ api }) => api.billing.cancel(),
  ({ api }) => api.billing.resume(),
  async ({ api }) =>
    peer.pay((await api.billing.addPaymentMethod({ body: {} })).url, random(['4242', '0341'] as const)),
  async ({ api }) => {
    const { url } = await api.billing.subscribe({ body: { tier: 'pro' } })
    await peer.pay(url ?? '', '4242')
  },
]

const tierOf = ({ items }: Stripe.Subscription): Tier | undefined =>
  (['starter', 'plus', 'pro'] as const).find((tier) => items.data[0]?.price.id === `price_${tier}`)

/** Where a school stands by what the peer knows: the newest of its subscriptions that has not ended, else the newest. */
function expectedOf(email: string): { status: string; tier: Tier | undefined } {
  const customer = [...peer.state.customers.values()].find((one) => one.email === email)
  const own = [...peer.state.subscriptions.values()].filter(({ customer: of }) => of === customer?.id)
  const newest = own.toReversed()
  const counts = newest.find(({ status }) => status !== 'canceled') ?? newest[0]
  if (!counts) throw new Error(`${email} has no subscription`)
  const isEnding = counts.cancel_at !== null || counts.cancel_at_period_end
  const isGood = counts.status === 'active' || counts.status === 'trialing'
  return { status: isGood && isEnding ? 'canceled' : counts.status, tier: tierOf(counts) }
}

type Event = StripePeer['webhooks']['waiting'][number]

/** Sends an event; says whether it was acknowledged. */
const isTaken = async (event: Event): Promise<boolean> => (await peer.webhooks.deliver([event]))[0] === 204

async function postmaster(): Promise<number> {
  const files = await readdir(folder, { recursive: true })
  const file = files.find((name) => name.endsWith('postmaster.pid')) ?? ''
  return Number((await readFile(join(folder, file), 'utf8')).split('\n')[0])
}

test(
  `${wanted} events, each three times, in any order, with the database killed in the middle: every school has the state that it has at Stripe`,
  async () => {
    const schools: PayingSchool[] = []
    for (let place = 0; place < schoolCount; place += 1) schools.push(await subscribe(place))
    while (peer.webhooks.waiting.length < wanted) {
      for (const school of schools) await random(acts)?.(school).catch(() => undefined)
      peer.advance(day * (1 + Math.floor(Math.random() * 20)))
    }
    // No request any more: only the events report this.
    peer.advance(20 * day)
    const events = peer.webhooks.waiting.splice(0)
    const copies = [...events, ...events, ...events]
      .map((event) => ({ event, place: Math.random() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ event }) => event)

    let unanswered: typeof events = []
    for (const [place, event] of copies.entries()) {
      if (place === Math.floor(copies.length / 2)) process.kill(await postmaster(), 'SIGKILL')
      if (!(await isTaken(event))) unanswered.push(event)
    }
    const refused = unanswered.length
    // As Stripe does with unacknowledged events.
    for (let round = 0; unanswered.length > 0 && round < 20; round += 1) {
      const again = unanswered.splice(0)
      for (const event of again) if (!(await isTaken(event))) unanswered.push(event)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    expect(unanswered).toEqual([])
    expect(refused).toBeGreaterThan(0)

    for (const { api, email } of schools) {
      const { status, tier } = await api.billing.get()
      expect([email, { status, tier }]).toEqual([email, expectedOf(email)])
    }
    // Every one of them is known by now, so that none is followed again.
    const calls = peer.calls.length
    expect(new Set(await peer.webhooks.deliver(events))).toEqual(new Set([204]))
    expect(peer.calls.length).toBe(calls)
  },
  patience,
)
