import type { Stripe } from 'stripe'
import { listOf, failCard, failInput, failMissing } from '#server/test/peers/stripe/answers.ts'
import { textAt } from '#server/test/peers/stripe/pages/form.ts'
import { methodOf, tryPayment } from '#server/test/peers/stripe/state/money.ts'
import { type Call, get, post, type Route } from '#server/test/peers/stripe/route.ts'
import { emit, idOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

export const invoiceRoutes: Route[] = [
  get('/v1/invoices', list, ['customer', 'subscription', 'status']),
  get('/v1/invoices/:id', ({ state, ids: [id = ''] }) => existing(state, id)),
  post('/v1/invoices/:id/pay', ['payment_method'], pay),
]

const existing = (state: PeerState, id: string): Stripe.Invoice => state.invoices.get(id) ?? failMissing('invoice', id)

export const subscriptionOf = (state: PeerState, { parent }: Stripe.Invoice): Stripe.Subscription | undefined =>
  state.subscriptions.get(idOf(parent?.subscription_details?.subscription))

function list({ state, form, path }: Call): object {
  const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) => textAt(form, name))
  const found = [...state.invoices.values()].filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (subscription === undefined || subscriptionOf(state, invoice)?.id === subscription) &&
      (status === undefined || invoice.status === status),
  )
  return listOf(found, form, path)
}

function pay({ state, ids: [id = ''], form }: Call): Stripe.Invoice {
  const invoice = existing(state, id)
  const subscription = subscriptionOf(state, invoice)
  if (invoice.status !== 'open') failInput('Invoice is already paid', 'id', 'invoice_already_paid')
  const method = textAt(form, 'payment_method') ?? (subscription ? methodOf(state, subscription) : '')
  if (!tryPayment(state, invoice, method)) failCard()
  if (subscription && subscription.latest_invoice === id && subscription.ended_at === null) {
    subscription.status = 'active'
    emit(state, 'customer.subscription.updated', subscription)
  }
  return invoice
}
