import { type Kysely, sql, type Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { capsOf, type Tier, tierForStudents } from '#contract/plans.ts'
import type { Seats } from '#contract/students.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/**
 * The seats of a school, held still: the school's row stays locked until the transaction ends, so that whoever counts
 * next counts what this one wrote. The count is a statement of its own, because one that waited for the lock would
 * still count what it saw before.
 */
export async function lockSeats(
  tx: Transaction<Tables>,
  { school_id, role }: Pick<Account, 'school_id' | 'role'>,
): Promise<Seats> {
  const { rows } = await sql<{
    tier: Tier | null
  }>`select tier from schools where id = ${school_id} for no key update`.execute(tx)
  const used = await countSeats(tx, school_id)
  return { used, limit: capsOf({ role, tier: rows[0]?.tier ?? null }).students }
}

/** How many students of a school are active. */
export async function countSeats(db: Kysely<Tables>, school_id: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from students where school_id = ${school_id} and status = 'active'`.execute(db)
  return rows[0]?.used ?? 0
}

/** Refuses to seat more students than the plan allows, saying which plan would. */
export function refusePastSeats({ used, limit }: Seats, wanted: number): void {
  if (wanted === 0 || used + wanted <= limit) return
  throw new ApiError('student_limit_reached', { limit, used, tier_needed: tierForStudents(used + wanted) })
}
