import type { Billing } from '#contract/billing/billing.ts'

export type Phase = 'none' | 'trialing' | 'active' | 'cancelled' | 'owing' | 'over'

/** The server decides whether a cancelled subscription has ended. */
export function phaseOf({ status, ended_by }: Pick<Billing, 'status' | 'ended_by'>): Phase {
  if (status === 'canceled') return ended_by ? 'over' : 'cancelled'
  if (status === 'none' || status === 'trialing' || status === 'active') return status
  return 'owing'
}

export type RemovalBlock = 'others' | 'owed' | 'renews'

/** The same rule as the server's; null if the card can be removed. */
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

/** A card is valid until the end of its month; "soon" is this month or the next. */
export function expiryOf({ exp_month, exp_year }: Expiry, now = Date.now()): 'good' | 'soon' | 'expired' {
  const today = new Date(now)
  const monthsLeft = (exp_year - today.getFullYear()) * 12 + exp_month - 1 - today.getMonth()
  if (monthsLeft < 0) return 'expired'
  return monthsLeft < 2 ? 'soon' : 'good'
}

export const expiryText = ({ exp_month, exp_year }: Expiry): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`
