import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Chatbot, type ChatbotContent, type ChatbotStatus } from '#contract/teaching/chatbots.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { authorColumns } from '#server/school/author.ts'
import { conversationsIn, type Reach, studentsIn } from '#server/database/reach.ts'
import { chatbotStudents } from '#server/assignments/partner-students.queries.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const studentCount = (reach: Reach): RawBuilder<unknown> => sql`(
  select count(distinct p.student_id)::int from ${chatbotStudents(reach)} p
  join ${studentsIn(reach)} s on s.school_id = ${reach.school_id} and s.id = p.student_id and s.status = 'active'
  where p.chatbot_id = c.id)`

/** Columns that a list and a page share, of the chatbot `c`. The counts run only for the rows of the page. */
export const sharedColumns = (reach: Reach): RawBuilder<unknown> => sql`
  c.id, c.name, c.language, c.level, c.description, c.status, c.version, c.created_at, c.edited_at, ${authorColumns(reach, 'c')},
  ${studentCount(reach)} as student_count,
  (select count(*)::int from ${conversationsIn(reach)} v where v.school_id = c.school_id and v.chatbot_id = c.id) as conversation_count`

/** The avatars that speak through the chatbot `c`, by name. */
const avatars = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name collate natural_order, a.id), '[]')
  from avatars a where a.school_id = c.school_id and a.chatbot_id = c.id and a.status <> 'archived')`

export async function findChatbot(db: Kysely<Tables>, reach: Reach, id: string): Promise<Chatbot | undefined> {
  const rows = await rowsOf(
    db,
    Chatbot,
    sql`
    select ${sharedColumns(reach)}, c.role, c.scenario, c.goals, c.grammar, c.vocabulary, c.steps, c.starters,
      c.opening_message, c.closing_message, c.partner_name, c.region, c.facts, c.twists, c.correction, c.help_language, c.length, c.voice, ${avatars} as avatars
    from chatbots c where c.school_id = ${reach.school_id} and c.id = ${id}`,
  )
  return rows[0]
}

const ChatbotState = z.pick(Chatbot, {
  status: true,
  version: true,
  language: true,
  opening_message: true,
  steps: true,
})
const LockedChatbot = z.extend(ChatbotState, { author_id: z.nullable(z.uuid()) })
export type ChatbotState = z.output<typeof LockedChatbot>

export async function lockChatbot(
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
): Promise<ChatbotState | undefined> {
  const rows = await rowsOf(
    tx,
    LockedChatbot,
    sql`
    select status, version, language, opening_message, steps, author_id from chatbots
    where school_id = ${school_id} and id = ${id} for no key update`,
  )
  return rows[0]
}

export type ChatbotChange = { [Field in keyof ChatbotContent]?: ChatbotContent[Field] | undefined }

const jsonOf = (list: readonly unknown[] | undefined) => list && JSON.stringify(list)
const columnsOf = <Change extends ChatbotChange>(content: Change) => {
  const { goals, grammar, vocabulary, steps, starters, facts, twists, voice, ...plain } = content
  return {
    ...plain,
    goals: jsonOf(goals),
    grammar: jsonOf(grammar),
    vocabulary: jsonOf(vocabulary),
    steps: jsonOf(steps),
    starters: jsonOf(starters),
    facts: jsonOf(facts),
    twists: jsonOf(twists),
    voice: voice && JSON.stringify(voice),
  }
}

export async function insertChatbot(
  tx: Transaction<Tables>,
  { school_id, user_id: author_id }: Pick<Account, 'school_id' | 'user_id'>,
  content: ChatbotContent,
): Promise<string> {
  const { id } = await tx
    .insertInto('chatbots')
    .values({ school_id, author_id, ...columnsOf(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

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

export async function deleteChatbot(tx: Transaction<Tables>, school_id: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from chatbots where school_id = ${school_id} and id = ${id} returning 1`.execute(tx)
  return rows.length > 0
}

export async function namesLike(db: Kysely<Tables>, school_id: string, beginning: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`
    select name from chatbots where school_id = ${school_id} and starts_with(name, ${beginning})`,
  )
  return rows.map(({ name }) => name)
}

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

export async function detachFromArchivedAvatars(
  tx: Transaction<Tables>,
  school_id: string,
  chatbot_id: string,
): Promise<void> {
  await sql`
    update avatars set chatbot_id = null
    where school_id = ${school_id} and chatbot_id = ${chatbot_id} and status = 'archived'`.execute(tx)
}
