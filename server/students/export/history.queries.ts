import { type Kysely, sql } from 'kysely'
import { StudentEvent } from '#contract/people/student-events.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const maxConversations = 100

/** Newest first. Classes that the student left before they were archived are not known. */
export async function findHistory(db: Kysely<Tables>, school_id: string, id: string): Promise<StudentEvent[]> {
  const rows = await rowsOf(
    db,
    StudentEvent,
    sql`
    with s as (select * from students where school_id = ${school_id} and id = ${id})
    select at, kind, class from (
      select created_at as at, 'added' as kind, null::json as class, 0 as place from s
      union all select m.joined_at, 'joined', json_build_object('id', c.id, 'name', c.name), 1
        from (select school_id, class_id, student_id, joined_at from class_members
          union all select school_id, class_id, student_id, joined_at from archived_members) m join classes c on c.school_id = m.school_id and c.id = m.class_id
        where m.school_id = ${school_id} and m.student_id = ${id}
      union all select edited_at, 'changed', null, 2 from s where edited_at is not null
      union all select inactive_since, 'inactivated', null, 3 from s where inactive_since is not null
      union all (select last_message_at, 'practised', null, 4 from conversations
        where school_id = ${school_id} and student_id = ${id} and (measures->>'turns')::int > 0
        order by last_message_at desc limit ${maxConversations})
    ) as events order by at desc, place desc`,
  )
  return rows
}
