import { ApiError } from '#contract/errors.ts'
import { findSubscription } from '#server/billing/billing.queries.ts'
import { type SubscriptionContext, customerOf, sync } from '#server/billing/subscription.actions.ts'
import type { RedirectSession } from '#server/services/gateway.ts'

type ReturnTarget = Pick<RedirectSession, 'returnUrl' | 'from' | 'language'>

export const addCard = async (context: SubscriptionContext, target: ReturnTarget): Promise<string> =>
  context.gateway.addCard({ customer: await customerOf(context), key: context.key, ...target })

export const openPortal = async (context: SubscriptionContext, target: ReturnTarget): Promise<string> =>
  context.gateway.portal({ customer: await customerOf(context), key: context.key, ...target })

export async function makePrimary(context: SubscriptionContext, id: string): Promise<void> {
  const { customer, ref } = await findCard(context, id)
  await context.gateway.makePrimary(customer, ref, context.key)
  await sync(context)
}

export async function removeCard(context: SubscriptionContext, id: string): Promise<void> {
  const { customer, ref, isNeeded } = await findCard(context, id)
  if (isNeeded) throw new ApiError('primary_payment_method')
  await context.gateway.removeCard(customer, ref, context.key)
  await sync(context)
}

async function findCard({ tx, account }: SubscriptionContext, id: string) {
  const { customer, payment_methods: cards, renews, status } = await findSubscription(tx, account.school_id)
  const card = cards.find((one) => one.id === id)
  if (!customer || !card) throw new ApiError('not_found')
  const isNeeded = card.primary && (cards.length > 1 || renews || status === 'past_due' || status === 'unpaid')
  return { customer, ref: card.ref, isNeeded }
}
