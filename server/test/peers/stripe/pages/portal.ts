import type { Stripe } from 'stripe'
import { tiers } from '#contract/billing/plans.ts'
import { type Form, textAt } from '#server/test/peers/stripe/pages/form.ts'
import { escape, form, hidden, page, radio } from '#server/test/peers/stripe/pages/html.ts'
import { detach } from '#server/test/peers/stripe/state/methods.ts'
import { itemOf } from '#server/test/peers/stripe/state/objects.subscription.ts'
import type { PageResponse } from '#server/test/peers/stripe/pages/pages.ts'
import { emit, type PeerState } from '#server/test/peers/stripe/state/state.ts'
import { cancelAt, switchPrice } from '#server/test/peers/stripe/state/subscriptions.ts'

export function portalPage(
  state: PeerState,
  portal: Stripe.BillingPortal.Session | undefined,
  sent: Form | null,
): PageResponse {
  if (!portal) return { html: page('This page is over', '') }
  const subscription = [...state.subscriptions.values()].findLast(
    ({ customer, ended_at }) => customer === portal.customer && ended_at === null,
  )
  if (!sent) return { html: portalHtml(state, portal, subscription) }
  const action = textAt(sent, 'do')
  if (action === 'cancel' && subscription) cancel(state, subscription)
  if (action === 'switch' && subscription) switchPlan(state, subscription, textAt(sent, 'price') ?? '')
  const method = state.methods.get(textAt(sent, 'method') ?? '')
  if (action === 'remove' && method?.customer === portal.customer) detach(state, method)
  return { location: portal.url }
}

function portalHtml(
  state: PeerState,
  portal: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription | undefined,
): string {
  const cards = [...state.methods.values()].filter(({ customer }) => customer === portal.customer)
  const removals = cards.map(({ id, card }) =>
    form(hidden('method', id), { remove: `Remove card ${card?.last4 ?? ''}` }),
  )
  const present = subscription && itemOf(subscription).price.id
  const plans = tiers
    .map((tier) => radio('price', state.priceIds[tier], tier, state.priceIds[tier] === present))
    .join('')
  const forms = subscription ? form('', { cancel: 'Cancel subscription' }) + form(plans, { switch: 'Switch plan' }) : ''
  const back = `<p><a href="${escape(portal.return_url ?? '')}">Return to Tertulia</a></p>`
  const status = subscription ? `<p>${subscription.status}${subscription.cancel_at === null ? '' : ', ends'}</p>` : ''
  return page('Billing portal', back + status + forms + removals.join(''))
}

function cancel(state: PeerState, subscription: Stripe.Subscription): void {
  const isClassic = subscription.billing_mode.type === 'classic'
  cancelAt(state, subscription, itemOf(subscription).current_period_end, isClassic)
  emit(state, 'customer.subscription.updated', subscription)
}

function switchPlan(state: PeerState, subscription: Stripe.Subscription, id: string): void {
  const price = state.prices.get(id)
  if (!price) return
  switchPrice(state, subscription, price, { isNow: false, isAllOrNothing: false })
  emit(state, 'customer.subscription.updated', subscription)
}
