import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export const insertFile = (tx: Transaction<Tables>, school_id: string, id: string) =>
  sql`insert into files (id, school_id, media_type) values (${id}, ${school_id}, 'image/webp')`.execute(tx)

export const deleteFile = (tx: Transaction<Tables>, school_id: string, id: string) =>
  sql`delete from files where school_id = ${school_id} and id = ${id}`.execute(tx)

export async function findFileOwner(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const rows = await rowsOf(db, z.object({ school_id: z.string() }), sql`select school_id from files where id = ${id}`)
  return rows[0]?.school_id
}

export async function listFiles(db: Kysely<Tables>, school_id: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`select id from files where school_id = ${school_id} order by created_at`,
  )
  return rows.map(({ id }) => id)
}

export async function findSchools(db: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`select id from schools where id = any(${ids}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
