import { ApiError } from '#contract/errors.ts'
import { findSubscription } from '#server/billing/billing.queries.ts'
import { type Act, customerOf, sync } from '#server/billing/subscription.actions.ts'
import type { RedirectSession } from '#server/services/gateway.ts'

type Back = Pick<RedirectSession, 'returnUrl' | 'from' | 'language'>

/** The address at which a card is added. */
export const addCard = async (act: Act, back: Back): Promise<string> =>
  act.gateway.addCard({ customer: await customerOf(act), key: act.key, ...back })

/** The address of the provider's own pages. */
export const openPortal = async (act: Act, back: Back): Promise<string> =>
  act.gateway.portal({ customer: await customerOf(act), key: act.key, ...back })

/** Takes payments from a card from now on. */
export async function makePrimary(act: Act, id: string): Promise<void> {
  const { customer, ref } = await findCard(act, id)
  await act.gateway.makePrimary(customer, ref, act.key)
  await sync(act)
}

/** Forgets a card. The primary one stays while others exist, or while something is charged to it. */
export async function removeCard(act: Act, id: string): Promise<void> {
  const { customer, ref, isNeeded } = await findCard(act, id)
  if (isNeeded) throw new ApiError('primary_payment_method')
  await act.gateway.removeCard(customer, ref, act.key)
  await sync(act)
}

async function findCard({ tx, account }: Act, id: string) {
  const { customer, payment_methods: cards, renews, status } = await findSubscription(tx, account.school_id)
  const card = cards.find((one) => one.id === id)
  if (!customer || !card) throw new ApiError('not_found')
  const isNeeded = card.primary && (cards.length > 1 || renews || status === 'past_due' || status === 'unpaid')
  return { customer, ref: card.ref, isNeeded }
}
