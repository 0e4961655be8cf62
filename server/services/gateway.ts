import type { SubscriptionStatus } from '#contract/access.ts'
import type { Billing, AccessEndReason, Invoice, PaymentMethod, Prices } from '#contract/billing/billing.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Tier } from '#contract/billing/plans.ts'

export interface SubscriptionState {
  subscription: string | null
  status: SubscriptionStatus
  /** Null with the status `none`, or if the provider sells a product that is no plan of ours. */
  tier: Tier | null
  /** ISO 8601; the next charge, or when access ends or ended. */
  subscription_end_date: string | null
  renews: boolean
  ended_by: AccessEndReason | null
  trial_started_at: string | null
}

export const noSubscriptionState: SubscriptionState = {
  subscription: null,
  status: 'none',
  tier: null,
  subscription_end_date: null,
  renews: false,
  ended_by: null,
  trial_started_at: null,
}

/** `ref` is the provider's id; `id` is derived from it. */
export interface Card extends PaymentMethod {
  ref: string
}

export interface CustomerState extends SubscriptionState {
  payment_methods: Card[]
}

export interface SubscriptionRef {
  customer: string
  subscription: string
  key: string
}

export interface RedirectSession {
  customer: string
  returnUrl: string
  /** The page that the user came from, for the sandbox's pages. */
  from: string | null
  language: InterfaceLanguage | null
  key: string
}

/** A signed event. It only triggers a read: its content is not trusted. */
export interface ProviderEvent {
  id: string
  customer: string | null
  checkout: string | null
}

/** The payment provider. A failed call throws `provider_failed`; it may have been carried out, which the next `read` shows. */
export interface Gateway {
  name: Billing['provider']
  /** Monthly prices, cached for some minutes. Never throws. */
  prices: () => Promise<Prices>
  createCustomer: (school: { school_id: string; name: string; email: string; key: string }) => Promise<string>
  isKnown: (customer: string) => Promise<boolean>
  /** The current state of a customer; null if the customer was deleted at the provider. */
  read: (customer: string) => Promise<CustomerState | null>
  /** Returns null if the subscription has begun, or the URL at which to pay. `trialDays` is null after the trial was used. */
  subscribe: (
    session: RedirectSession,
    plan: { tier: Tier; trialDays: number | null; school_id: string },
  ) => Promise<string | null>
  change: (ref: SubscriptionRef, tier: Tier) => Promise<void>
  /** Cancels at the end of the period. */
  cancel: (ref: SubscriptionRef) => Promise<void>
  resume: (ref: SubscriptionRef) => Promise<void>
  portal: (session: RedirectSession) => Promise<string>
  addCard: (session: RedirectSession) => Promise<string>
  /** Completes a finished checkout: makes the added card primary if it was added to pay, and pays open invoices. */
  finish: (customer: string, checkout: string) => Promise<void>
  /** Also retries open payments with the card. */
  makePrimary: (customer: string, ref: string, key: string) => Promise<void>
  removeCard: (customer: string, ref: string, key: string) => Promise<void>
  /** The newest 100 at most. */
  invoices: (customer: string) => Promise<Invoice[]>
  /** Cancels and deletes everything of a customer; no error if the customer is gone. */
  erase: (customer: string) => Promise<void>
  /** Verifies a webhook; null if the signature or the time is wrong. Absent if the provider sends no events. */
  readEvent?: (body: Uint8Array, signature: string) => ProviderEvent | null
}
