import { type RawBuilder, sql } from 'kysely'

const partnerStudents = (school_id: string, partner: 'chatbot_id' | 'avatar_id'): RawBuilder<unknown> => sql`(
  select ${sql.ref(partner)}, student_id from assignments
  where school_id = ${school_id} and student_id is not null and ${sql.ref(partner)} is not null
  union all
  select a.${sql.ref(partner)}, m.student_id from assignments a
  join class_members m on m.school_id = a.school_id and m.class_id = a.class_id
  where a.school_id = ${school_id} and a.${sql.ref(partner)} is not null)`

/** Rows (chatbot_id, student_id), one for each way: directly, and through each class. */
export const chatbotStudents = (school_id: string): RawBuilder<unknown> => partnerStudents(school_id, 'chatbot_id')

export const avatarStudents = (school_id: string): RawBuilder<unknown> => partnerStudents(school_id, 'avatar_id')
