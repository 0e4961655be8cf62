import type { Stripe } from 'stripe'
import { failCard } from '#server/test/peers/stripe/answers.ts'
import { type LineTerms, makeInvoice, makeLine } from '#server/test/peers/stripe/state/objects.invoice.ts'
import { itemOf } from '#server/test/peers/stripe/state/objects.subscription.ts'
import { emit, idOf, nowOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

const day = 24 * 3600
/** Seconds until each retry of a failed payment; after the last one the subscription ends. */
const pauses = [3 * day, 5 * day, 7 * day]

export function customerOf(state: PeerState, id: string): Stripe.Customer {
  const customer = state.customers.get(id)
  if (!customer) throw new Error(`There is no customer ${id}`)
  return customer
}

/** The default payment method; merely attached cards don't count. */
export const methodOf = (state: PeerState, subscription: Stripe.Subscription): string =>
  idOf(subscription.default_payment_method) ||
  idOf(customerOf(state, idOf(subscription.customer)).invoice_settings.default_payment_method)

export const canCharge = (state: PeerState, method: string): boolean =>
  state.methods.has(method) && ['4242', '3155'].includes(state.numbers.get(method) ?? '')

export function periodLine(subscription: Stripe.Subscription): Stripe.InvoiceLineItem {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const amount = subscription.status === 'trialing' ? 0 : (price.unit_amount ?? 0)
  return makeLine(subscription, { price, amount, start, end, isProration: false })
}

/** A negative amount is a credit. */
export function prorationLine(
  state: PeerState,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  sign: 1 | -1,
): Stripe.InvoiceLineItem {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const now = nowOf(state)
  const share = subscription.status === 'trialing' ? 0 : (end - now) / (end - start)
  const terms: LineTerms = {
    price,
    amount: sign * Math.round((price.unit_amount ?? 0) * share),
    start: now,
    end,
    isProration: true,
  }
  return makeLine(subscription, terms)
}

export function bill(
  state: PeerState,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: Stripe.InvoiceLineItem[],
): boolean {
  const customer = customerOf(state, idOf(subscription.customer))
  const waiting = state.pending.get(subscription.id) ?? []
  state.pending.delete(subscription.id)
  const invoice = makeInvoice(state, customer, subscription, reason, [...waiting, ...lines])
  customer.balance = invoice.ending_balance ?? 0
  state.invoices.set(invoice.id, invoice)
  subscription.latest_invoice = invoice.id
  emit(state, 'invoice.created', invoice)
  emit(state, 'invoice.finalized', invoice)
  return tryPayment(state, invoice, methodOf(state, subscription))
}

export function tryPayment(state: PeerState, invoice: Stripe.Invoice, method: string): boolean {
  invoice.attempted = true
  if (invoice.amount_due > 0) invoice.attempt_count += 1
  if (invoice.amount_due > 0 && !canCharge(state, method)) {
    const pause = pauses[invoice.attempt_count - 1]
    invoice.next_payment_attempt = pause === undefined ? null : nowOf(state) + pause
    emit(state, 'invoice.payment_failed', invoice)
    return false
  }
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = nowOf(state)
  emit(state, 'invoice.paid', invoice)
  return true
}

/** After the customer's credit balance. */
export function costOf(state: PeerState, subscription: Stripe.Subscription, lines: Stripe.InvoiceLineItem[]): number {
  const waiting = state.pending.get(subscription.id) ?? []
  const total = [...waiting, ...lines].reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, total + customerOf(state, idOf(subscription.customer)).balance)
}

export function requirePayment(state: PeerState, subscription: Stripe.Subscription, cost: number): void {
  if (cost > 0 && !canCharge(state, methodOf(state, subscription))) failCard()
}

export function endSubscription(
  state: PeerState,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): void {
  const now = nowOf(state)
  subscription.status = 'canceled'
  subscription.ended_at = now
  subscription.canceled_at ??= now
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  emit(state, 'customer.subscription.deleted', subscription)
}
