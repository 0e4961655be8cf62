import { decideAccess } from '#contract/access.ts'
import type { User } from '#contract/auth.ts'
import type { Billing } from '#contract/billing.ts'
import { type Tier, tiers } from '#contract/plans.ts'

/** What a plan's card offers: it is the school's own, it can be tried, gone up or down to, or nothing. */
export type Offer = 'current' | 'trial' | 'upgrade' | 'switch' | null

/** Says whether a school may use the dashboard at this moment. */
export const hasAccess = (user: User): boolean => decideAccess(user, Date.now()) === 'allow'

/** What a plan is to a school. */
export function offerOf(tier: Tier, user: User, { trial_days }: Pick<Billing, 'trial_days'>): Offer {
  const hasPlan = user.tier !== null && hasAccess(user)
  if (hasPlan && user.tier === tier) return 'current'
  if (hasPlan && user.tier && (user.status === 'trialing' || user.status === 'active'))
    return tiers.indexOf(tier) > tiers.indexOf(user.tier) ? 'upgrade' : 'switch'
  return !hasPlan && trial_days !== null ? 'trial' : null
}
