import type { Kysely } from 'kysely'
import { plans, type Tier } from '#contract/billing/plans.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { countLanguages } from '#server/languages/languages.queries.ts'
import { countSeats } from '#server/students/seats.ts'

const excess = (limit: number, used: number, after = used) => ({ limit, used, over: Math.max(0, after - limit) })

/** By how much a plan is too small, with only `keptActive` students active. Null where it is large enough. */
export async function findExcess(db: Kysely<Tables>, school_id: string, tier: Tier, keptActive?: readonly string[]) {
  const students = excess(plans[tier].students, await countSeats(db, school_id), keptActive?.length)
  const languages = excess(plans[tier].languages, await countLanguages(db, school_id))
  return students.over > 0 || languages.over > 0 ? { ...students, languages } : null
}
