import { type RawBuilder, sql } from 'kysely'

/** Who has which chatbot, as (chatbot_id, student_id): once for each way, by themselves and through every class. */
export const reach = (school_id: string): RawBuilder<unknown> => sql`(
  select chatbot_id, student_id from assignments where school_id = ${school_id} and student_id is not null
  union all
  select a.chatbot_id, m.student_id from assignments a
  join class_members m on m.school_id = a.school_id and m.class_id = a.class_id
  where a.school_id = ${school_id})`
