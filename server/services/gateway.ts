import type { SubscriptionStatus } from '#contract/access.ts'
import type { Billing, Ending, Invoice, PaymentMethod, Prices } from '#contract/billing.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Tier } from '#contract/plans.ts'

/** A subscription as it stands at the provider, in our words. */
export interface SubscriptionState {
  /** The provider's own id of it. */
  subscription: string | null
  status: SubscriptionStatus
  /** Null only with the status `none`, or where the provider sells something that is no plan of ours. */
  tier: Tier | null
  /** ISO 8601; the next charge, or when access ends or has ended. */
  subscription_end_date: string | null
  /** Whether a payment is due at the end date. */
  renews: boolean
  ended_by: Ending | null
  /** ISO 8601; null where there was no trial. */
  trial_started_at: string | null
}

/** Where somebody stands who never had a subscription. */
export const noSubscriptionState: SubscriptionState = {
  subscription: null,
  status: 'none',
  tier: null,
  subscription_end_date: null,
  renews: false,
  ended_by: null,
  trial_started_at: null,
}

/** A card with the provider's own id of it; the `id` follows from that. */
export interface Card extends PaymentMethod {
  ref: string
}

/** All that is read of a customer at once. */
export interface CustomerState extends SubscriptionState {
  payment_methods: Card[]
}

/** A subscription that can be changed, and a key under which the provider does the same thing once. */
export interface SubscriptionRef {
  customer: string
  subscription: string
  key: string
}

/** A page of the provider that a browser is sent to. */
export interface RedirectSession {
  customer: string
  /** The address to come back to, whole. */
  returnUrl: string
  /** The page of this application that the school came from, for the sandbox's pages. */
  from: string | null
  /** What the page speaks; null where the school has chosen none, and its browser says. */
  language: InterfaceLanguage | null
  key: string
}

/** An event that the provider signed: what it is about is asked again, never believed. */
export interface ProviderEvent {
  id: string
  customer: string | null
  /** A page that somebody has finished. */
  checkout: string | null
}

/**
 * What the product needs of whoever takes the payments. A call that the provider does not answer, or refuses, throws
 * `provider_failed`; it may have been carried out, and the next `read` tells.
 */
export interface Gateway {
  name: Billing['provider']
  /** What a month costs, as far as the provider knows; remembered for some minutes. Never throws. */
  prices: () => Promise<Prices>
  /** Makes a customer; the same key makes the same one. */
  createCustomer: (school: { school_id: string; name: string; email: string; key: string }) => Promise<string>
  /** Says whether the provider has such a customer. */
  isKnown: (customer: string) => Promise<boolean>
  /** All that counts of a customer as it is now; null where they were deleted at the provider. */
  read: (customer: string) => Promise<CustomerState | null>
  /** Begins a subscription: at once, and then null, or at the address that is given. `trialDays` is null once it was used. */
  subscribe: (
    visit: RedirectSession,
    plan: { tier: Tier; trialDays: number | null; school_id: string },
  ) => Promise<string | null>
  /** Goes on with another plan from now on. */
  change: (order: SubscriptionRef, tier: Tier) => Promise<void>
  /** Lets the subscription end with its period. */
  cancel: (order: SubscriptionRef) => Promise<void>
  /** Takes a cancellation back. */
  resume: (order: SubscriptionRef) => Promise<void>
  /** The address of the provider's own pages for a customer. */
  portal: (visit: RedirectSession) => Promise<string>
  /** The address at which a card is added. */
  addCard: (visit: RedirectSession) => Promise<string>
  /** Does what a finished page asks for beyond itself: its card becomes the primary one where it was added to pay, and what is owed is paid. */
  finish: (customer: string, checkout: string) => Promise<void>
  /** Takes payments from this card from now on, and tries what is owed at once. */
  makePrimary: (customer: string, ref: string, key: string) => Promise<void>
  removeCard: (customer: string, ref: string, key: string) => Promise<void>
  /** The newest invoices, at most 100. */
  invoices: (customer: string) => Promise<Invoice[]>
  /** Ends what a customer has, and forgets them; one who is gone already is no failure. */
  erase: (customer: string) => Promise<void>
  /** Reads an event off a request; null where it is not the provider's, too old, or from the future. Absent where no events come. */
  readEvent?: (body: Uint8Array, signature: string) => ProviderEvent | null
}
