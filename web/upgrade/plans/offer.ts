import { decideAccess } from '#contract/access.ts'
import type { User } from '#contract/auth.ts'
import type { Billing } from '#contract/billing.ts'
import { plans, type Tier, tiers } from '#contract/plans.ts'

/** What a plan's card offers: it is the school's own, it can be tried, subscribed to, gone up or down to, or nothing. */
export type Offer = 'current' | 'trial' | 'subscribe' | 'upgrade' | 'switch' | null

/** Where a subscription stands: never begun, on trial, paid, cancelled and running, waiting for a payment, or over. */
export type Phase = 'none' | 'trial' | 'active' | 'ending' | 'owing' | 'over'

type SubscriptionState = Pick<Billing, 'status' | 'ended_by' | 'tier' | 'trial_days'>

/** Says whether a school may use the dashboard at this moment. */
export const hasAccess = (user: User): boolean => decideAccess(user, Date.now()) === 'allow'

/** Says whether a payment has failed and is waited for. */
export const isOwing = (status: Billing['status']): boolean => status === 'past_due' || status === 'unpaid'

/** Where a school's subscription stands, by the server's clock. */
export function phaseOf({ status, ended_by }: Pick<SubscriptionState, 'status' | 'ended_by'>): Phase {
  if (status === 'none') return 'none'
  if (status === 'trialing') return 'trial'
  if (status === 'active') return 'active'
  if (isOwing(status)) return 'owing'
  return status === 'canceled' && ended_by === null ? 'ending' : 'over'
}

/** What a plan is to a school. A cancelled subscription is resumed, and one that is owed is paid, before it can be changed. */
export function offerOf(tier: Tier, billing: SubscriptionState): Offer {
  const phase = phaseOf(billing)
  if (phase === 'none' || phase === 'over') return billing.trial_days === null ? 'subscribe' : 'trial'
  if (billing.tier === tier) return 'current'
  if (!billing.tier || phase === 'ending' || phase === 'owing') return null
  return isBigger(tier, billing.tier) ? 'upgrade' : 'switch'
}

/** Says whether a plan is above another. */
export const isBigger = (tier: Tier, than: Tier): boolean => tiers.indexOf(tier) > tiers.indexOf(than)

/** How many practice languages are on beyond those of a plan. */
export const languagesOverOf = (tier: Tier, { languages }: Billing['usage']): number =>
  Math.max(0, languages - plans[tier].languages)

/** How many students are active beyond the seats of a plan. */
export const seatsOverOf = (tier: Tier, { students }: Billing['usage']): number =>
  Math.max(0, students - plans[tier].students)
