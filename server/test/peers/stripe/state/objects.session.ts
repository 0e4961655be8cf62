import type { Stripe } from 'stripe'
import { newId, nowOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

const day = 24 * 3600

export type SessionTerms = Pick<
  Stripe.Checkout.Session,
  | 'mode'
  | 'customer'
  | 'success_url'
  | 'cancel_url'
  | 'metadata'
  | 'payment_method_collection'
  | 'locale'
  | 'automatic_tax'
>

export function makeSession(state: PeerState, terms: SessionTerms): Stripe.Checkout.Session {
  const id = newId('cs_test')
  const now = nowOf(state)
  return {
    ...unused,
    ...terms,
    id,
    object: 'checkout.session',
    created: now,
    expires_at: now + day,
    invoice: null,
    payment_status: terms.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    setup_intent: null,
    status: 'open',
    subscription: null,
    url: `${state.origin}/c/pay/${id}`,
  }
}

const unused = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: ['card'],
  amount_subtotal: null,
  amount_total: null,
  billing_address_collection: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency: 'eur',
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: null,
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  total_details: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>
