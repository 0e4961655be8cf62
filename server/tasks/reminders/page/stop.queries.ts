import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { StudentRef } from '#server/settings/signed-student.ts'

const Stopping = z.object({
  email: z.string(),
  is_stopped: z.boolean(),
  school_name: z.string(),
  language: z.nullable(z.enum(interfaceLanguages)),
})

export const findStopping = (db: Kysely<Tables>, { school_id, student_id }: StudentRef) =>
  rowOf(
    db,
    Stopping,
    sql`
    select t.email, t.reminders_stopped_at is not null as is_stopped, s.name as school_name,
      case when t.native_language = any(${interfaceLanguages}::text[]) then t.native_language else
        (select u.interface_language from users u where u.school_id = s.id and u.role in ('school', 'admin')) end as language
    from students t join schools s on s.id = t.school_id
    where t.school_id = ${school_id} and t.id = ${student_id} and t.email is not null`,
  )

/** Keeps the time of the first stop. */
export const setStopped = (db: Kysely<Tables>, { school_id, student_id }: StudentRef, isStopped: boolean) =>
  sql`
    update students set reminders_stopped_at = case when ${isStopped} then coalesce(reminders_stopped_at, now()) end
    where school_id = ${school_id} and id = ${student_id}`.execute(db)
