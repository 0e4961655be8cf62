import type { Kysely } from 'kysely'
import type { Reach } from '#server/database/reach.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { pool } from './admit.ts'
import { listOnFloor } from './list.ts'

export * from '#server/students/list.queries.ts'

export async function listStudents(_db: Kysely<Tables>, { school_id }: Reach) {
  const { items, total, counts } = await listOnFloor(pool, school_id)
  return { items, total, ...counts }
}
