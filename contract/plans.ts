/** The plans on offer, lowest first. */
export const tiers = ['starter', 'plus', 'pro'] as const
export type Tier = (typeof tiers)[number]

/** What a plan allows: active students, and practice languages switched on. */
export interface Caps {
  students: number
  languages: number
}

/** The caps of section 9 of the specification. */
export const plans: Record<Tier, Caps> = {
  starter: { students: 55, languages: 1 },
  plus: { students: 150, languages: 3 },
  pro: { students: 500, languages: 7 },
}

/** The caps of a school: those of its tier; an admin without a plan has Pro's; nobody else without a plan has any. */
export function capsOf({ role, tier }: { role: 'school' | 'admin'; tier: Tier | null }): Caps {
  if (tier) return plans[tier]
  return role === 'admin' ? plans.pro : { students: 0, languages: 0 }
}

/** The lowest plan whose cap on students holds `count`; null when none does. */
export const tierForStudents = (count: number): Tier | null =>
  tiers.find((tier) => plans[tier].students >= count) ?? null

/** The lowest plan whose cap on practice languages holds `count`; null when none does. */
export const tierForLanguages = (count: number): Tier | null =>
  tiers.find((tier) => plans[tier].languages >= count) ?? null
