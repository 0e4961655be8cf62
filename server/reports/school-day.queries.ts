import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const SchoolDay = z.object({ zone: z.string(), today: z.iso.date() })
export type SchoolDay = z.output<typeof SchoolDay>

export async function findSchoolDay(db: Kysely<Tables>, school_id: string, now: string): Promise<SchoolDay> {
  const rows = await rowsOf(
    db,
    SchoolDay,
    sql`
    select zone, (${now}::timestamptz at time zone zone)::date::text as today
    from (select coalesce(time_zone, 'UTC') as zone from schools where id = ${school_id}) s`,
  )
  const [schoolDay] = rows
  if (!schoolDay) throw new ApiError('unauthenticated')
  return schoolDay
}
