import type { Stripe } from 'stripe'
import { type CardNumber, newId, nowOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

export const makeCustomer = (state: PeerState, metadata: Record<string, string>): Stripe.Customer => ({
  id: newId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: nowOf(state),
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: newId('').slice(1, 9).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata,
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

/** Makes a card of a customer, and remembers what it does. */
export function makeCard(state: PeerState, customer: string, number: CardNumber): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 3,
      fingerprint: newId('').slice(1),
      funding: 'credit',
      generated_from: null,
      last4: number,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowOf(state),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  state.methods.set(method.id, method)
  state.numbers.set(method.id, number)
  return method
}

export const makeProduct = (state: PeerState, id: string, name: string): Stripe.Product => ({
  id,
  object: 'product',
  active: true,
  created: nowOf(state),
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: nowOf(state),
  url: null,
})

/** Makes a monthly price, in cents of a euro. */
export const makePrice = (state: PeerState, id: string, product: string, amount: number): Stripe.Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: nowOf(state),
  currency: 'eur',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'inclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: amount,
  unit_amount_decimal: null,
})

export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export const makeSetup = (state: PeerState, customer: string, method: string): Stripe.SetupIntent => ({
  id: newId('seti'),
  object: 'setup_intent',
  allowed_payment_method_types: ['card'],
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: null,
  created: nowOf(state),
  customer,
  description: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: method,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: 'succeeded',
  usage: 'off_session',
})

export const makePortal = (
  state: PeerState,
  terms: Pick<Stripe.BillingPortal.Session, 'customer' | 'return_url' | 'locale'>,
): Stripe.BillingPortal.Session => {
  const id = newId('bps')
  return {
    ...terms,
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_1',
    created: nowOf(state),
    customer_account: null,
    flow: null,
    livemode: false,
    on_behalf_of: null,
    url: `${state.origin}/p/session/${id}`,
  }
}
