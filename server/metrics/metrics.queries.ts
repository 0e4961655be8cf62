import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Sample } from '#server/metrics/metrics.ts'

export async function countJobs(db: Kysely<Tables>): Promise<Sample[]> {
  const rows = await rowsOf(
    db,
    z.object({ queue: z.string(), state: z.string(), value: z.number() }),
    sql`
    select name as queue, state::text, count(*)::int as value from pgboss.job group by name, state`,
  )
  return rows.map(({ value, ...labels }) => ({ labels, value }))
}
