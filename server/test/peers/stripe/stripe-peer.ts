import { type Tier, tiers } from '#contract/plans.ts'
import type { StripeSettings } from '#server/settings/config.ts'
import type { Memories } from '#server/test/peers/stripe/api.ts'
import { moveBack, play } from '#server/test/peers/stripe/state/clock.ts'
import { deleteCustomer } from '#server/test/peers/stripe/state/customers.ts'
import { createFaults, type Faults } from '#server/test/peers/stripe/faults.ts'
import { detach } from '#server/test/peers/stripe/state/methods.ts'
import { makePrice, makeProduct } from '#server/test/peers/stripe/state/objects.ts'
import { listen, type Parts, serve, stop, type Trouble } from '#server/test/peers/stripe/server.ts'
import {
  type CardNumber,
  emit,
  emptyState,
  findAnything,
  type PeerEvent,
  type PeerState,
} from '#server/test/peers/stripe/state/state.ts'
import { leave, pay } from '#server/test/peers/stripe/pages/visits.ts'
import { createWebhooks, type Webhooks } from '#server/test/peers/stripe/webhooks.ts'

/** Something in the place of Stripe: its API, its pages, its clock and its events, in memory, on this machine. */
export interface StripePeer {
  /** Where the API and the pages are. */
  url: string
  /** What the product is told in its settings: the keys, and the present prices. */
  settings: StripeSettings
  /** All that it knows, to be looked at and changed behind the product's back. */
  state: PeerState
  webhooks: Webhooks
  faults: Faults
  /** What was asked of the API, such as `POST /v1/customers`. */
  calls: string[]
  /** Lets time pass: everything known becomes older, and what is due by now happens in order. */
  advance: (seconds: number) => void
  /** Finishes a page of Checkout as a browser would; gives the way back, or null where the card is declined. */
  pay: (url: string, card?: CardNumber) => Promise<string | null>
  /** Leaves a page of Checkout; gives the way back. */
  leave: (url: string) => Promise<string>
  /** Puts another price in the place of a plan's, for the same product. Those who pay the old one go on with it. */
  setPrice: (tier: Tier, id: string, amount?: number) => void
  deleteCustomer: (id: string) => void
  removeCard: (ref: string) => void
  /** Tells of a thing once more, as it is now. */
  addLateEvent: (type: PeerEvent['type'], id: string) => PeerEvent
  /** Goes away, until it is told to come back with null. */
  setTrouble: (trouble: Trouble | null) => Promise<void>
  close: () => Promise<void>
}

const amounts: Record<Tier, number> = { starter: 2900, plus: 5900, pro: 9900 }

/** Opens a peer on a free port of this machine, or on the one that is given. */
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
  const memories: Memories = new Map()
  const api = { state, secretKey, memories, failureOf: faults.failureOf }
  const parts: Parts = { api, isLost: faults.isLost, trouble: null, calls: [] }
  const server = serve(parts)
  const taken = await listen(server, port)
  const url = `http://127.0.0.1:${taken}`
  state.origin = url
  state.hear = webhooks.hear
  for (const tier of tiers) sell(state, tier, `price_${tier}`, amounts[tier])
  return {
    url,
    // Read anew each time, because a price may be replaced.
    get settings() {
      return { secretKey, webhookSecret, prices: state.priceIds, apiBase: url, isTaxAutomatic: false }
    },
    state,
    webhooks,
    faults,
    calls: parts.calls,
    advance: (seconds) => {
      moveBack([state, memories], seconds)
      forget(memories)
      play(state)
    },
    pay,
    leave,
    setPrice: (tier, id, amount = amounts[tier]) => sell(state, tier, id, amount),
    deleteCustomer: (id) => {
      deleteCustomer(state, id)
    },
    removeCard: (ref) => {
      const method = state.methods.get(ref)
      if (method) detach(state, method)
    },
    addLateEvent: (type, id) => emit(state, type, findAnything(state, id) ?? { id }),
    setTrouble: async (trouble) => {
      if (trouble === 'refused' && server.listening) await stop(server)
      if (trouble !== 'refused' && !server.listening) await listen(server, taken)
      parts.trouble = trouble
    },
    close: () => (server.listening ? stop(server) : Promise.resolve()),
  }
}

function sell(state: PeerState, tier: Tier, id: string, amount: number): void {
  const product = `prod_${tier}`
  state.products.set(product, state.products.get(product) ?? makeProduct(state, product, `Tertulia ${tier}`))
  state.prices.set(id, makePrice(state, id, product, amount))
  state.priceIds = { ...state.priceIds, [tier]: id }
}

// Stripe remembers what it answered to a key for a day.
function forget(memories: Memories): void {
  const dayAgo = Date.now() / 1000 - 24 * 3600
  for (const [key, { created }] of memories) if (created < dayAgo) memories.delete(key)
}
