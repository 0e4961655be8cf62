import type { Stripe } from 'stripe'
import { planOf } from '#server/test/peers/stripe/state/objects.ts'
import { newId, nowOf, type PeerState, type Terms } from '#server/test/peers/stripe/state/state.ts'

const day = 24 * 3600

/** The last day of the month if it is shorter. */
export function addMonth(seconds: number): number {
  const date = new Date(seconds * 1000)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, last))
  return date.getTime() / 1000
}

export function makeSubscription(
  state: PeerState,
  customer: string,
  price: Stripe.Price,
  { trialDays, endBehavior, metadata }: Omit<Terms, 'price'>,
): Stripe.Subscription {
  const id = newId('sub')
  const now = nowOf(state)
  const trialEnd = trialDays ? now + trialDays * day : null
  const end = trialEnd ?? addMonth(now)
  return {
    ...unused,
    id,
    object: 'subscription',
    billing_cycle_anchor: end,
    billing_mode: { flexible: null, type: state.billing },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: null,
    ended_at: null,
    items: {
      object: 'list',
      data: [makeItem(id, price, now, end)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata,
    start_date: now,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: endBehavior } },
    trial_start: trialEnd ? now : null,
  }
}

const makeItem = (subscription: string, price: Stripe.Price, start: number, end: number): Stripe.SubscriptionItem => ({
  id: newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: start,
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price: structuredClone(price),
  quantity: 1,
  subscription,
  tax_rates: [],
})

const unused = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} satisfies Partial<Stripe.Subscription>

export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}
