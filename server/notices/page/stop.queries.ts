import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import type { MailedNotice } from '#contract/school/notices.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { MemberRef } from '#server/notices/notice-stop-link.ts'

const Stopping = z.object({
  email: z.string(),
  is_stopped: z.boolean(),
  school_name: z.string(),
  language: z.nullable(z.enum(interfaceLanguages)),
})

export const findStopping = (db: Kysely<Tables>, { school_id, user_id }: MemberRef, kind: MailedNotice) =>
  rowOf(
    db,
    Stopping,
    sql`
    select u.email, ${kind} = any(u.unmailed_notices) as is_stopped, s.name as school_name, u.interface_language as language
    from users u join schools s on s.id = u.school_id
    where u.school_id = ${school_id} and u.id = ${user_id} and u.removed_at is null`,
  )
