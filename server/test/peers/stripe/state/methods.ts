import type { Stripe } from 'stripe'
import { listOf, failInput, failMissing } from '#server/test/peers/stripe/answers.ts'
import { textAt } from '#server/test/peers/stripe/pages/form.ts'
import { type Call, get, post, type Route } from '#server/test/peers/stripe/route.ts'
import { emit, type PeerState } from '#server/test/peers/stripe/state/state.ts'

export const methodRoutes: Route[] = [
  get('/v1/customers/:id/payment_methods', listOfCustomer, ['type']),
  get('/v1/customers/:id/payment_methods/:method', ({ state, ids: [customer = '', id = ''] }) => {
    const method = state.methods.get(id)
    return method?.customer === customer ? method : failMissing('payment_method', id)
  }),
  get('/v1/payment_methods/:id', ({ state, ids: [id = ''] }) => existing(state, id)),
  post('/v1/payment_methods/:id/attach', ['customer'], attach),
  post('/v1/payment_methods/:id/detach', [], ({ state, ids: [id = ''] }) => {
    const method = existing(state, id)
    if (!method.customer) failInput('The payment method you provided is not attached to a customer.', 'id')
    detach(state, method)
    return method
  }),
  get('/v1/setup_intents', ({ state, form, path }) => listOf(state.setups.values(), form, path), ['customer']),
  get('/v1/setup_intents/:id', ({ state, ids: [id = ''] }) => state.setups.get(id) ?? failMissing('setupintent', id)),
]

const existing = (state: PeerState, id: string): Stripe.PaymentMethod =>
  state.methods.get(id) ?? failMissing('PaymentMethod', id)

function listOfCustomer({ state, ids: [customer = ''], form, path }: Call): object {
  if (!state.customers.has(customer)) failMissing('customer', customer, 'customer')
  const type = textAt(form, 'type')
  const found = [...state.methods.values()].filter(
    (method) => method.customer === customer && (type === undefined || method.type === type),
  )
  return listOf(found, form, path)
}

function attach({ state, ids: [id = ''], form }: Call): Stripe.PaymentMethod {
  const method = existing(state, id)
  const customer = textAt(form, 'customer') ?? ''
  if (!state.customers.has(customer)) failMissing('customer', customer, 'customer')
  method.customer = customer
  emit(state, 'payment_method.attached', method)
  return method
}

export function detach(state: PeerState, method: Stripe.PaymentMethod): void {
  method.customer = null
  for (const { invoice_settings } of state.customers.values())
    if (invoice_settings.default_payment_method === method.id) invoice_settings.default_payment_method = null
  for (const subscription of state.subscriptions.values())
    if (subscription.default_payment_method === method.id) subscription.default_payment_method = null
  emit(state, 'payment_method.detached', method)
}
