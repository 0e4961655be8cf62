import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Everything that is held about a student, as JSON; the words of their search index say nothing more, and the secret of their link is held nowhere. */
export async function exportStudent(
  db: Kysely<Tables>,
  account: Account,
  id: string,
): Promise<{ bytes: Uint8Array; name: string }> {
  const rows = await rowsOf(
    db,
    z.object({ student: z.unknown(), classes: z.unknown(), link: z.nullable(z.unknown()), conversations: z.unknown() }),
    sql`
    select to_jsonb(s) - '{school_id,search,name}'::text[] as student, coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'joined_at', m.joined_at) order by m.joined_at)
      from class_members m join classes c on c.school_id = m.school_id and c.id = m.class_id
      where m.school_id = s.school_id and m.student_id = s.id), '[]') as classes,
      (select to_jsonb(l) - '{school_id,student_id}'::text[] from practice_links l
        where l.school_id = s.school_id and l.student_id = s.id) as link,
      ${conversations} as conversations
    from students s where s.school_id = ${account.school_id} and s.id = ${id}`,
  )
  const [held] = rows
  if (!held) throw new ApiError('not_found')
  await record(db, account, 'students_exported', { count: 1 })
  const text = JSON.stringify({ exported_at: new Date().toISOString(), ...held }, null, 2)
  return { bytes: Buffer.from(text), name: `student-${id}.json` }
}

// The script and the look are the school's own, and stand in its chatbots and avatars.
const conversations = sql`coalesce((
  select jsonb_agg(to_jsonb(c) - '{school_id,student_id,script,look,seed,answering_until}'::text[] || jsonb_build_object('messages', coalesce((
      select jsonb_agg(to_jsonb(m) - '{school_id,conversation_id,key}'::text[] order by m.id)
      from messages m where m.school_id = c.school_id and m.conversation_id = c.id), '[]')) order by c.started_at)
  from conversations c where c.school_id = s.school_id and c.student_id = s.id), '[]')`
