import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** A tenth until an address is confirmed, because anyone can sign up. */
export const schoolShare = (school_id: string) => sql`
  (case when exists (select 1 from users u where u.school_id = ${school_id} and u.email_confirmed_at is not null) then 1 else 0.1 end)::float`

export async function findSchoolShare(db: Kysely<Tables>, school_id: string): Promise<number> {
  const rows = await rowsOf(db, z.object({ share: z.number() }), sql`select ${schoolShare(school_id)} as share`)
  return rows[0]?.share ?? 1
}
