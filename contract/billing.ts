import * as z from 'zod/mini'
import { subscriptionStatuses } from './access.ts'
import { User } from './auth.ts'
import { Checkout, testCards } from './checkouts.ts'
import { defineApi } from './endpoint.ts'
import { interfaceLanguages } from './languages.ts'
import { type Tier, tiers } from './plans.ts'
import { id } from './text.ts'

/** Why access ended; null while it lasts, and for a school that never had any. */
export const endings = ['trial', 'failure', 'school'] as const
export type Ending = (typeof endings)[number]

/** Who can take the payments; `sandbox` moves no money. */
export const providers = ['sandbox', 'stripe'] as const

/** An amount in the currency's smallest unit, such as cents; the currency in lower case, as ISO 4217 names it. */
export const Price = z.object({ amount: z.int(), currency: z.string() })
export type Price = z.output<typeof Price>

/** A card that payments are taken from; the primary one first. */
export const PaymentMethod = z.object({
  id: z.uuid(),
  /** As the provider names it, in lower case: visa, mastercard, amex… */
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  primary: z.boolean(),
})
export type PaymentMethod = z.output<typeof PaymentMethod>

export const Billing = z.object({
  provider: z.enum(providers),
  /** Days of the trial that is still to be had; null once it was used. */
  trial_days: z.nullable(z.int()),
  status: z.enum(subscriptionStatuses),
  tier: z.nullable(z.enum(tiers)),
  /** The next charge of a subscription that renews; otherwise when access ends or has ended. */
  subscription_end_date: z.nullable(z.iso.datetime()),
  /** Whether a payment is due at the end date. */
  renews: z.boolean(),
  ended_by: z.nullable(z.enum(endings)),
  usage: z.object({ students: z.int(), languages: z.int() }),
  payment_methods: z.array(PaymentMethod),
  /** What a month costs, where the provider knows it. */
  prices: z.record(z.enum(tiers), z.nullable(Price)),
})
export type Billing = z.output<typeof Billing>

/** Where an invoice stands: paid, to be paid, or void. */
export const invoiceStatuses = ['paid', 'open', 'void'] as const

export const Invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  at: z.iso.datetime(),
  status: z.enum(invoiceStatuses),
  tier: z.nullable(z.enum(tiers)),
  /** Null where no money moves. */
  price: z.nullable(Price),
  /** The provider's own document; null where `invoice` gives it. */
  url: z.nullable(z.string()),
})
export type Invoice = z.output<typeof Invoice>

const from = z.optional(z.string().check(z.maxLength(1000)))
/** The page of this application to come back to. */
const Back = z.strictObject({ from })
const Choice = z.strictObject({ tier: z.enum(tiers), from })
/** The most students that are named as those who stay active; no plan holds more. */
const mostKept = 500
const Change = z.strictObject({
  tier: z.enum(tiers),
  /** Goes on although more students are active, or more languages are on, than the plan holds. */
  accept: z.optional(z.boolean()),
  /** With `accept`: only these stay active. Without it everybody does, and nobody can be added. */
  keep_active: z.optional(z.array(id).check(z.maxLength(mostKept))),
})
const Changed = z.object({ user: User })
const Address = z.object({ url: z.string() })
const provider = 'provider_failed'

export const billing = defineApi({
  get: {
    method: 'GET',
    path: '/billing',
    summary: 'Where the subscription of a school stands, and what it needs to choose a plan.',
    access: 'account',
    returns: Billing,
  },
  sync: {
    method: 'POST',
    path: '/billing/sync',
    summary: 'Ask the provider again where the subscription stands, as after coming back from its pages.',
    access: 'account',
    body: z.strictObject({ checkout: z.optional(z.string().check(z.maxLength(200))) }),
    returns: Changed,
    fails: [provider],
  },
  subscribe: {
    method: 'POST',
    path: '/billing/subscribe',
    summary: 'Begin a subscription: with the trial at once, or at an address where it is paid.',
    access: 'account',
    body: Choice,
    returns: z.object({ user: z.optional(User), url: z.optional(z.string()) }),
    idempotent: true,
    fails: ['forbidden', provider],
  },
  change: {
    method: 'POST',
    path: '/billing/change',
    summary: 'Go on with another plan, in force at the next request.',
    access: 'account',
    body: Change,
    returns: Changed,
    idempotent: true,
    fails: ['forbidden', 'over_new_limit', 'not_found', provider],
  },
  cancel: {
    method: 'POST',
    path: '/billing/cancel',
    summary: 'Let the subscription end with what is paid.',
    access: 'account',
    returns: Changed,
    idempotent: true,
    fails: ['forbidden', provider],
  },
  resume: {
    method: 'POST',
    path: '/billing/resume',
    summary: 'Go on with a cancelled subscription that has not ended.',
    access: 'account',
    returns: Changed,
    idempotent: true,
    fails: ['forbidden', provider],
  },
  portal: {
    method: 'POST',
    path: '/billing/portal',
    summary: 'The address of the provider’s own pages.',
    access: 'account',
    body: Back,
    returns: Address,
    fails: ['forbidden', provider],
  },
  addPaymentMethod: {
    method: 'POST',
    path: '/billing/payment-methods',
    summary: 'The address at which a card is added.',
    access: 'account',
    body: Back,
    returns: Address,
    fails: ['forbidden', provider],
  },
  makePrimary: {
    method: 'POST',
    path: '/billing/payment-methods/:id/primary',
    summary: 'Take payments from this card from now on; what is owed is tried at once.',
    access: 'account',
    returns: Billing,
    fails: ['not_found', provider],
  },
  removePaymentMethod: {
    method: 'DELETE',
    path: '/billing/payment-methods/:id',
    summary: 'Forget a card; the primary one only when it is the last and nothing renews.',
    access: 'account',
    returns: Billing,
    fails: ['not_found', 'primary_payment_method', provider],
  },
  invoices: {
    method: 'GET',
    path: '/billing/invoices',
    summary: 'The invoices of the last years, the newest first, at most 100.',
    access: 'account',
    returns: z.object({ items: z.array(Invoice) }),
    fails: [provider],
  },
  invoice: {
    method: 'GET',
    path: '/billing/invoices/:id',
    summary: 'The document of an invoice of the sandbox.',
    access: 'account',
    query: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    produces: 'text/html; charset=utf-8',
    fails: ['not_found'],
  },
  checkout: {
    method: 'GET',
    path: '/billing/checkouts/:id',
    summary: 'What is paid on a page of the sandbox.',
    access: 'account',
    returns: Checkout,
    fails: ['not_found'],
  },
  pay: {
    method: 'POST',
    path: '/billing/checkouts/:id',
    summary: 'Use a test card on a page of the sandbox; `confirm` asks for the bank’s confirmation.',
    access: 'account',
    body: z.strictObject({ card: z.enum(testCards), confirmed: z.optional(z.boolean()) }),
    returns: z.object({ outcome: z.enum(['done', 'declined', 'confirm']), user: User }),
    fails: ['not_found'],
  },
  webhook: {
    method: 'POST',
    path: '/billing/webhook',
    summary: 'What the provider has to tell; signed by it.',
    access: 'public',
    accepts: { types: ['application/json'], limit: 1_000_000, signature: 'stripe-signature' },
    fails: [provider, 'not_found'],
  },
})

/** A price for every plan that has one, by tier. */
export type Prices = Record<Tier, Price | null>
