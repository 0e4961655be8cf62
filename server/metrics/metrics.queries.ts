import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Watched } from '#server/metrics/metrics.ts'

/** How many jobs there are of all schools, by queue and state. */
export async function countJobs(db: Kysely<Tables>): Promise<Watched[]> {
  const { rows } = await sql<{ queue: string; state: string; value: number }>`
    select name as queue, state::text, count(*)::int as value from pgboss.job group by name, state`.execute(db)
  return rows.map(({ value, ...labels }) => ({ labels, value }))
}
