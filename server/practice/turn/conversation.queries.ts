import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ConversationItem, flagKinds, type Measures, Message, Summary } from '#contract/practice/conversations.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import { Look } from '#contract/values/looks.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { MessageAnalysis, Script } from '#server/services/partner.ts'

/** Why a school is asked to read a conversation, and which message it is; none once the text was deleted. */
const Flag = z.object({ kind: z.enum(flagKinds), message_id: z.optional(z.uuid()) })
export type Flag = z.output<typeof Flag>
/** A conversation as it is held; the script goes with the text once that is deleted. */
export const ConversationRow = z.object({
  ...z.pick(ConversationItem, {
    id: true,
    language: true,
    level: true,
    engine: true,
    state: true,
    started_at: true,
    last_message_at: true,
    measures: true,
  }).shape,
  chatbot_id: z.nullable(z.uuid()),
  avatar_id: z.nullable(z.uuid()),
  avatar_name: z.nullable(z.string()),
  look: z.nullable(Look),
  name: z.string(),
  script: z.nullable(Script),
  seed: z.int(),
  words_asked: z.array(z.string()),
  is_answering: z.boolean(),
  summary: z.nullable(Summary),
  flags: z.array(Flag),
  muted_rules: z.array(z.string()),
})
export type ConversationRow = z.output<typeof ConversationRow>
/** A message as it is held; its key is the server's own. */
export const MessageRow = z.extend(Message, {
  key: z.nullable(z.string()),
  analysis: z.nullable(MessageAnalysis),
})
export type MessageRow = z.output<typeof MessageRow>
export const toMessage = ({ key: _key, analysis: _analysis, ...message }: MessageRow): Message => message

const heldColumns = sql`
  id, chatbot_id, avatar_id, avatar_name, look, coalesce(avatar_name, chatbot_name) as name, language, level, engine, nullif(script, '{}') as script, seed, words_asked, state, started_at,
  last_message_at, coalesce(answering_until > clock_timestamp(), false) as is_answering, measures, summary, flags,
  (select s.muted_rules from schools s where s.id = conversations.school_id) as muted_rules`

type StudentKey = Pick<PracticeSession, 'school_id' | 'student_id'>
const ofStudent = ({ school_id, student_id }: StudentKey, id: string) => sql`
  select ${heldColumns} from conversations
  where school_id = ${school_id} and student_id = ${student_id} and id = ${id}`

export async function findConversation(
  db: Kysely<Tables>,
  practiceSession: StudentKey,
  id: string,
): Promise<ConversationRow | undefined> {
  return (await rowsOf(db, ConversationRow, sql`${ofStudent(practiceSession, id)}`))[0]
}

export async function lockConversation(
  tx: Transaction<Tables>,
  practiceSession: StudentKey,
  id: string,
): Promise<ConversationRow | undefined> {
  return (await rowsOf(tx, ConversationRow, sql`${ofStudent(practiceSession, id)} for update`))[0]
}

const messageColumns = sql`id, "from", text, at, corrections, coach, key, analysis`

export async function listMessages(db: Kysely<Tables>, school_id: string, id: string): Promise<MessageRow[]> {
  const rows = await rowsOf(
    db,
    MessageRow,
    sql`
    select ${messageColumns} from messages where school_id = ${school_id} and conversation_id = ${id} order by id`,
  )
  return rows
}

interface NewMessage {
  conversation_id: string
  from: 'student' | 'partner'
  text: string
  corrections?: readonly Correction[]
  coach?: string | null
  analysis?: MessageAnalysis | null
  key?: string
  reply_to?: string
  is_spoken?: boolean
}

/** Adds a message; undefined where the one that it replies to has its reply. */
export async function insertMessage(
  tx: Transaction<Tables>,
  school_id: string,
  {
    conversation_id,
    from,
    text,
    corrections = [],
    coach = null,
    analysis = null,
    key,
    reply_to,
    is_spoken,
  }: NewMessage,
): Promise<MessageRow | undefined> {
  const rows = await rowsOf(
    tx,
    MessageRow,
    sql`
    insert into messages (school_id, conversation_id, "from", text, at, corrections, coach, key, reply_to, analysis, is_spoken)
    values (${school_id}, ${conversation_id}, ${from}, ${text}, clock_timestamp(), ${JSON.stringify(corrections)}::jsonb,
      ${coach}, ${key ?? null}, ${reply_to ?? null}, ${analysis && JSON.stringify(analysis)}::jsonb, ${is_spoken ?? false})
    on conflict (school_id, conversation_id, reply_to) do nothing returning ${messageColumns}`,
  )
  return rows[0]
}

export async function saveFigures(
  tx: Transaction<Tables>,
  { school_id, student_id }: StudentKey,
  id: string,
  { measures, flags }: { measures: Measures; flags: readonly Flag[] },
): Promise<void> {
  await sql`
    update conversations set measures = ${JSON.stringify(measures)}::jsonb, flags = flags || ${JSON.stringify(flags)}::jsonb,
      flag_seen_at = case when ${flags.length}::int = 0 then flag_seen_at end, last_message_at = clock_timestamp()
    where school_id = ${school_id} and id = ${id}`.execute(tx)
  await sql`
    update students set last_practised_at = now() where school_id = ${school_id} and id = ${student_id}`.execute(tx)
}

export const finishConversation = (
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
  { measures, summary }: { measures: Measures; summary: Summary },
) =>
  sql`update conversations set state = 'finished', measures = ${JSON.stringify(measures)}::jsonb,
      summary = ${JSON.stringify(summary)}::jsonb
    where school_id = ${school_id} and id = ${id}`.execute(tx)

export async function findReply(
  db: Kysely<Tables>,
  school_id: string,
  conversation_id: string,
  message_id: string,
): Promise<MessageRow | undefined> {
  const rows = await rowsOf(
    db,
    MessageRow,
    sql`
    select ${messageColumns} from messages
    where school_id = ${school_id} and conversation_id = ${conversation_id} and reply_to = ${message_id}`,
  )
  return rows[0]
}
