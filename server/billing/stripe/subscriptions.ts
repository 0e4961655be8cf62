import type { Stripe } from 'stripe'
import { type Tier, tiers } from '#contract/plans.ts'
import type { SubscriptionRef } from '#server/services/gateway.ts'
import type { Context } from '#server/billing/stripe/client.ts'
import { idOf } from '#server/billing/stripe/said.ts'
import { isMissing, tell } from '#server/billing/stripe/failures.ts'

const most = 300

/** All subscriptions that a customer has or had, the ones that count first: those that are charged, then those that wait, then those that ended; the newest first. */
export async function listSubscriptions({ stripe }: Context, customer: string): Promise<Stripe.Subscription[]> {
  const found = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: most })
  return found.toSorted((one, other) => rankOf(one) - rankOf(other) || other.created - one.created)
}

const charged = new Set<string>(['trialing', 'active', 'past_due', 'unpaid'])
const waiting = new Set<string>(['incomplete', 'paused'])
const owing = new Set<string>(['past_due', 'unpaid', 'incomplete'])

/** Says whether a subscription is charged, now or at its next date. */
export const isCharged = ({ status }: Stripe.Subscription): boolean => charged.has(status)
/** Says whether a subscription has not ended. */
export const isLive = ({ status }: Stripe.Subscription): boolean => charged.has(status) || waiting.has(status)
/** Says whether a subscription waits for a payment. */
export const isOwing = ({ status }: Stripe.Subscription): boolean => owing.has(status)

// Another one that waits for its first payment must not hide one that is paid.
const rankOf = (subscription: Stripe.Subscription): number => {
  if (isCharged(subscription)) return 0
  return isLive(subscription) ? 1 : 2
}

/** Ends all that are charged besides the newest, as after paying in two tabs; what was paid for the rest of the month stays as credit. */
export async function endRepeated({ stripe, log }: Context, subscriptions: Stripe.Subscription[]): Promise<void> {
  for (const subscription of subscriptions.filter(isCharged).slice(1)) {
    // Nothing is given back of a month that nobody paid.
    const isPaid = !isOwing(subscription)
    await stripe.subscriptions
      .cancel(subscription.id, { prorate: isPaid, invoice_now: isPaid })
      .then(() => log.warn({ subscription: subscription.id }, 'a second subscription of a customer was ended'))
      .catch((error: unknown) => {
        // Somebody else was faster, or the next reading tries again; the standing is right all the same.
        if (!isMissing(error)) tell(log, error, 'a second subscription of a customer could not be ended')
      })
  }
}

/** The plan of a subscription: that of its price, and what was written on it where nobody knows the price. */
export async function tierOf({ book, log }: Context, subscription: Stripe.Subscription): Promise<Tier | null> {
  const price = subscription.items.data[0]?.price
  const tier = price ? await book.tierOf({ id: price.id, product: idOf(price.product) }) : null
  if (tier) return tier
  const written = tiers.find((one) => one === subscription.metadata.tier)
  if (!written) log.warn({ subscription: subscription.id, price: price?.id }, 'a subscription is for no plan of ours')
  return written ?? null
}

/** Goes on with another plan: more costs at once, less with the next invoice. */
export async function change(context: Context, { subscription: id, key }: SubscriptionRef, tier: Tier): Promise<void> {
  const { stripe, book } = context
  const subscription = await stripe.subscriptions.retrieve(id)
  const [item] = subscription.items.data
  const price = book.idOf(tier)
  // Such as after an answer that was lost.
  if (!item || item.price.id === price) return
  const before = await tierOf(context, subscription)
  const isUp = before === null || tiers.indexOf(tier) > tiers.indexOf(before)
  // In a trial nothing is owed, and a card that is declined changes nothing.
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

/** Lets a subscription end with its period. */
export async function cancel({ stripe }: Context, { subscription, key }: SubscriptionRef): Promise<void> {
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true }, { idempotencyKey: `${key}-cancel` })
}

/** Takes a cancellation back, however it was written down; Stripe refuses to be told both ways at once. */
export async function resume({ stripe }: Context, { subscription: id, key }: SubscriptionRef): Promise<void> {
  const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
  if (cancel_at === null && !cancel_at_period_end) return
  const undone: Stripe.SubscriptionUpdateParams = cancel_at_period_end
    ? { cancel_at_period_end: false }
    : { cancel_at: '' }
  await stripe.subscriptions.update(id, undone, { idempotencyKey: `${key}-resume` })
}
