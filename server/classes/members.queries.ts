import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Ids = readonly string[]

export async function addToClass(
  tx: Transaction<Tables>,
  school_id: string,
  class_id: string,
  student_ids: Ids,
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ student_id: z.string() }),
    sql`
    insert into class_members (school_id, class_id, student_id)
    select ${school_id}, ${class_id}::uuid, id from unnest(${student_ids}::uuid[]) as t (id)
    on conflict do nothing returning student_id`,
  )
  return rows.map(({ student_id }) => student_id)
}

export async function removeFromClass(
  tx: Transaction<Tables>,
  school_id: string,
  class_id: string,
  student_ids: Ids,
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ student_id: z.string() }),
    sql`
    delete from class_members
    where school_id = ${school_id} and class_id = ${class_id} and student_id = any(${student_ids}::uuid[])
    returning student_id`,
  )
  return rows.map(({ student_id }) => student_id)
}

export async function countPastClassLimit(
  db: Kysely<Tables>,
  school_id: string,
  student_ids: Ids,
  limit: number,
): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ full: z.number() }),
    sql`
    select count(*)::int as full from (
      select 1 from class_members where school_id = ${school_id} and student_id = any(${student_ids}::uuid[])
      group by student_id having count(*) > ${limit}) as t`,
  )
  return rows[0]?.full ?? 0
}
