import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Chatbot, type ChatbotContent, type ChatbotStatus } from '#contract/chatbots.ts'
import { chatbotStudents } from '#server/assignments/partner-students.queries.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** How many active students the chatbot `c` reaches. */
const studentCount = (school_id: string): RawBuilder<unknown> => sql`(
  select count(distinct p.student_id)::int from ${chatbotStudents(school_id)} p
  join students s on s.school_id = ${school_id} and s.id = p.student_id and s.status = 'active'
  where p.chatbot_id = c.id)`

/** The columns of a chatbot `c` that a list and a page have in common. What is counted is so for the rows of the page only. */
export const sharedColumns = (school_id: string): RawBuilder<unknown> => sql`
  c.id, c.name, c.language, c.level, c.description, c.status, c.version, c.created_at, c.edited_at,
  ${studentCount(school_id)} as student_count,
  (select count(*)::int from conversations v where v.school_id = c.school_id and v.chatbot_id = c.id) as conversation_count`

/** The avatars that speak through the chatbot `c`, by name. */
const avatars = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name collate natural_order, a.id), '[]')
  from avatars a where a.school_id = c.school_id and a.chatbot_id = c.id and a.status <> 'archived')`

/** One chatbot, or undefined for somebody else's or nobody's id. */
export async function findChatbot(db: Kysely<Tables>, school_id: string, id: string): Promise<Chatbot | undefined> {
  const rows = await rowsOf(
    db,
    Chatbot,
    sql`
    select ${sharedColumns(school_id)}, c.role, c.scenario, c.goals, c.grammar, c.vocabulary, c.steps, c.starters,
      c.opening_message, c.correction, c.help_language, c.length, c.voice, ${avatars} as avatars
    from chatbots c where c.school_id = ${school_id} and c.id = ${id}`,
  )
  return rows[0]
}

/** What decides what may become of a chatbot. */
const ChatbotState = z.pick(Chatbot, {
  status: true,
  version: true,
  language: true,
  opening_message: true,
  steps: true,
})
export type ChatbotState = z.output<typeof ChatbotState>

/** What a chatbot is, held still until the transaction ends; undefined for somebody else's or nobody's id. */
export async function lockChatbot(
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
): Promise<ChatbotState | undefined> {
  const rows = await rowsOf(
    tx,
    ChatbotState,
    sql`
    select status, version, language, opening_message, steps from chatbots
    where school_id = ${school_id} and id = ${id} for no key update`,
  )
  return rows[0]
}

/** What may be changed of a chatbot; what is undefined stays as it is. */
export type ChatbotChange = { [Field in keyof ChatbotContent]?: ChatbotContent[Field] | undefined }

const jsonOf = (list: readonly unknown[] | undefined) => list && JSON.stringify(list)
const columnsOf = <Change extends ChatbotChange>(content: Change) => {
  const { goals, grammar, vocabulary, steps, starters, voice, ...plain } = content
  return {
    ...plain,
    goals: jsonOf(goals),
    grammar: jsonOf(grammar),
    vocabulary: jsonOf(vocabulary),
    steps: jsonOf(steps),
    starters: jsonOf(starters),
    voice: voice && JSON.stringify(voice),
  }
}

/** Inserts a draft and gives its id. */
export async function insertChatbot(
  tx: Transaction<Tables>,
  school_id: string,
  content: ChatbotContent,
): Promise<string> {
  const { id } = await tx
    .insertInto('chatbots')
    .values({ school_id, ...columnsOf(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes what is given of a chatbot. */
export async function updateChatbot(
  tx: Transaction<Tables>,
  school_id: string,
  { id, changes }: { id: string; changes: ChatbotChange & { status?: ChatbotStatus } },
): Promise<void> {
  await tx
    .updateTable('chatbots')
    .set(columnsOf(changes))
    .set({ version: sql`version + 1`, edited_at: sql`now()` })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes a chatbot with its assignments; false for somebody else's or nobody's id. */
export async function deleteChatbot(tx: Transaction<Tables>, school_id: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from chatbots where school_id = ${school_id} and id = ${id} returning 1`.execute(tx)
  return rows.length > 0
}

/** The names of a school's chatbots that begin with some text. */
export async function namesLike(db: Kysely<Tables>, school_id: string, beginning: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`
    select name from chatbots where school_id = ${school_id} and starts_with(name, ${beginning})`,
  )
  return rows.map(({ name }) => name)
}

/** How many avatars that are not archived speak through a chatbot. */
export async function countAvatarsOf(db: Kysely<Tables>, school_id: string, chatbot_id: string): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ used_by: z.number() }),
    sql`
    select count(*)::int as used_by from avatars
    where school_id = ${school_id} and chatbot_id = ${chatbot_id} and status <> 'archived'`,
  )
  return rows[0]?.used_by ?? 0
}

/** Takes a chatbot from the avatars in the archive. */
export async function detachFromArchivedAvatars(
  tx: Transaction<Tables>,
  school_id: string,
  chatbot_id: string,
): Promise<void> {
  await sql`
    update avatars set chatbot_id = null
    where school_id = ${school_id} and chatbot_id = ${chatbot_id} and status = 'archived'`.execute(tx)
}
