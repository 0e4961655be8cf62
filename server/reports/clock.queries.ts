import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Where a school's days begin, and which one it is. */
const Clock = z.object({ zone: z.string(), today: z.iso.date() })
export type Clock = z.output<typeof Clock>

/** The day that it is in a school at an instant. */
export async function findClock(db: Kysely<Tables>, school_id: string, now: string): Promise<Clock> {
  const rows = await rowsOf(
    db,
    Clock,
    sql`
    select zone, (${now}::timestamptz at time zone zone)::date::text as today
    from (select coalesce(time_zone, 'UTC') as zone from schools where id = ${school_id}) s`,
  )
  const [clock] = rows
  if (!clock) throw new ApiError('unauthenticated')
  return clock
}
