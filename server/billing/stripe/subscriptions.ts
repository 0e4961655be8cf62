import type { Stripe } from 'stripe'
import { type Tier, tiers } from '#contract/billing/plans.ts'
import type { SubscriptionRef } from '#server/services/gateway.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { idOf } from '#server/billing/stripe/convert.ts'
import { isMissing, logFailure } from '#server/billing/stripe/failures.ts'

const maxSubscriptions = 300

/** Charged ones first, then waiting, then ended ones; the newest first. */
export async function listSubscriptions({ stripe }: StripeContext, customer: string): Promise<Stripe.Subscription[]> {
  const subscriptions = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: maxSubscriptions })
  return subscriptions.toSorted((one, other) => rankOf(one) - rankOf(other) || other.created - one.created)
}

const chargedStatuses = new Set<string>(['trialing', 'active', 'past_due', 'unpaid'])
const waitingStatuses = new Set<string>(['incomplete', 'paused'])
const owingStatuses = new Set<string>(['past_due', 'unpaid', 'incomplete'])

export const isCharged = ({ status }: Stripe.Subscription): boolean => chargedStatuses.has(status)
export const isLive = ({ status }: Stripe.Subscription): boolean =>
  chargedStatuses.has(status) || waitingStatuses.has(status)
export const isOwing = ({ status }: Stripe.Subscription): boolean => owingStatuses.has(status)

const rankOf = (subscription: Stripe.Subscription): number => {
  if (isCharged(subscription)) return 0
  return isLive(subscription) ? 1 : 2
}

/** After paying in two tabs: the rest of the month stays as credit. */
export async function cancelDuplicates(
  { stripe, log }: StripeContext,
  subscriptions: Stripe.Subscription[],
): Promise<void> {
  for (const subscription of subscriptions.filter(isCharged).slice(1)) {
    const isPaid = !isOwing(subscription)
    await stripe.subscriptions
      .cancel(subscription.id, { prorate: isPaid, invoice_now: isPaid })
      .then(() => log.warn({ subscription: subscription.id }, 'cancelled a duplicate subscription of a customer'))
      .catch((error: unknown) => {
        if (!isMissing(error)) logFailure(log, error, 'cancelling a duplicate subscription of a customer failed')
      })
  }
}

export async function tierOf(
  { priceCatalogue: book, log }: StripeContext,
  subscription: Stripe.Subscription,
): Promise<Tier | null> {
  const price = subscription.items.data[0]?.price
  const tier = price ? await book.tierOf({ id: price.id, product: idOf(price.product) }) : null
  if (tier) return tier
  const metadataTier = tiers.find((one) => one === subscription.metadata.tier)
  if (!metadataTier)
    log.warn({ subscription: subscription.id, price: price?.id }, 'a subscription has an unknown price')
  return metadataTier ?? null
}

/** An upgrade is charged at once, a downgrade with the next invoice. */
export async function change(
  context: StripeContext,
  { subscription: id, key }: SubscriptionRef,
  tier: Tier,
): Promise<void> {
  const { stripe, priceCatalogue: book } = context
  const subscription = await stripe.subscriptions.retrieve(id)
  const [item] = subscription.items.data
  const price = book.idOf(tier)
  if (!item || item.price.id === price) return
  const before = await tierOf(context, subscription)
  const isUp = before === null || tiers.indexOf(tier) > tiers.indexOf(before)
  // A trial owes nothing, and a declined card leaves the subscription unchanged.
  const payment =
    isUp && subscription.status !== 'trialing'
      ? { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }
      : { proration_behavior: 'create_prorations' }
  await stripe.subscriptions.update(
    id,
    { items: [{ id: item.id, price }], metadata: { tier }, ...payment },
    { idempotencyKey: `${key}-change` },
  )
}

export async function cancel({ stripe }: StripeContext, { subscription, key }: SubscriptionRef): Promise<void> {
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true }, { idempotencyKey: `${key}-cancel` })
}

/** Clears the field that was set: Stripe refuses both in one call. */
export async function resume({ stripe }: StripeContext, { subscription: id, key }: SubscriptionRef): Promise<void> {
  const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
  if (cancel_at === null && !cancel_at_period_end) return
  const changes: Stripe.SubscriptionUpdateParams = cancel_at_period_end
    ? { cancel_at_period_end: false }
    : { cancel_at: '' }
  await stripe.subscriptions.update(id, changes, { idempotencyKey: `${key}-resume` })
}
