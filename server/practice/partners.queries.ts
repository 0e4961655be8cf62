import { type Kysely, sql } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { PracticeHome, PracticePartner } from '#contract/practice.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Pupil } from '#server/practice/admit-pupil.ts'
import type { Script } from '#server/practice/partner.ts'

type Who = Pick<Pupil, 'school_id' | 'student_id'>

/** Conversations that a student sees of the past. */
const shownConversations = 50

// Given to the student, or to a class that the student is in now.
const isAssigned = ({ school_id, student_id }: Who) => sql`
  b.school_id = ${school_id} and b.status = 'published' and exists (
    select from assignments a where a.school_id = b.school_id and a.chatbot_id = b.id and (a.student_id = ${student_id}
      or a.class_id in (select m.class_id from class_members m where m.school_id = ${school_id} and m.student_id = ${student_id})))`

/** Who a student may practise with, by name. */
export async function listPartners(db: Kysely<Tables>, pupil: Who): Promise<PracticePartner[]> {
  const { rows } = await sql<PracticePartner>`
    select b.id as chatbot_id, b.name, b.description, b.language, b.level, (
      select c.id from conversations c
      where c.school_id = ${pupil.school_id} and c.student_id = ${pupil.student_id} and c.chatbot_id = b.id and c.state = 'running'
      order by c.last_message_at desc, c.id desc limit 1) as open_conversation_id
    from chatbots b where ${isAssigned(pupil)} order by b.name collate natural_order, b.id`.execute(db)
  return rows
}

/** What a conversation with a chatbot is held by, if the student may practise with it. */
export async function findScript(db: Kysely<Tables>, pupil: Who, chatbot_id: string): Promise<Script | undefined> {
  const { rows } = await sql<Script>`
    select b.name, b.language, b.level, b.description, b.role, b.scenario, b.goals, b.grammar, b.vocabulary, b.steps,
      b.starters, b.opening_message, b.correction, b.help_language, b.length, b.voice
    from chatbots b where ${isAssigned(pupil)} and b.id = ${chatbot_id}`.execute(db)
  return rows[0]
}

/** The student's conversations, the latest first. */
export async function listOwn(
  db: Kysely<Tables>,
  { school_id, student_id }: Who,
): Promise<PracticeHome['conversations']> {
  const { rows } = await sql<PracticeHome['conversations'][number]>`
    select id, chatbot_id, chatbot_name as name, language, state, started_at, last_message_at,
      (measures->>'turns')::int as turns
    from conversations where school_id = ${school_id} and student_id = ${student_id}
    order by last_message_at desc, id limit ${shownConversations}`.execute(db)
  return rows
}

/** The student and the school, as the student's page names them. */
export async function findNames(
  db: Kysely<Tables>,
  { school_id, student_id }: Who,
): Promise<Pick<PracticeHome, 'student' | 'school'>> {
  const { rows } = await sql<Pick<PracticeHome, 'student' | 'school'>>`
    select json_build_object('first_name', t.first_name, 'native_language', t.native_language) as student,
      json_build_object('name', s.name, 'logo_url', s.logo_url) as school
    from students t join schools s on s.id = t.school_id where t.school_id = ${school_id} and t.id = ${student_id}`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new ApiError('unauthenticated')
  return found
}
