import type { Stripe } from 'stripe'
import { addMonth, itemOf } from '#server/test/peers/stripe/state/objects.subscription.ts'
import { bill, endSubscription, methodOf, periodLine, tryPayment } from '#server/test/peers/stripe/state/money.ts'
import { emit, idOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

const day = 24 * 3600
const mostSteps = 1000

export function runDueEvents(state: PeerState): void {
  const now = Math.floor(Date.now() / 1000)
  try {
    for (let count = 0; count < mostSteps; count += 1) {
      const [next] = [...stepsOf(state)].filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)
      if (!next) return
      state.simulatedNow = next.at
      next.happens()
    }
    throw new Error('the clock of the peer does not come to an end')
  } finally {
    state.simulatedNow = null
  }
}

interface Step {
  at: number
  happens: () => void
}

function* stepsOf(state: PeerState): Generator<Step> {
  for (const session of state.sessions.values())
    if (session.status === 'open') yield { at: session.expires_at, happens: () => expireSession(state, session) }
  for (const subscription of state.subscriptions.values()) yield* stepsOfSubscription(state, subscription)
}

function* stepsOfSubscription(state: PeerState, subscription: Stripe.Subscription): Generator<Step> {
  const { status, cancel_at, created } = subscription
  if (status === 'incomplete') yield { at: created + day, happens: () => expireSubscription(state, subscription) }
  if (status !== 'trialing' && status !== 'active' && status !== 'past_due') return
  // Checked before the renewal, which is often due at the same time.
  if (cancel_at !== null)
    yield { at: cancel_at, happens: () => endSubscription(state, subscription, 'cancellation_requested') }
  yield { at: itemOf(subscription).current_period_end, happens: () => goOn(state, subscription) }
  const invoice = state.invoices.get(idOf(subscription.latest_invoice))
  if (status === 'past_due' && invoice?.next_payment_attempt)
    yield { at: invoice.next_payment_attempt, happens: () => tryAgain(state, subscription, invoice) }
}

export function expireSession(state: PeerState, session: Stripe.Checkout.Session): void {
  session.status = 'expired'
  session.url = null
  emit(state, 'checkout.session.expired', session)
}

function expireSubscription(state: PeerState, subscription: Stripe.Subscription): void {
  subscription.status = 'incomplete_expired'
  subscription.ended_at = state.simulatedNow
  emit(state, 'customer.subscription.updated', subscription)
}

function goOn(state: PeerState, subscription: Stripe.Subscription): void {
  const isTrial = subscription.status === 'trialing'
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method
  if (isTrial && !methodOf(state, subscription)) {
    if (behavior === 'cancel') return endSubscription(state, subscription, null)
    if (behavior === 'pause') return pause(state, subscription)
  }
  const item = itemOf(subscription)
  item.current_period_start = item.current_period_end
  item.current_period_end = addMonth(item.current_period_end)
  subscription.status = 'active'
  if (!bill(state, subscription, 'subscription_cycle', [periodLine(subscription)])) subscription.status = 'past_due'
  emit(state, 'customer.subscription.updated', subscription)
}

function pause(state: PeerState, subscription: Stripe.Subscription): void {
  subscription.status = 'paused'
  emit(state, 'customer.subscription.paused', subscription)
}

function tryAgain(state: PeerState, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (tryPayment(state, invoice, methodOf(state, subscription))) {
    subscription.status = 'active'
    emit(state, 'customer.subscription.updated', subscription)
  } else if (invoice.next_payment_attempt === null) endSubscription(state, subscription, 'payment_failed')
}

const moments =
  /^(?:created|updated|start|end|start_date|billing_cycle_anchor|transitioned_at|effective_at|due_date|next_payment_attempt|current_period_(?:start|end)|period_(?:start|end)|trial_(?:start|end)|cancel_at|canceled_at|ended_at|expires_at|(?:finalized|paid|voided|marked_uncollectible)_at)$/

/** Shifts all timestamps instead of the clock, so that the peer and the server agree on the time. */
export function shiftIntoPast(known: unknown, seconds: number): void {
  if (known instanceof Map || Array.isArray(known)) {
    for (const value of known.values()) shiftIntoPast(value, seconds)
    return
  }
  if (typeof known !== 'object' || known === null) return
  for (const [name, value] of Object.entries(known))
    if (typeof value === 'number' && moments.test(name)) Reflect.set(known, name, value - seconds)
    else shiftIntoPast(value, seconds)
}
