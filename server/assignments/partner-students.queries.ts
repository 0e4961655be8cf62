import { membersIn, type Reach } from '#server/database/reach.ts'
import { type RawBuilder, sql } from 'kysely'

const partnerStudents = (reach: Reach, partner: 'chatbot_id' | 'avatar_id'): RawBuilder<unknown> => sql`(
  select ${sql.ref(partner)}, student_id from assignments
  where school_id = ${reach.school_id} and student_id is not null and ${sql.ref(partner)} is not null
  union all
  select a.${sql.ref(partner)}, m.student_id from assignments a
  join ${membersIn(reach)} m on m.school_id = a.school_id and m.class_id = a.class_id
  where a.school_id = ${reach.school_id} and a.${sql.ref(partner)} is not null)`

/** Rows (chatbot_id, student_id), one for each way: directly, and through each class. */
export const chatbotStudents = (reach: Reach): RawBuilder<unknown> => partnerStudents(reach, 'chatbot_id')

export const avatarStudents = (reach: Reach): RawBuilder<unknown> => partnerStudents(reach, 'avatar_id')
