import { ApiError } from '#contract/errors.ts'
import { findSubscription } from '#server/billing/billing.queries.ts'
import { type SubscriptionContext, customerOf, sync } from '#server/billing/subscription.actions.ts'
import type { Visit } from '#server/services/gateway.ts'

type ReturnTarget = Pick<Visit, 'back' | 'from' | 'language'>

export const addCard = async (act: SubscriptionContext, back: ReturnTarget): Promise<string> =>
  act.gateway.addCard({ customer: await customerOf(act), key: act.key, ...back })

export const openPortal = async (act: SubscriptionContext, back: ReturnTarget): Promise<string> =>
  act.gateway.portal({ customer: await customerOf(act), key: act.key, ...back })

export async function makePrimary(act: SubscriptionContext, id: string): Promise<void> {
  const { customer, ref } = await findCard(act, id)
  await act.gateway.makePrimary(customer, ref, act.key)
  await sync(act)
}

export async function removeCard(act: SubscriptionContext, id: string): Promise<void> {
  const { customer, ref, isNeeded } = await findCard(act, id)
  if (isNeeded) throw new ApiError('primary_payment_method')
  await act.gateway.removeCard(customer, ref, act.key)
  await sync(act)
}

async function findCard({ tx, account }: SubscriptionContext, id: string) {
  const { customer, payment_methods: cards, renews, status } = await findSubscription(tx, account.school_id)
  const card = cards.find((one) => one.id === id)
  if (!customer || !card) throw new ApiError('not_found')
  const isNeeded = card.primary && (cards.length > 1 || renews || status === 'past_due' || status === 'unpaid')
  return { customer, ref: card.ref, isNeeded }
}
