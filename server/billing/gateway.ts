import type { SubscriptionStatus } from '#contract/access.ts'
import type { Billing } from '#contract/billing.ts'
import type { Tier } from '#contract/plans.ts'

/** Where a subscription stands at the provider. */
export interface Standing {
  status: SubscriptionStatus
  tier: Tier
  subscription_end_date: string
}

/** What the product needs of whoever takes the payments. */
export interface Gateway {
  name: Billing['provider']
  /** Begins the one trial of a school; `now` is the database's time in ISO 8601. */
  startTrial: (trial: { tier: Tier; days: number; now: string }) => Promise<Standing>
  /** Goes on with another plan from now on. */
  changeTier: (standing: Standing, tier: Tier) => Promise<Standing>
}
