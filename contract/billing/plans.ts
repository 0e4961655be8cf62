import type { Role } from '../school/roles.ts'
export const tiers = ['starter', 'plus', 'pro'] as const
export type Tier = (typeof tiers)[number]

/** The most active students, and the most practice languages that are on. */
export interface Caps {
  students: number
  languages: number
}

/** From section 9 of the specification. */
export const plans: Record<Tier, Caps> = {
  starter: { students: 55, languages: 1 },
  plus: { students: 150, languages: 3 },
  pro: { students: 500, languages: 7 },
}

/** An admin without a plan has Pro's caps, a school without a plan has none. */
export function capsOf({ role, tier }: { role: Role; tier: Tier | null }): Caps {
  if (tier) return plans[tier]
  return role === 'admin' ? plans.pro : { students: 0, languages: 0 }
}

export const tierForStudents = (count: number): Tier | null =>
  tiers.find((tier) => plans[tier].students >= count) ?? null

export const tierForLanguages = (count: number): Tier | null =>
  tiers.find((tier) => plans[tier].languages >= count) ?? null
