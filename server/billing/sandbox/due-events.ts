import { randomUUID } from 'node:crypto'
import type { AccessEndReason } from '#contract/billing/billing.ts'
import type { Tier } from '#contract/billing/plans.ts'
import {
  addMonths,
  addSeconds,
  type SandboxCard,
  type SandboxState,
  type SandboxSubscription,
} from '#server/billing/sandbox/state.ts'

const day = 24 * 3600
/** Seconds until a failed payment is retried; after the last retry the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day]
const maxEvents = 1000

export const canBeCharged = (card: SandboxCard | undefined, at: string): boolean =>
  card !== undefined && card.kind !== 'failing' && card.kind !== 'declined' && card.expires_at > at

export const primaryOf = (state: SandboxState): SandboxCard | undefined => state.cards.find((card) => card.primary)

export function nextEventAt({ subscription }: SandboxState): string | null {
  if (!subscription || subscription.status === 'canceled') return null
  return subscription.status === 'past_due' ? subscription.next_try_at : subscription.ends_at
}

export function runDueEvents(state: SandboxState, now: string): void {
  for (let count = 0; count < maxEvents; count += 1) {
    const at = nextEventAt(state)
    const { subscription } = state
    if (!subscription || at === null || at > now) return
    if (subscription.status === 'past_due') retryPayment(state, subscription, at)
    else if (subscription.cancels) endSubscription(state, subscription, at, 'school')
    else if (subscription.status === 'trialing' && !primaryOf(state)) endSubscription(state, subscription, at, 'trial')
    else renew(state, subscription, at)
  }
}

function renew(state: SandboxState, subscription: SandboxSubscription, at: string): void {
  subscription.months += 1
  subscription.ends_at = addMonths(subscription.anchor_at, subscription.months)
  const isPaid = canBeCharged(primaryOf(state), at)
  addInvoice(state, subscription, at, isPaid ? 'paid' : 'open')
  if (isPaid) subscription.status = 'active'
  else failPayment(subscription, at)
}

function failPayment(subscription: SandboxSubscription, at: string): void {
  subscription.status = 'past_due'
  subscription.failures += 1
  subscription.next_try_at = addSeconds(at, retryDelays[subscription.failures - 1] ?? 0)
}

function retryPayment(state: SandboxState, subscription: SandboxSubscription, at: string): void {
  if (payOpenInvoices(state, at)) return
  if (subscription.failures > retryDelays.length) endSubscription(state, subscription, at, 'failure')
  else failPayment(subscription, at)
}

export function payOpenInvoices(state: SandboxState, at: string): boolean {
  const { subscription } = state
  if (subscription?.status !== 'past_due') return true
  if (!canBeCharged(primaryOf(state), at)) return false
  for (const invoice of state.invoices) if (invoice.status === 'open') invoice.status = 'paid'
  Object.assign(subscription, { status: 'active', failures: 0, next_try_at: null })
  return true
}

export function endSubscription(
  state: SandboxState,
  subscription: SandboxSubscription,
  at: string,
  ended_by: AccessEndReason,
): void {
  Object.assign(subscription, { status: 'canceled', ends_at: at, ended_by, next_try_at: null })
  for (const invoice of state.invoices) if (invoice.status === 'open') invoice.status = 'void'
}

export function addInvoice(
  { invoices }: SandboxState,
  { tier, ends_at }: Pick<SandboxSubscription, 'tier' | 'ends_at'>,
  at: string,
  status: 'paid' | 'open',
): void {
  const number = `TEST-${String(invoices.length + 1).padStart(4, '0')}`
  invoices.unshift({ ref: randomUUID(), number, at, status, tier, period_start_at: at, period_end_at: ends_at })
}

export function startSubscription(state: SandboxState, tier: Tier, at: string): boolean {
  if (!canBeCharged(primaryOf(state), at)) return false
  state.subscription = { ...newSubscription(tier, at), status: 'active', months: 1, ends_at: addMonths(at, 1) }
  addInvoice(state, state.subscription, at, 'paid')
  return true
}

export function startTrial(state: SandboxState, tier: Tier, at: string, days: number): void {
  const ends_at = addSeconds(at, days * day)
  state.subscription = {
    ...newSubscription(tier, at),
    status: 'trialing',
    trial_started_at: at,
    anchor_at: ends_at,
    ends_at,
  }
}

const newSubscription = (tier: Tier, at: string): Omit<SandboxSubscription, 'status' | 'ends_at'> => ({
  ref: randomUUID(),
  tier,
  trial_started_at: null,
  anchor_at: at,
  months: 0,
  cancels: false,
  ended_by: null,
  failures: 0,
  next_try_at: null,
})
