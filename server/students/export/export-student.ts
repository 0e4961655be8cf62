import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import type { FileBytes } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { jsonArray, jsonPages } from '#server/database/pages/json-pages.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Db = Kysely<Tables>

export async function exportStudent(db: Db, account: Account, id: string): Promise<{ bytes: FileBytes; name: string }> {
  const studentRecord = await findStudentRecord(db, account.school_id, id)
  if (!studentRecord) throw new ApiError('not_found')
  await record(db, account, 'students_exported', { count: 1 })
  const text = JSON.stringify({ exported_at: new Date().toISOString(), ...studentRecord }, null, 2)
  return { bytes: bytesOf(text, conversationPages(db, account.school_id, id)), name: `student-${id}.json` }
}

async function* bytesOf(text: string, conversations: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${text.slice(0, -2)},\n  "conversations": `)
  for await (const chunk of jsonArray(conversations)) yield Buffer.from(chunk)
  yield Buffer.from('\n}\n')
}

const findStudentRecord = (db: Db, school_id: string, id: string) =>
  rowOf(
    db,
    z.object({
      student: z.unknown(),
      classes: z.unknown(),
      link: z.nullable(z.unknown()),
      guardian: z.nullable(z.unknown()),
      homework: z.unknown(),
      homework_reminders: z.unknown(),
    }),
    sql`
    select to_jsonb(s) - '{school_id,search,name}'::text[] as student, coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'joined_at', m.joined_at, 'archived_at', c.archived_at)
        order by m.joined_at)
      from (select school_id, class_id, student_id, joined_at from class_members
        union all select school_id, class_id, student_id, joined_at from archived_members) m join classes c on c.school_id = m.school_id and c.id = m.class_id
      where m.school_id = s.school_id and m.student_id = s.id), '[]') as classes,
      (select to_jsonb(l) - '{school_id,student_id}'::text[] from practice_links l
        where l.school_id = s.school_id and l.student_id = s.id) as link,
      (select to_jsonb(g) - '{school_id,student_id}'::text[] from guardians g
        where g.school_id = s.school_id and g.student_id = s.id) as guardian,
      coalesce((select jsonb_agg(to_jsonb(t) - '{school_id,author_id,version}'::text[]
          || jsonb_build_object('excused_at', e.excused_at, 'extended_to', e.due_on) order by t.opens_on, t.id)
        from tasks t left join task_exceptions e
          on e.school_id = t.school_id and e.task_id = t.id and e.student_id = s.id
        where t.school_id = s.school_id and (e.task_id is not null
          or t.class_id in (select class_id from class_members where school_id = s.school_id and student_id = s.id)
          or t.id in (select task_id from task_students where school_id = s.school_id and student_id = s.id))), '[]') as homework,
      coalesce((select jsonb_agg(r.day order by r.day) from task_reminders r
        where r.school_id = s.school_id and r.student_id = s.id), '[]') as homework_reminders
    from students s where s.school_id = ${school_id} and s.id = ${id}`,
  )

// Scripts and looks belong to the school's chatbots and avatars.
const conversationPages = (db: Db, school_id: string, student_id: string) =>
  jsonPages(db, {
    json: sql`to_jsonb(c) - '{school_id,student_id,script,look,seed,answering_until}'::text[] || jsonb_build_object('messages', coalesce((
      select jsonb_agg(to_jsonb(m) - '{school_id,conversation_id,key}'::text[] order by m.id)
      from messages m where m.school_id = c.school_id and m.conversation_id = c.id), '[]'))`,
    from: sql`conversations c`,
    where: sql`c.school_id = ${school_id} and c.student_id = ${student_id}`,
    key: [sql`c.started_at`, sql`c.id`],
  })
