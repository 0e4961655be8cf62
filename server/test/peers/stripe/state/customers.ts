import type { Stripe } from 'stripe'
import { listOf, failMissing } from '#server/test/peers/stripe/answers.ts'
import { type Form, textAt, textsAt } from '#server/test/peers/stripe/pages/form.ts'
import { detach } from '#server/test/peers/stripe/state/methods.ts'
import { endSubscription } from '#server/test/peers/stripe/state/money.ts'
import { makeCustomer } from '#server/test/peers/stripe/state/objects.ts'
import { type Call, del, get, post, type Route } from '#server/test/peers/stripe/route.ts'
import { emit, idOf, type PeerState } from '#server/test/peers/stripe/state/state.ts'

const fields = ['name', 'email', 'metadata', 'description', 'invoice_settings']

export const customerRoutes: Route[] = [
  get('/v1/customers', ({ state, form, path }) => listOf(state.customers.values(), form, path)),
  post('/v1/customers', fields, create),
  get('/v1/customers/:id', ({ state, ids: [id = ''] }) => state.deleted.get(id) ?? existing(state, id)),
  post('/v1/customers/:id', fields, ({ state, ids: [id = ''], form }) => {
    const customer = existing(state, id)
    change(state, customer, form)
    emit(state, 'customer.updated', customer)
    return customer
  }),
  del('/v1/customers/:id', [], ({ state, ids: [id = ''] }) => deleteCustomer(state, id)),
]

export const existing = (state: PeerState, id: string, param = 'id'): Stripe.Customer =>
  state.customers.get(id) ?? failMissing('customer', id, param)

function create({ state, form }: Call): Stripe.Customer {
  const customer = makeCustomer(state, {})
  change(state, customer, form)
  state.customers.set(customer.id, customer)
  emit(state, 'customer.created', customer)
  return customer
}

function change(state: PeerState, customer: Stripe.Customer, form: Form): void {
  const method = textAt(form, 'invoice_settings.default_payment_method')
  if (method) {
    if (idOf(state.methods.get(method)?.customer) !== customer.id)
      failMissing('payment_method', method, 'invoice_settings[default_payment_method]')
    customer.invoice_settings.default_payment_method = method
  }
  customer.name = textAt(form, 'name') ?? customer.name ?? null
  customer.email = textAt(form, 'email') ?? customer.email
  Object.assign(customer.metadata, textsAt(form, 'metadata'))
}

export function deleteCustomer(state: PeerState, id: string): Stripe.DeletedCustomer {
  const customer = existing(state, id)
  for (const subscription of state.subscriptions.values())
    if (subscription.customer === id && subscription.ended_at === null)
      endSubscription(state, subscription, 'cancellation_requested')
  for (const method of state.methods.values()) if (method.customer === id) detach(state, method)
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
  state.customers.delete(id)
  state.deleted.set(id, deleted)
  emit(state, 'customer.deleted', customer)
  return deleted
}
