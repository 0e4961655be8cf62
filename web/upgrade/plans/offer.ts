import { decideAccess } from '#contract/access.ts'
import type { User } from '#contract/school/auth.ts'
import type { Billing } from '#contract/billing/billing.ts'
import { plans, type Tier, tiers } from '#contract/billing/plans.ts'

/** What the button of a plan's card does; null for none. */
export type Offer = 'current' | 'trial' | 'subscribe' | 'upgrade' | 'switch' | null

export type Phase = 'none' | 'trial' | 'active' | 'ending' | 'owing' | 'over'

type SubscriptionState = Pick<Billing, 'status' | 'ended_by' | 'tier' | 'trial_days'>

export const hasAccess = (user: User): boolean => decideAccess(user, Date.now()) === 'allow'

export const isOwing = (status: Billing['status']): boolean => status === 'past_due' || status === 'unpaid'

export function phaseOf({ status, ended_by }: Pick<SubscriptionState, 'status' | 'ended_by'>): Phase {
  if (status === 'none') return 'none'
  if (status === 'trialing') return 'trial'
  if (status === 'active') return 'active'
  if (isOwing(status)) return 'owing'
  return status === 'canceled' && ended_by === null ? 'ending' : 'over'
}

/** A cancelled subscription must be resumed, and an unpaid one paid, before it can change. */
export function offerOf(tier: Tier, billing: SubscriptionState): Offer {
  const phase = phaseOf(billing)
  if (phase === 'none' || phase === 'over') return billing.trial_days === null ? 'subscribe' : 'trial'
  if (billing.tier === tier) return 'current'
  if (!billing.tier || phase === 'ending' || phase === 'owing') return null
  return isBigger(tier, billing.tier) ? 'upgrade' : 'switch'
}

export const isBigger = (tier: Tier, than: Tier): boolean => tiers.indexOf(tier) > tiers.indexOf(than)

export const languagesOverOf = (tier: Tier, { languages }: Billing['usage']): number =>
  Math.max(0, languages - plans[tier].languages)

export const seatsOverOf = (tier: Tier, { students }: Billing['usage']): number =>
  Math.max(0, students - plans[tier].students)
