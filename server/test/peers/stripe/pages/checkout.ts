import type { Stripe } from 'stripe'
import { listOf, failInput, failMissing } from '#server/test/peers/stripe/answers.ts'
import { expireSession } from '#server/test/peers/stripe/state/clock.ts'
import { existing as existingCustomer } from '#server/test/peers/stripe/state/customers.ts'
import { type Form, numberAt, textAt, textsAt, valueAt } from '#server/test/peers/stripe/pages/form.ts'
import { checkoutLocales, portalLocales } from '#server/test/peers/stripe/pages/locales.ts'
import { makePortal } from '#server/test/peers/stripe/state/objects.ts'
import { makeSession } from '#server/test/peers/stripe/state/objects.session.ts'
import { type Call, get, post, type Route } from '#server/test/peers/stripe/route.ts'
import { emit, type PeerState } from '#server/test/peers/stripe/state/state.ts'

const common = [
  'mode',
  'customer',
  'success_url',
  'cancel_url',
  'metadata',
  'allowed_payment_method_types',
  'currency',
  'locale',
]
const ofSubscription = [
  'line_items',
  'subscription_data',
  'payment_method_collection',
  'billing_address_collection',
  'tax_id_collection',
  'customer_update',
  'automatic_tax',
]

export const checkoutRoutes: Route[] = [
  get('/v1/checkout/sessions', list, ['customer', 'status', 'subscription']),
  post('/v1/checkout/sessions', [...common, ...ofSubscription], create),
  get('/v1/checkout/sessions/:id', ({ state, ids: [id = ''] }) => existing(state, id)),
  post('/v1/checkout/sessions/:id/expire', [], ({ state, ids: [id = ''] }) => {
    const session = existing(state, id)
    if (session.status !== 'open')
      failInput('Only Checkout Sessions with a status in ["open"] can be expired.', 'session')
    expireSession(state, session)
    return session
  }),
  post('/v1/billing_portal/sessions', ['customer', 'return_url', 'locale'], openPortal),
]

const existing = (state: PeerState, id: string): Stripe.Checkout.Session =>
  state.sessions.get(id) ?? failMissing('checkout.session', id)

function list({ state, form, path }: Call): object {
  const [customer, status] = ['customer', 'status'].map((name) => textAt(form, name))
  const found = [...state.sessions.values()].filter(
    (session) =>
      (customer === undefined || session.customer === customer) && (status === undefined || session.status === status),
  )
  return listOf(found, form, path)
}

function create({ state, form }: Call): Stripe.Checkout.Session {
  const customer = existingCustomer(state, textAt(form, 'customer') ?? '', 'customer').id
  const mode = textAt(form, 'mode')
  const success_url = textAt(form, 'success_url') ?? failInput('Missing required param: success_url.', 'success_url')
  if (mode === 'subscription') checkSubscription(state, form)
  else if (mode === 'setup') checkSetup(form)
  else failInput('mode must be subscription or setup here.', 'mode')
  const session = makeSession(state, {
    mode: mode === 'setup' ? 'setup' : 'subscription',
    customer,
    success_url,
    cancel_url: textAt(form, 'cancel_url') ?? null,
    metadata: textsAt(form, 'metadata'),
    payment_method_collection: textAt(form, 'payment_method_collection') === 'if_required' ? 'if_required' : 'always',
    locale: localeOf(form, checkoutLocales),
    automatic_tax: {
      enabled: textAt(form, 'automatic_tax.enabled') === 'true',
      liability: null,
      provider: null,
      status: null,
    },
  })
  state.sessions.set(session.id, session)
  state.terms.set(session.id, {
    price: textAt(form, 'line_items.0.price') ?? null,
    trialDays: numberAt(form, 'subscription_data.trial_period_days') ?? null,
    endBehavior:
      textAt(form, 'subscription_data.trial_settings.end_behavior.missing_payment_method') ?? 'create_invoice',
    metadata: textsAt(form, 'subscription_data.metadata'),
  })
  return session
}

function checkSubscription(state: PeerState, form: Form): void {
  const price = textAt(form, 'line_items.0.price') ?? ''
  if (!state.prices.has(price)) failMissing('price', price, 'line_items[0][price]')
  if (textAt(form, 'tax_id_collection.enabled') === 'true' && textAt(form, 'customer_update.name') !== 'auto')
    failInput('Tax ID collection requires updating business name on the customer.', 'customer_update[name]')
  if (textAt(form, 'automatic_tax.enabled') === 'true' && textAt(form, 'customer_update.address') !== 'auto')
    failInput(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto'.",
      'automatic_tax',
      'customer_tax_location_invalid',
    )
}

function checkSetup(form: Form): void {
  for (const name of ofSubscription)
    if (valueAt(form, name) !== undefined) failInput(`You can not pass \`${name}\` in \`setup\` mode.`, name)
  if (valueAt(form, 'allowed_payment_method_types') === undefined && textAt(form, 'currency') === undefined)
    failInput('Missing required param: currency.', 'currency', 'parameter_missing')
}

function localeOf<Locale extends string>(form: Form, known: readonly Locale[]): Locale | null {
  const said = textAt(form, 'locale')
  const locale = known.find((one) => one === said)
  if (said !== undefined && !locale) failInput(`Invalid locale: must be one of ${known.join(', ')}`, 'locale')
  return locale ?? null
}

function openPortal({ state, form }: Call): object {
  const customer = existingCustomer(state, textAt(form, 'customer') ?? '', 'customer').id
  const portal = makePortal(state, {
    customer,
    return_url: textAt(form, 'return_url') ?? '',
    locale: localeOf(form, portalLocales),
  })
  state.portals.set(portal.id, portal)
  emit(state, 'billing_portal.session.created', portal)
  return portal
}
