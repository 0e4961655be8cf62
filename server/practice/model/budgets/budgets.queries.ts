import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { schoolShare } from '#server/upstream/school-share.queries.ts'

/** Tokens that a school may use in a day; a tenth of them until its address is confirmed. */
export const tokensPerDay = 2_000_000

const today = sql`(now() at time zone 'utc')::date`

/** Reserves tokens for a call; gives the day that it counts for, or undefined where the day's are used up. */
export async function reserveTokens(
  db: Kysely<Tables>,
  school_id: string,
  tokens: number,
): Promise<string | undefined> {
  const rows = await rowsOf(
    db,
    z.object({ day: z.string() }),
    sql`
    insert into model_budgets as b (school_id, day, reserved) values (${school_id}, ${today}, ${tokens}::bigint)
    on conflict (school_id, day) do update set reserved = b.reserved + excluded.reserved
    where b.used + b.reserved + excluded.reserved <= ${tokensPerDay} * ${schoolShare(school_id)}
    returning day::text`,
  )
  return rows[0]?.day
}

export const settleTokens = (
  db: Kysely<Tables>,
  school_id: string,
  { day, reserved, used }: { day: string; reserved: number; used: number },
) =>
  sql`
    update model_budgets set reserved = greatest(reserved - ${reserved}::bigint, 0), used = used + ${used}::bigint
    where school_id = ${school_id} and day = ${day}::date`.execute(db)

export const deleteModelBudgets = (db: Kysely<Tables>) =>
  sql`delete from model_budgets where day < ${today} - 40`.execute(db)
