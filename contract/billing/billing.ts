import * as z from 'zod/mini'
import { subscriptionStatuses } from '../access.ts'
import { User } from '../school/auth.ts'
import { Checkout, testCards } from './checkouts.ts'
import { defineApi } from '../endpoint.ts'
import { interfaceLanguages } from '../values/languages.ts'
import { type Tier, tiers } from './plans.ts'
import { id } from '../values/text.ts'

/** Why access ended; null while the school has access, and if it never had any. */
export const accessEndReasons = ['trial', 'failure', 'school'] as const
export type AccessEndReason = (typeof accessEndReasons)[number]

export const providers = ['sandbox', 'stripe'] as const

/** `amount` is in the currency's smallest unit, such as cents; `currency` is an ISO 4217 code in lower case. */
export const Price = z.object({ amount: z.int(), currency: z.string() })
export type Price = z.output<typeof Price>

export const PaymentMethod = z.object({
  id: z.uuid(),
  /** The provider's name for it, in lower case: visa, mastercard, amex… */
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  primary: z.boolean(),
})
export type PaymentMethod = z.output<typeof PaymentMethod>

export const Billing = z.object({
  provider: z.enum(providers),
  /** Null once the trial was used. */
  trial_days: z.nullable(z.int()),
  status: z.enum(subscriptionStatuses),
  tier: z.nullable(z.enum(tiers)),
  /** The next payment if the subscription renews, otherwise the end of access. */
  subscription_end_date: z.nullable(z.iso.datetime()),
  renews: z.boolean(),
  ended_by: z.nullable(z.enum(accessEndReasons)),
  usage: z.object({ students: z.int(), languages: z.int() }),
  payment_methods: z.array(PaymentMethod),
  /** Monthly; null where the provider has no price. */
  prices: z.record(z.enum(tiers), z.nullable(Price)),
})
export type Billing = z.output<typeof Billing>

export const invoiceStatuses = ['paid', 'open', 'void'] as const

export const Invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  at: z.iso.datetime(),
  status: z.enum(invoiceStatuses),
  tier: z.nullable(z.enum(tiers)),
  /** Null in the sandbox. */
  price: z.nullable(Price),
  /** The provider's document; null in the sandbox, whose invoices `invoice` returns. */
  url: z.nullable(z.string()),
})
export type Invoice = z.output<typeof Invoice>

const from = z.optional(z.string().check(z.maxLength(1000)))
const ReturnTo = z.strictObject({ from })
const PlanChoice = z.strictObject({ tier: z.enum(tiers), from })
const maxKeptActive = 500
const PlanChange = z.strictObject({
  tier: z.enum(tiers),
  /** Accept a plan with fewer seats or languages than are in use. */
  accept: z.optional(z.boolean()),
  /** With `accept`: inactivate all other students. Without it all stay active, and none can be added. */
  keep_active: z.optional(z.array(id).check(z.maxLength(maxKeptActive))),
})
const UserResult = z.object({ user: User })
const Redirect = z.object({ url: z.string() })
const failure = 'provider_failed'

export const billing = defineApi({
  get: {
    method: 'GET',
    path: '/billing',
    summary: 'The state of the subscription, and what is needed to choose a plan.',
    access: 'account',
    returns: Billing,
  },
  sync: {
    method: 'POST',
    path: '/billing/sync',
    summary: 'Refresh the subscription from the provider, for example after returning from its pages.',
    access: 'account',
    body: z.strictObject({ checkout: z.optional(z.string().check(z.maxLength(200))) }),
    returns: UserResult,
    fails: [failure],
  },
  subscribe: {
    method: 'POST',
    path: '/billing/subscribe',
    confirms: true,
    summary: 'Start the trial, or return the URL of a page for paying.',
    access: 'account',
    body: PlanChoice,
    returns: z.object({ user: z.optional(User), url: z.optional(z.string()) }),
    idempotent: true,
    fails: ['forbidden', failure],
  },
  change: {
    method: 'POST',
    path: '/billing/change',
    confirms: true,
    summary: 'Switch to another plan, effective immediately.',
    access: 'account',
    body: PlanChange,
    returns: UserResult,
    idempotent: true,
    fails: ['forbidden', 'over_new_limit', 'not_found', failure],
  },
  cancel: {
    method: 'POST',
    path: '/billing/cancel',
    confirms: true,
    summary: 'Cancel the subscription at the end of the paid period.',
    access: 'account',
    returns: UserResult,
    idempotent: true,
    fails: ['forbidden', failure],
  },
  resume: {
    method: 'POST',
    path: '/billing/resume',
    confirms: true,
    summary: 'Resume a cancelled subscription that has not ended.',
    access: 'account',
    returns: UserResult,
    idempotent: true,
    fails: ['forbidden', failure],
  },
  portal: {
    method: 'POST',
    path: '/billing/portal',
    confirms: true,
    summary: "The URL of the provider's billing portal.",
    access: 'account',
    body: ReturnTo,
    returns: Redirect,
    fails: ['forbidden', failure],
  },
  addPaymentMethod: {
    method: 'POST',
    path: '/billing/payment-methods',
    confirms: true,
    summary: 'The URL of a page for adding a card.',
    access: 'account',
    body: ReturnTo,
    returns: Redirect,
    fails: ['forbidden', failure],
  },
  makePrimary: {
    method: 'POST',
    path: '/billing/payment-methods/:id/primary',
    confirms: true,
    summary: 'Make this card the primary payment method. Open invoices are retried with it at once.',
    access: 'account',
    returns: Billing,
    fails: ['not_found', failure],
  },
  removePaymentMethod: {
    method: 'DELETE',
    path: '/billing/payment-methods/:id',
    confirms: true,
    summary: 'Remove a card; the primary one only if it is the last and the subscription does not renew.',
    access: 'account',
    returns: Billing,
    fails: ['not_found', 'primary_payment_method', failure],
  },
  invoices: {
    method: 'GET',
    path: '/billing/invoices',
    summary: 'The invoices, newest first, at most 100.',
    access: 'account',
    returns: z.object({ items: z.array(Invoice) }),
    fails: [failure],
  },
  invoice: {
    method: 'GET',
    path: '/billing/invoices/:id',
    summary: 'A sandbox invoice as an HTML document.',
    access: 'account',
    query: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    produces: 'text/html; charset=utf-8',
    fails: ['not_found'],
  },
  checkout: {
    method: 'GET',
    path: '/billing/checkouts/:id',
    summary: 'What a checkout page of the sandbox is for.',
    access: 'account',
    returns: Checkout,
    fails: ['not_found'],
  },
  pay: {
    method: 'POST',
    path: '/billing/checkouts/:id',
    summary:
      "Pay with a test card on a sandbox page. The outcome `confirm` asks for the bank's confirmation; send the call again with `confirmed`.",
    access: 'account',
    body: z.strictObject({ card: z.enum(testCards), confirmed: z.optional(z.boolean()) }),
    returns: z.object({ outcome: z.enum(['done', 'declined', 'confirm']), user: User }),
    fails: ['not_found'],
  },
  webhook: {
    method: 'POST',
    path: '/billing/webhook',
    summary: "The payment provider's webhook; the body is signed.",
    access: 'public',
    accepts: { types: ['application/json'], limit: 1_000_000, signature: 'stripe-signature' },
    fails: [failure, 'not_found'],
  },
})

export type Prices = Record<Tier, Price | null>
