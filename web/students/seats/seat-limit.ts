import { ApiError } from '#contract/errors.ts'
import { type Tier, tierForStudents, tiers } from '#contract/billing/plans.ts'
import type { Seats } from '#contract/people/students.ts'

/** `tier` is the lowest plan with a free seat. */
export interface SeatLimit {
  limit: number
  tier: Tier | null
}

/** Null while seats are free or unknown. */
export function seatLimitOf(seats: Seats | undefined): SeatLimit | null {
  if (!seats || seats.used < seats.limit) return null
  return { limit: seats.limit, tier: tierForStudents(seats.used + 1) }
}

export function seatLimitOfError(error: unknown): SeatLimit | null {
  if (!(error instanceof ApiError) || error.code !== 'student_limit_reached') return null
  const { limit, tier_needed } = error.details
  return { limit: typeof limit === 'number' ? limit : 0, tier: tiers.find((tier) => tier === tier_needed) ?? null }
}
