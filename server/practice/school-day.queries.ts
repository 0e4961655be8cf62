import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** A school's day as it counts days: which one it is, and the seconds until the next. */
const SchoolDay = z.object({ day: z.iso.date(), left: z.int() })
type SchoolDay = z.output<typeof SchoolDay>

export async function findSchoolDay(db: Kysely<Tables>, school_id: string): Promise<SchoolDay> {
  const rows = await rowsOf(
    db,
    SchoolDay,
    sql`
    select day::text, ceil(extract(epoch from ((day + 1)::timestamp at time zone zone) - now()))::int as left
    from (select zone, (now() at time zone zone)::date as day
      from (select coalesce(time_zone, 'UTC') as zone from schools where id = ${school_id}) as s) as d`,
  )
  const [found] = rows
  if (!found) throw new ApiError('unauthenticated')
  return found
}
