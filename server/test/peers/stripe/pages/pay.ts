import type { Stripe } from 'stripe'
import { bill, canCharge, customerOf, periodLine } from '#server/test/peers/stripe/state/money.ts'
import { makeCard, makeSetup } from '#server/test/peers/stripe/state/objects.ts'
import { makeSubscription } from '#server/test/peers/stripe/state/objects.subscription.ts'
import { type CardNumber, emit, idOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

export type Outcome = 'done' | 'declined' | 'confirm'

export const asksForCard = (state: PeerState, session: Stripe.Checkout.Session): boolean =>
  session.payment_method_collection !== 'if_required' || !state.terms.get(session.id)?.trialDays

export function payCheckout(
  state: PeerState,
  session: Stripe.Checkout.Session,
  { number, isConfirmed }: { number: CardNumber; isConfirmed: boolean },
): Outcome {
  const terms = state.terms.get(session.id)
  if (session.mode !== 'setup' && !asksForCard(state, session)) return finish(state, session, null)
  if (number === '0002') return 'declined'
  if (number === '3155' && !isConfirmed) return 'confirm'
  // This card can be added, but not charged.
  if (number === '0341' && session.mode === 'subscription' && !terms?.trialDays) return 'declined'
  const method = makeCard(state, idOf(session.customer), number)
  emit(state, 'payment_method.attached', method)
  return finish(state, session, method.id)
}

function finish(state: PeerState, session: Stripe.Checkout.Session, method: string | null): Outcome {
  if (session.mode === 'setup') setUp(state, session, method ?? '')
  else subscribe(state, session, method)
  session.status = 'complete'
  session.url = null
  emit(state, 'checkout.session.completed', session)
  return 'done'
}

function setUp(state: PeerState, session: Stripe.Checkout.Session, method: string): void {
  const setup = makeSetup(state, idOf(session.customer), method)
  state.setups.set(setup.id, setup)
  session.setup_intent = setup.id
  emit(state, 'setup_intent.succeeded', setup)
}

function subscribe(state: PeerState, session: Stripe.Checkout.Session, method: string | null): void {
  const terms = state.terms.get(session.id)
  const price = state.prices.get(terms?.price ?? '')
  if (!terms || !price) throw new Error(`${session.id} sells nothing`)
  const customer = customerOf(state, idOf(session.customer))
  const subscription = makeSubscription(state, customer.id, price, terms)
  subscription.default_payment_method = method
  state.subscriptions.set(subscription.id, subscription)
  bill(state, subscription, 'subscription_create', [periodLine(subscription)])
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
  session.payment_status = method && canCharge(state, method) ? 'paid' : 'no_payment_required'
  emit(state, 'customer.subscription.created', subscription)
}
