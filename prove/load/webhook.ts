import { type Tier, tiers } from '#contract/billing/plans.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { switchPrice } from '#server/test/peers/stripe/state/subscriptions.ts'
import type { School } from '#server/test/world.ts'
import { ApiError } from '#contract/errors.ts'
import type { Caller } from './caller.ts'
import type { OpenWriters } from './load.ts'
import { openSchool } from './school.ts'
import type { Violation } from './tally.ts'

const schools = 2
/** The share of acknowledged events that is sent again. */
const repeats = 0.3

/** Each change arrives as an event, and must be in the audit log once. */
interface Payer {
  school: School
  subscription: string
  tier: Tier
  changes: number
  pending: Tier | null
}

export const openWebhookWriters: OpenWriters = async ({ caller, peer, random }) => {
  if (!peer) throw new Error('events need a Stripe')
  const payers: Payer[] = []
  for (let place = 0; place < schools; place += 1) {
    const known = new Set(peer.state.subscriptions.keys())
    const school = await openSchool(caller, 'starter', peer)
    const subscription = [...peer.state.subscriptions.keys()].find((id) => !known.has(id)) ?? ''
    payers.push({ school, subscription, tier: 'starter', changes: 0, pending: null })
  }
  peer.webhooks.waiting.length = 0
  return {
    steps: payers.map((payer) => () => change(caller, peer, payer, random)),
    check: async () => (await Promise.all(payers.map((payer) => checkPayer(caller, payer)))).flat(),
  }
}

async function change(caller: Caller, peer: StripePeer, payer: Payer, random: () => number): Promise<void> {
  const others = tiers.filter((tier) => tier !== payer.tier)
  const tier = others[Math.floor(random() * others.length)] ?? 'plus'
  const subscription = peer.state.subscriptions.get(payer.subscription)
  const price = peer.state.prices.get(peer.state.priceIds[tier])
  if (!subscription || !price) throw new Error('the peer has lost a subscription')
  payer.pending = tier
  switchPrice(peer.state, subscription, price, { isNow: false, isAllOrNothing: false })
  peer.state.pending.clear()
  const event = peer.addLateEvent('customer.subscription.updated', subscription.id)
  peer.webhooks.waiting.length = 0
  const sendEvent = async () => {
    const { body, signature } = peer.webhooks.sign(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const response = await caller.send()('/billing/webhook', { method: 'POST', headers, body })
    await response.arrayBuffer()
    if (!response.ok) throw new ApiError(response.status < 500 ? 'invalid_input' : 'unavailable')
  }
  await caller.callUntilAnswered(sendEvent)
  payer.tier = tier
  payer.changes += 1
  payer.pending = null
  if (random() < repeats) await caller.callUntilAnswered(sendEvent)
}

async function checkPayer({ kind }: Caller, { school: { api }, tier, changes, pending }: Payer): Promise<Violation[]> {
  const now = (await api.billing.get()).tier
  const noted = await countChanges(api)
  const found: Violation[] = []
  if (now !== tier && (!pending || now !== pending))
    found.push({ kind, fault: 'missing', about: `${now}, not ${tier}` })
  const expected = pending !== null && now === pending ? changes + 1 : changes
  if (noted < expected) found.push({ kind, fault: 'missing', about: `${expected - noted} changes in the log` })
  if (noted > expected) found.push({ kind, fault: 'twice', about: `${noted - expected} changes too many in the log` })
  return found
}

async function countChanges({ audit }: School['api']): Promise<number> {
  let count = 0
  for (let page = 1, seen = 0; ; page += 1) {
    const { items, total } = await audit.list({ query: { group: 'plan', page, page_size: 500 } })
    count += items.filter(({ action }) => action === 'plan_changed').length
    seen += items.length
    if (seen >= total || items.length === 0) return count
  }
}
