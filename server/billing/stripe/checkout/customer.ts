import type { Stripe } from 'stripe'
import { type CustomerState, type Gateway, noSubscriptionState } from '#server/services/gateway.ts'
import { cardsOf, defaultMethod } from '#server/billing/stripe/checkout/cards.ts'
import type { Context } from '#server/billing/stripe/client.ts'
import { isoOf } from '#server/billing/stripe/said.ts'
import { isMissing } from '#server/billing/stripe/failures.ts'
import { standingOf } from '#server/billing/stripe/standing.ts'
import { endRepeated, listSubscriptions, tierOf } from '#server/billing/stripe/subscriptions.ts'

type School = Parameters<Gateway['createCustomer']>[0]

/** Makes the customer of a school. */
export async function createCustomer(context: Context, school: School): Promise<string> {
  const made = await make(context, school.school_id, school.key)
  if (await describe(context, made, school)) return made
  // The key still stands for a customer who was deleted since.
  const another = await make(context, school.school_id, `${school.key}-after-${made}`)
  await describe(context, another, school)
  return another
}

// The name and the address may change before the same key comes again, and Stripe refuses a key that comes with something else.
async function make({ stripe }: Context, school_id: string, key: string): Promise<string> {
  const { id } = await stripe.customers.create({ metadata: { school_id } }, { idempotencyKey: key })
  return id
}

/** Writes down who a customer is; false where there is no such customer any more. */
async function describe({ stripe }: Context, customer: string, { name, email }: School): Promise<boolean> {
  try {
    await stripe.customers.update(customer, { name, email })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Ends what a customer has, and forgets them. */
export async function erase({ stripe }: Context, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Says whether there is such a customer. */
export async function isKnown({ stripe }: Context, id: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(id)).deleted
  } catch (error) {
    if (isMissing(error, 'id', 'customer')) return false
    throw error
  }
}

/**
 * All that counts of a customer as it is now; null for one who was deleted, whom Stripe goes on naming. One whom it never
 * heard of is a failure: with the key of another account it knows nobody, and that must end nobody's subscription.
 */
export async function read(context: Context, id: string): Promise<CustomerState | null> {
  const customer = await context.stripe.customers.retrieve(id)
  return customer.deleted ? null : stateOf(context, customer)
}

async function stateOf(context: Context, customer: Stripe.Customer): Promise<CustomerState> {
  const [subscriptions, methods] = await Promise.all([
    listSubscriptions(context, customer.id),
    context.stripe.customers.listPaymentMethods(customer.id, { type: 'card', limit: 100 }),
  ])
  await endRepeated(context, subscriptions)
  const [subscription] = subscriptions
  const chosen = defaultMethod(customer, subscription) ?? (await chooseLone(context, customer.id, methods.data))
  const payment_methods = cardsOf(methods.data, chosen)
  if (!subscription) return { ...noSubscriptionState, payment_methods }
  const hasMethod = chosen !== null
  const standing = standingOf(subscription, await tierOf(context, subscription), hasMethod)
  return { ...standing, trial_started_at: firstTrial(subscriptions), payment_methods }
}

// Stripe charges no card that nobody chose, such as the only one, whose adding nobody told us of.
async function chooseLone(
  { stripe }: Context,
  customer: string,
  methods: Stripe.PaymentMethod[],
): Promise<string | null> {
  const cards = methods.filter(({ card }) => card)
  const [lone] = cards
  if (!lone || cards.length > 1) return null
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: lone.id } })
  return lone.id
}

// The trial is had once: also one that an earlier subscription began with counts.
function firstTrial(subscriptions: Stripe.Subscription[]): string | null {
  const starts = subscriptions.flatMap(({ trial_start }) => trial_start ?? [])
  return starts.length === 0 ? null : isoOf(Math.min(...starts))
}
