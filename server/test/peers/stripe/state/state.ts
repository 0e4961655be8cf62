import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import type { Tier } from '#contract/plans.ts'

/** The test cards, by their last four digits: works, is declined, asks for confirmation, can be added but not charged. */
export const cardNumbers = ['4242', '0002', '3155', '0341'] as const
export type CardNumber = (typeof cardNumbers)[number]

/** An event as Stripe sends it, with a copy of its object as it was then. */
export interface PeerEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object }
  livemode: false
  pending_webhooks: number
  request: null
  type: Stripe.Event['type']
}

/** What a page was opened for, besides what Stripe tells of it. */
export interface Terms {
  price: string | null
  trialDays: number | null
  endBehavior: string
  metadata: Record<string, string>
}

/** All that the peer knows. Things name each other by id. */
export interface PeerState {
  origin: string
  /** Flexible billing tells a cancellation by `cancel_at` alone; classic billing by both. */
  billing: 'flexible' | 'classic'
  /** The present price of each plan. */
  priceIds: Record<Tier, string>
  /** The moment that is being played, in seconds; null while it is now. */
  playing: number | null
  customers: Map<string, Stripe.Customer>
  deleted: Map<string, Stripe.DeletedCustomer>
  methods: Map<string, Stripe.PaymentMethod>
  /** What each payment method does. */
  numbers: Map<string, CardNumber>
  prices: Map<string, Stripe.Price>
  products: Map<string, Stripe.Product>
  subscriptions: Map<string, Stripe.Subscription>
  /** What the next invoice of a subscription takes along. */
  pending: Map<string, Stripe.InvoiceLineItem[]>
  invoices: Map<string, Stripe.Invoice>
  sessions: Map<string, Stripe.Checkout.Session>
  terms: Map<string, Terms>
  setups: Map<string, Stripe.SetupIntent>
  portals: Map<string, Stripe.BillingPortal.Session>
  events: PeerEvent[]
  /** Hears of every event at once. */
  hear: (event: PeerEvent) => void
}

export const emptyState = (): PeerState => ({
  origin: '',
  billing: 'flexible',
  priceIds: { starter: '', plus: '', pro: '' },
  playing: null,
  customers: new Map(),
  deleted: new Map(),
  methods: new Map(),
  numbers: new Map(),
  prices: new Map(),
  products: new Map(),
  subscriptions: new Map(),
  pending: new Map(),
  invoices: new Map(),
  sessions: new Map(),
  terms: new Map(),
  setups: new Map(),
  portals: new Map(),
  events: [],
  hear: () => undefined,
})

/** Seconds since the epoch, at the peer. */
export const nowOf = ({ playing }: PeerState): number => playing ?? Math.floor(Date.now() / 1000)

/** A new id of the kind that Stripe gives. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('hex').slice(0, 24)}`

/** Makes an event of what has just happened. */
export function emit(state: PeerState, type: PeerEvent['type'], about: object): PeerEvent {
  const event: PeerEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: nowOf(state),
    data: { object: structuredClone(about) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  }
  state.events.push(event)
  state.hear(event)
  return event
}

/** Whatever has this id. */
export function findAnything(state: PeerState, id: string): object | undefined {
  const { customers, deleted, methods, prices, products, subscriptions, invoices, sessions, setups } = state
  const places = [customers, deleted, methods, prices, products, subscriptions, invoices, sessions, setups]
  for (const place of places) {
    const found = place.get(id)
    if (found) return found
  }
  return undefined
}

/** The id of something that is named by its id, or whole. */
export const idOf = (named: string | { id: string } | null | undefined): string =>
  typeof named === 'string' ? named : (named?.id ?? '')
