import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export async function findRestored(
  db: Kysely<Tables>,
  students: readonly { school_id: string; student_id: string }[],
): Promise<{ school_id: string; ids: string[] }[]> {
  const rows = await rowsOf(
    db,
    z.object({ school_id: z.string(), ids: z.array(z.string()) }),
    sql`
    select s.school_id, array_agg(s.id) as ids
    from unnest(${students.map(({ school_id }) => school_id)}::uuid[], ${students.map(({ student_id }) => student_id)}::uuid[])
      as e(school_id, id) join students s on s.school_id = e.school_id and s.id = e.id
    group by s.school_id`,
  )
  return rows
}
