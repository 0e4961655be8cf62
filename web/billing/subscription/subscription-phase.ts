import type { Billing } from '#contract/billing.ts'

/** Where a subscription stands, as far as this page tells it apart. */
export type Phase = 'none' | 'trialing' | 'active' | 'cancelled' | 'owing' | 'over'

/** Puts the standing of a subscription in one word; the server decides whether a cancelled one is over. */
export function phaseOf({ status, ended_by }: Pick<Billing, 'status' | 'ended_by'>): Phase {
  if (status === 'canceled') return ended_by ? 'over' : 'cancelled'
  if (status === 'none' || status === 'trialing' || status === 'active') return status
  return 'owing'
}

/** Why a card can't be removed now: there are others, something is owed, or the subscription is charged to it. */
export type RemovalBlock = 'others' | 'owed' | 'renews'

/** Says what holds a card, by the rule of the server; null where it may go. */
export function removalBlockOf(
  primary: boolean,
  billing: Pick<Billing, 'payment_methods' | 'renews' | 'status'>,
): RemovalBlock | null {
  if (!primary) return null
  if (billing.payment_methods.length > 1) return 'others'
  if (billing.status === 'past_due' || billing.status === 'unpaid') return 'owed'
  return billing.renews ? 'renews' : null
}

interface Expiry {
  exp_month: number
  exp_year: number
}

/** Says whether a card is still good; it is until its month is over, and "soon" is this month or the next. */
export function expiryOf({ exp_month, exp_year }: Expiry, now = Date.now()): 'good' | 'soon' | 'expired' {
  const today = new Date(now)
  const monthsLeft = (exp_year - today.getFullYear()) * 12 + exp_month - 1 - today.getMonth()
  if (monthsLeft < 0) return 'expired'
  return monthsLeft < 2 ? 'soon' : 'good'
}

/** The month in which a card expires, as cards have it printed on them. */
export const expiryText = ({ exp_month, exp_year }: Expiry): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`
