import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { tierForStudents } from '#contract/billing/plans.ts'
import type { Seats } from '#contract/people/students.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { prepared } from '#server/database/prepared.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { lockCaps } from '#server/school/caps.ts'

export async function lockSeats(tx: Transaction<Tables>, account: Pick<Account, 'school_id' | 'role'>): Promise<Seats> {
  const { students: limit } = await lockCaps(tx, account)
  return { used: await countSeats(tx, account.school_id), limit }
}

const usedSeats = prepared<{ school_id: string }>(
  ['school_id'],
  ({ school_id }) =>
    sql`select count(*)::int as used from students where school_id = ${school_id} and status = 'active'`,
)

export async function countSeats(db: Kysely<Tables>, school_id: string): Promise<number> {
  const row = await rowOf(db, z.object({ used: z.number() }), usedSeats({ school_id }))
  return row?.used ?? 0
}

export function refuseBeyondSeats({ used, limit }: Seats, count: number): void {
  if (count === 0 || used + count <= limit) return
  throw new ApiError('student_limit_reached', { limit, used, tier_needed: tierForStudents(used + count) })
}
