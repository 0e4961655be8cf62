import { type Kysely, sql } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Where a school's days begin, and which one it is. */
export interface Clock {
  zone: string
  today: string
}

/** The day that it is in a school at an instant. */
export async function findClock(db: Kysely<Tables>, school_id: string, now: string): Promise<Clock> {
  const { rows } = await sql<Clock>`
    select zone, (${now}::timestamptz at time zone zone)::date::text as today
    from (select coalesce(time_zone, 'UTC') as zone from schools where id = ${school_id}) s`.execute(db)
  const [clock] = rows
  if (!clock) throw new ApiError('unauthenticated')
  return clock
}
