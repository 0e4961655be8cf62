import type { Stripe } from 'stripe'
import { listOf, failInput, failMissing } from '#server/test/peers/stripe/answers.ts'
import { type Form, numberAt, textAt, textsAt } from '#server/test/peers/stripe/pages/form.ts'
import { bill, costOf, endSubscription, requirePayment, prorationLine } from '#server/test/peers/stripe/state/money.ts'
import { planOf } from '#server/test/peers/stripe/state/objects.ts'
import { itemOf } from '#server/test/peers/stripe/state/objects.subscription.ts'
import { type Call, del, get, post, type Route } from '#server/test/peers/stripe/route.ts'
import { emit, nowOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

const changeable = [
  'items',
  'metadata',
  'cancel_at',
  'cancel_at_period_end',
  'default_payment_method',
  'proration_behavior',
  'payment_behavior',
]

export const subscriptionRoutes: Route[] = [
  get('/v1/subscriptions', list, ['customer', 'status', 'price']),
  get('/v1/subscriptions/:id', ({ state, ids: [id = ''] }) => existing(state, id)),
  post('/v1/subscriptions/:id', changeable, update),
  del('/v1/subscriptions/:id', ['prorate', 'invoice_now', 'cancellation_details'], cancel),
]

const existing = (state: PeerState, id: string): Stripe.Subscription =>
  state.subscriptions.get(id) ?? failMissing('subscription', id)

function list({ state, form, path }: Call): object {
  const customer = textAt(form, 'customer')
  if (customer && !state.customers.has(customer) && !state.deleted.has(customer))
    failMissing('customer', customer, 'customer')
  const status = textAt(form, 'status')
  const found = [...state.subscriptions.values()].filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (status === 'all' || (status === undefined ? subscription.ended_at === null : subscription.status === status)),
  )
  return listOf(found, form, path)
}

function update({ state, ids: [id = ''], form }: Call): Stripe.Subscription {
  const subscription = existing(state, id)
  if (subscription.ended_at !== null)
    failInput('A canceled subscription can only update its cancellation_details and metadata.', 'id')
  changePrice(state, subscription, form)
  setMethod(state, subscription, form)
  setEnd(state, subscription, form)
  Object.assign(subscription.metadata, textsAt(form, 'metadata'))
  emit(state, 'customer.subscription.updated', subscription)
  return subscription
}

function changePrice(state: PeerState, subscription: Stripe.Subscription, form: Form): void {
  const id = textAt(form, 'items.0.price')
  if (id === undefined) return
  if (textAt(form, 'items.0.id') !== itemOf(subscription).id) failMissing('subscription_item', '', 'items[0][id]')
  const price = state.prices.get(id) ?? failMissing('price', id, 'items[0][price]')
  switchPrice(state, subscription, price, {
    isNow: textAt(form, 'proration_behavior') === 'always_invoice',
    isAllOrNothing: textAt(form, 'payment_behavior') === 'error_if_incomplete',
  })
}

/** `isNow` charges the difference at once instead of with the next invoice. */
export function switchPrice(
  state: PeerState,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  { isNow, isAllOrNothing }: { isNow: boolean; isAllOrNothing: boolean },
): void {
  const item = itemOf(subscription)
  const lines = [prorationLine(state, subscription, item.price, -1), prorationLine(state, subscription, price, 1)]
  if (isNow && isAllOrNothing) requirePayment(state, subscription, costOf(state, subscription, lines))
  item.price = structuredClone(price)
  item.plan = planOf(price)
  if (!isNow) state.pending.set(subscription.id, [...(state.pending.get(subscription.id) ?? []), ...lines])
  else if (!bill(state, subscription, 'subscription_update', lines)) subscription.status = 'past_due'
}

function setMethod(state: PeerState, subscription: Stripe.Subscription, form: Form): void {
  const method = textAt(form, 'default_payment_method')
  if (method === undefined) return
  if (state.methods.get(method)?.customer !== subscription.customer)
    failMissing('PaymentMethod', method, 'default_payment_method')
  subscription.default_payment_method = method
}

function setEnd(state: PeerState, subscription: Stripe.Subscription, form: Form): void {
  const atPeriodEnd = textAt(form, 'cancel_at_period_end')
  const at = textAt(form, 'cancel_at')
  if (atPeriodEnd !== undefined && at !== undefined)
    failInput(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'cancel_at',
      'parameters_exclusive',
    )
  const period = itemOf(subscription).current_period_end
  const isClassic = subscription.billing_mode.type === 'classic'
  if (atPeriodEnd === 'true') cancelAt(state, subscription, period, isClassic)
  else if (at) cancelAt(state, subscription, numberAt(form, 'cancel_at') ?? period, false)
  // In flexible billing the subscription continues once `cancel_at` is cleared.
  else if (at === '' || (atPeriodEnd === 'false' && subscription.cancel_at_period_end)) keep(subscription)
}

export function cancelAt(state: PeerState, subscription: Stripe.Subscription, at: number, isWithPeriod: boolean): void {
  subscription.cancel_at = at
  subscription.cancel_at_period_end = isWithPeriod
  subscription.canceled_at = nowOf(state)
  subscription.cancellation_details = { ...noReason, reason: 'cancellation_requested' }
}

function keep(subscription: Stripe.Subscription): void {
  subscription.cancel_at = null
  subscription.cancel_at_period_end = false
  subscription.canceled_at = null
  subscription.cancellation_details = noReason
}

const noReason = { comment: null, feedback: null, feedback_option: null, reason: null }

function cancel({ state, ids: [id = ''], form }: Call): Stripe.Subscription {
  const subscription = existing(state, id)
  if (subscription.ended_at !== null) failMissing('subscription', id)
  const lines =
    textAt(form, 'prorate') === 'true' ? [prorationLine(state, subscription, itemOf(subscription).price, -1)] : []
  if (textAt(form, 'invoice_now') === 'true' && lines.length > 0)
    bill(state, subscription, 'subscription_update', lines)
  endSubscription(state, subscription, 'cancellation_requested')
  return subscription
}
