import type { Stripe } from 'stripe'
import { type CustomerState, type Gateway, noSubscriptionState } from '#server/services/gateway.ts'
import { cardsOf, defaultMethod } from '#server/billing/stripe/checkout/cards.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { isoOf } from '#server/billing/stripe/convert.ts'
import { isMissing } from '#server/billing/stripe/failures.ts'
import { toSubscriptionState } from '#server/billing/stripe/subscription-state.ts'
import { cancelDuplicates, listSubscriptions, tierOf } from '#server/billing/stripe/subscriptions.ts'

type School = Parameters<Gateway['createCustomer']>[0]

export async function createCustomer(context: StripeContext, school: School): Promise<string> {
  const customer = await createWithKey(context, school.school_id, school.key)
  if (await updateDetails(context, customer, school)) return customer
  // Stripe repeats the answer of this key, although that customer was deleted since.
  const newCustomer = await createWithKey(context, school.school_id, `${school.key}-after-${customer}`)
  await updateDetails(context, newCustomer, school)
  return newCustomer
}

// Without name and email: Stripe refuses a repeated key with other parameters.
async function createWithKey({ stripe }: StripeContext, school_id: string, key: string): Promise<string> {
  const { id } = await stripe.customers.create({ metadata: { school_id } }, { idempotencyKey: key })
  return id
}

async function updateDetails({ stripe }: StripeContext, customer: string, { name, email }: School): Promise<boolean> {
  try {
    await stripe.customers.update(customer, { name, email })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

export async function erase({ stripe }: StripeContext, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

export async function isKnown({ stripe }: StripeContext, id: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(id)).deleted
  } catch (error) {
    if (isMissing(error, 'id', 'customer')) return false
    throw error
  }
}

/** Null for a deleted customer. An unknown one throws: with the key of another Stripe account, no subscription may end. */
export async function read(context: StripeContext, id: string): Promise<CustomerState | null> {
  const customer = await context.stripe.customers.retrieve(id)
  return customer.deleted ? null : stateOf(context, customer)
}

async function stateOf(context: StripeContext, customer: Stripe.Customer): Promise<CustomerState> {
  const [subscriptions, methods] = await Promise.all([
    listSubscriptions(context, customer.id),
    context.stripe.customers.listPaymentMethods(customer.id, { type: 'card', limit: 100 }),
  ])
  await cancelDuplicates(context, subscriptions)
  const [subscription] = subscriptions
  const primary = defaultMethod(customer, subscription) ?? (await useOnlyCard(context, customer.id, methods.data))
  const payment_methods = cardsOf(methods.data, primary)
  if (!subscription) return { ...noSubscriptionState, payment_methods }
  const hasMethod = primary !== null
  const state = toSubscriptionState(subscription, await tierOf(context, subscription), hasMethod)
  return { ...state, trial_started_at: firstTrial(subscriptions), payment_methods }
}

// Stripe doesn't charge a card that is no default, such as one whose `finish` was missed.
async function useOnlyCard(
  { stripe }: StripeContext,
  customer: string,
  methods: Stripe.PaymentMethod[],
): Promise<string | null> {
  const cards = methods.filter(({ card }) => card)
  const [only] = cards
  if (!only || cards.length > 1) return null
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: only.id } })
  return only.id
}

function firstTrial(subscriptions: Stripe.Subscription[]): string | null {
  const starts = subscriptions.flatMap(({ trial_start }) => trial_start ?? [])
  return starts.length === 0 ? null : isoOf(Math.min(...starts))
}
