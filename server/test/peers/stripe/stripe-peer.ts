import { type Tier, tiers } from '#contract/billing/plans.ts'
import type { StripeSettings } from '#server/settings/config.ts'
import type { IdempotencyRecords } from '#server/test/peers/stripe/api.ts'
import { shiftIntoPast, runDueEvents } from '#server/test/peers/stripe/state/clock.ts'
import { deleteCustomer } from '#server/test/peers/stripe/state/customers.ts'
import { createFaults, type Faults } from '#server/test/peers/stripe/faults.ts'
import { detach } from '#server/test/peers/stripe/state/methods.ts'
import { makePrice, makeProduct } from '#server/test/peers/stripe/state/objects.ts'
import { listenLocally } from '#server/test/peers/listen-locally.ts'
import { type Parts, serve, stop, type Outage } from '#server/test/peers/stripe/server.ts'
import {
  type CardNumber,
  emit,
  emptyState,
  findById,
  type PeerEvent,
  type PeerState,
} from '#server/test/peers/stripe/state/state.ts'
import { leave, pay } from '#server/test/peers/stripe/pages/visits.ts'
import { createWebhooks, type Webhooks } from '#server/test/peers/stripe/webhooks.ts'

export interface StripePeer {
  url: string
  settings: StripeSettings
  state: PeerState
  webhooks: Webhooks
  faults: Faults
  calls: string[]
  advance: (seconds: number) => void
  /** Completes a Checkout page; returns the URL to return to, or null if the card is declined. */
  pay: (url: string, card?: CardNumber) => Promise<string | null>
  leave: (url: string) => Promise<string>
  /** Existing subscriptions keep the old price. */
  setPrice: (tier: Tier, id: string, amount?: number) => void
  deleteCustomer: (id: string) => void
  removeCard: (ref: string) => void
  addLateEvent: (type: PeerEvent['type'], id: string) => PeerEvent
  setOutage: (outage: Outage | null) => Promise<void>
  close: () => Promise<void>
}

const amounts: Record<Tier, number> = { starter: 2900, plus: 5900, pro: 9900 }

export async function openStripePeer({
  webhookSecret,
  secretKey,
  port = 0,
}: {
  webhookSecret: string
  secretKey: string
  port?: number
}): Promise<StripePeer> {
  const state = emptyState()
  const webhooks = createWebhooks(webhookSecret)
  const faults = createFaults()
  const records: IdempotencyRecords = new Map()
  const api = { state, secretKey, records, failureOf: faults.failureOf }
  const parts: Parts = { api, isLost: faults.isLost, outage: null, calls: [] }
  const server = serve(parts)
  const listeningPort = await listenLocally(server, port)
  const url = `http://127.0.0.1:${listeningPort}`
  state.origin = url
  state.onEvent = webhooks.receive
  for (const tier of tiers) addPrice(state, tier, `price_${tier}`, amounts[tier])
  return {
    url,
    // A getter, because prices may be replaced.
    get settings() {
      return { secretKey, webhookSecret, prices: state.priceIds, apiBase: url, isTaxAutomatic: false }
    },
    state,
    webhooks,
    faults,
    calls: parts.calls,
    advance: (seconds) => {
      shiftIntoPast([state, records], seconds)
      purgeExpired(records)
      runDueEvents(state)
    },
    pay,
    leave,
    setPrice: (tier, id, amount = amounts[tier]) => addPrice(state, tier, id, amount),
    deleteCustomer: (id) => {
      deleteCustomer(state, id)
    },
    removeCard: (ref) => {
      const method = state.methods.get(ref)
      if (method) detach(state, method)
    },
    addLateEvent: (type, id) => emit(state, type, findById(state, id) ?? { id }),
    setOutage: async (outage) => {
      if (outage === 'refused' && server.listening) await stop(server)
      if (outage !== 'refused' && !server.listening) await listenLocally(server, listeningPort)
      parts.outage = outage
    },
    close: () => (server.listening ? stop(server) : Promise.resolve()),
  }
}

function addPrice(state: PeerState, tier: Tier, id: string, amount: number): void {
  const product = `prod_${tier}`
  state.products.set(product, state.products.get(product) ?? makeProduct(state, product, `Tertulia ${tier}`))
  state.prices.set(id, makePrice(state, id, product, amount))
  state.priceIds = { ...state.priceIds, [tier]: id }
}

// Stripe keeps idempotency keys for a day.
function purgeExpired(records: IdempotencyRecords): void {
  const dayAgo = Date.now() / 1000 - 24 * 3600
  for (const [key, { created }] of records) if (created < dayAgo) records.delete(key)
}
