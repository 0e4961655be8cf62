import { randomUUID } from 'node:crypto'
import type { TestCard } from '#contract/billing/checkouts.ts'
import { startSubscription, payOpenInvoices, primaryOf } from '#server/billing/sandbox/due-events.ts'
import { addSeconds, testCards, type SandboxCheckout, type SandboxState } from '#server/billing/sandbox/state.ts'

export type PaymentOutcome = 'done' | 'declined' | 'confirm'

export function pay(
  state: SandboxState,
  checkout: SandboxCheckout,
  { card, confirmed = false, now }: { card: TestCard; confirmed?: boolean | undefined; now: string },
): PaymentOutcome {
  if (card === 'declined') return 'declined'
  if (card === 'confirmed' && !confirmed) return 'confirm'
  const isForSubscription = checkout.purpose === 'subscription'
  if (card === 'failing' && isForSubscription) return 'declined'
  const ref = addCard(state, card, now)
  if (isForSubscription || !primaryOf(state) || state.subscription?.status === 'past_due') makePrimary(state, ref, now)
  if (isForSubscription && checkout.tier && !isLive(state)) startSubscription(state, checkout.tier, now)
  checkout.status = 'done'
  return 'done'
}

function addCard(state: SandboxState, kind: TestCard, now: string): string {
  const ref = randomUUID()
  state.cards.push({ ref, kind, primary: false, expires_at: addSeconds(now, testCards[kind].validMs / 1000) })
  return ref
}

export function makePrimary(state: SandboxState, ref: string, now: string): boolean {
  if (!state.cards.some((card) => card.ref === ref)) return false
  for (const card of state.cards) card.primary = card.ref === ref
  payOpenInvoices(state, now)
  return true
}

export const isLive = ({ subscription }: SandboxState): boolean =>
  subscription !== null && subscription.status !== 'canceled'
