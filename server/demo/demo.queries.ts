import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const SchoolCounts = z.object({ students: z.int(), chatbots: z.int(), avatars: z.int(), conversations: z.int() })
export type SchoolCounts = z.output<typeof SchoolCounts>

export async function countContents(db: Kysely<Tables>, school_id: string): Promise<SchoolCounts> {
  const count = (table: keyof SchoolCounts) =>
    sql`(select count(*)::int from ${sql.table(table)} where school_id = ${school_id}) as ${sql.ref(table)}`
  const rows = await rowsOf(
    db,
    SchoolCounts,
    sql`
    select ${sql.join([count('students'), count('chatbots'), count('avatars'), count('conversations')])}`,
  )
  return rows[0] ?? { students: 0, chatbots: 0, avatars: 0, conversations: 0 }
}

export async function findByAddress(db: Kysely<Tables>, school_id: string, email: string): Promise<string | null> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`
    select id from students where school_id = ${school_id} and email = ${email} and status = 'active'`,
  )
  return rows[0]?.id ?? null
}
