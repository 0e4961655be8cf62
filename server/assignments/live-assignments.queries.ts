import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Assignments of published chatbots and active avatars, each with the chatbot behind it. */
export const liveAssignments = (school_id: string): RawBuilder<unknown> => sql`
  select b.id as chatbot_id, a.student_id, a.class_id, a.assigned_at from assignments a
  left join avatars v on v.school_id = a.school_id and v.id = a.avatar_id and v.status = 'active'
  join chatbots b on b.school_id = a.school_id and b.id = coalesce(a.chatbot_id, v.chatbot_id) and b.status = 'published'
  where a.school_id = ${school_id}`

export async function findStudentsWithPartner(
  db: Kysely<Tables>,
  school_id: string,
  student_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    db,
    z.object({ student_id: z.string() }),
    sql`
    with offers as materialized (${liveAssignments(school_id)})
    select student_id from offers where student_id = any(${student_ids}::uuid[])
    union
    select student_id from class_members where school_id = ${school_id} and student_id = any(${student_ids}::uuid[])
      and class_id in (select class_id from offers)`,
  )
  return new Set(rows.map(({ student_id }) => student_id))
}
