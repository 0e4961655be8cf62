import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import type { Tier } from '#contract/billing/plans.ts'

/** Last four digits of cards that work, are declined, need a confirmation, and can be added but not charged. */
export const cardNumbers = ['4242', '0002', '3155', '0341'] as const
export type CardNumber = (typeof cardNumbers)[number]

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

export interface Terms {
  price: string | null
  trialDays: number | null
  endBehavior: string
  metadata: Record<string, string>
}

export interface PeerState {
  origin: string
  /** Flexible billing sets only `cancel_at`; classic billing also `cancel_at_period_end`. */
  billing: 'flexible' | 'classic'
  priceIds: Record<Tier, string>
  /** Seconds; null is the present. */
  simulatedNow: number | null
  customers: Map<string, Stripe.Customer>
  deleted: Map<string, Stripe.DeletedCustomer>
  methods: Map<string, Stripe.PaymentMethod>
  numbers: Map<string, CardNumber>
  prices: Map<string, Stripe.Price>
  products: Map<string, Stripe.Product>
  subscriptions: Map<string, Stripe.Subscription>
  pending: Map<string, Stripe.InvoiceLineItem[]>
  invoices: Map<string, Stripe.Invoice>
  sessions: Map<string, Stripe.Checkout.Session>
  terms: Map<string, Terms>
  setups: Map<string, Stripe.SetupIntent>
  portals: Map<string, Stripe.BillingPortal.Session>
  events: PeerEvent[]
  onEvent: (event: PeerEvent) => void
}

export const emptyState = (): PeerState => ({
  origin: '',
  billing: 'flexible',
  priceIds: { starter: '', plus: '', pro: '' },
  simulatedNow: null,
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
  onEvent: () => undefined,
})

export const nowOf = ({ simulatedNow }: PeerState): number => simulatedNow ?? Math.floor(Date.now() / 1000)

export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('hex').slice(0, 24)}`

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
  state.onEvent(event)
  return event
}

export function findById(state: PeerState, id: string): object | undefined {
  const { customers, deleted, methods, prices, products, subscriptions, invoices, sessions, setups } = state
  const places = [customers, deleted, methods, prices, products, subscriptions, invoices, sessions, setups]
  for (const place of places) {
    const found = place.get(id)
    if (found) return found
  }
  return undefined
}

export const idOf = (named: string | { id: string } | null | undefined): string =>
  typeof named === 'string' ? named : (named?.id ?? '')
