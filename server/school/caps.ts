import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type Caps, capsOf, tiers } from '#contract/billing/plans.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { prepared } from '#server/database/prepared.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const lockedTier = prepared<{ school_id: string }>(
  ['school_id'],
  ({ school_id }) => sql`select tier from schools where id = ${school_id} for no key update`,
)

/** Locks the school's row until the transaction ends; taken before any other row of the school, so that calls can't deadlock. Count in a separate statement, which sees what the previous lock holder committed. */
export async function lockCaps(
  tx: Transaction<Tables>,
  { school_id, role }: Pick<Account, 'school_id' | 'role'>,
): Promise<Caps> {
  const rows = await rowsOf(tx, z.object({ tier: z.nullable(z.enum(tiers)) }), lockedTier({ school_id }))
  return capsOf({ role, tier: rows[0]?.tier ?? null })
}
