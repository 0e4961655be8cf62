import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type Measures, Message } from '#contract/practice/conversations.ts'
import type { Engine } from '#contract/values/engines.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { keepScript, knownScript } from '#server/practice/preview/intern-script.ts'
import { ConversationRow, type Flag, MessageRow } from '#server/practice/turn/conversation.queries.ts'
import {
  countingMessage,
  MessageCounts,
  type MessageLimits,
  SchoolDay,
  schoolDay,
} from '#server/practice/turn/practice.limits.ts'

type StudentKey = Pick<PracticeSession, 'school_id' | 'student_id'>

/** A conversation as a message finds it; its `version` is another one after every change. */
const TurnRow = z.object({
  ...z.pick(ConversationRow, {
    id: true,
    engine: true,
    state: true,
    avatar_name: true,
    script: true,
    seed: true,
    words_asked: true,
    is_answering: true,
    flags: true,
    muted_rules: true,
  }).shape,
  ...SchoolDay.shape,
  version: z.string(),
  messages: z.array(MessageRow),
})
export type TurnRow = z.output<typeof TurnRow>

// As columns of their own are written.
const instant = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function findTurn(
  db: Kysely<Tables>,
  { school_id, student_id }: StudentKey,
  id: string,
): Promise<TurnRow | undefined> {
  const known = knownScript(id)
  const row = await rowOf(
    db,
    TurnRow,
    sql`
    select c.id, c.engine, c.state, c.avatar_name, c.seed, c.words_asked, c.flags, s.muted_rules, d.day, d.left,
      case when not ${known !== undefined}::boolean then nullif(c.script, '{}') end as script,
      coalesce(c.answering_until > clock_timestamp(), false) as is_answering, c.xmin::text as version, (
        select coalesce(json_agg(json_build_object('id', m.id, 'from', m."from", 'text', m.text, 'at', ${instant('m.at')},
          'corrections', m.corrections, 'coach', m.coach, 'key', m.key, 'analysis', m.analysis) order by m.id), '[]')
        from messages m where m.school_id = c.school_id and m.conversation_id = c.id) as messages
    from conversations c join schools s on s.id = c.school_id cross join lateral (${schoolDay}) d
    where c.school_id = ${school_id} and c.student_id = ${student_id} and c.id = ${id}`,
  )
  return row && { ...row, script: known ?? (row.script && keepScript(id, row.script)) }
}

interface NewTurn extends Pick<MessageRow, 'text' | 'corrections' | 'coach' | 'analysis'> {
  key: string
  is_spoken: boolean
  engine: Engine
  measures: Measures
  /** What the partner says to it, where that is known at once. */
  reply: string | null
}

const SavedReply = z.pick(Message, { id: true, from: true, at: true })
type SavedReply = z.output<typeof SavedReply>

/** The counts with the message, and with what replies to it; without an id where the minute or the day is full. */
const SavedTurn = z.object({
  ...MessageCounts.shape,
  id: z.nullable(z.uuid()),
  from: z.nullable(Message.shape.from),
  at: z.nullable(Message.shape.at),
})
type SavedTurn = z.output<typeof SavedTurn>

/** Counts and adds what a student says, with its reply or else with the turn to reply for some seconds; nothing where the conversation is not as it was read. */
export const saveTurn = (
  db: Kysely<Tables>,
  student: StudentKey,
  { id, version, day }: Pick<TurnRow, 'id' | 'version' | 'day'>,
  { text, corrections, coach, analysis, key, is_spoken, engine, measures, reply }: NewTurn,
  { seconds, limits }: { seconds: number; limits: MessageLimits },
): Promise<SavedTurn[]> => {
  const { school_id, student_id } = student
  // The student's row comes before the conversation's, in the order in which deleting the student takes them.
  return rowsOf(
    db,
    SavedTurn,
    sql`
    with practised as (
      update students set last_practised_at = now() where school_id = ${school_id} and id = ${student_id}
        and (last_practised_at > now() - interval '1 minute') is not true returning 1),
    held as materialized (
      select id, uuidv7() as said, uuidv7() as reply from conversations
      where school_id = ${school_id} and student_id = ${student_id} and id = ${id} and xmin::text = ${version}
        and (select count(*) from practised) >= 0 for no key update),
    ${countingMessage(student_id, day, limits, sql`held`)},
    updated as (
      update conversations c set engine = ${engine}, measures = ${JSON.stringify(measures)}::jsonb,
        last_message_at = clock_timestamp(), answering_until = ${reply === null ? inSeconds(seconds) : sql`null`}
      from held, counted where counted.is_allowed and c.school_id = ${school_id} and c.id = ${id}
      returning held.id, held.said, held.reply),
    written as (
      insert into messages (school_id, conversation_id, id, "from", text, at, corrections, coach, key, analysis, is_spoken, reply_to)
      select ${school_id}, updated.id, m.* from updated, lateral (values
        (said, 'student', ${text}, clock_timestamp(), ${JSON.stringify(corrections)}::jsonb, ${coach}, ${key},
          ${JSON.stringify(analysis)}::jsonb, ${is_spoken}::boolean, null::uuid),
        (reply, 'partner', ${reply}, clock_timestamp(), '[]', null, null, null, false, said)) m (message_id, "from", text)
      where m.text is not null returning id, "from", at)
    select in_minute, retry_after, in_day, w.id, w."from", w.at from counted left join written w on true`,
  )
}

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds}::int)`

export const addFlags = (tx: Transaction<Tables>, school_id: string, id: string, flags: readonly Flag[]) =>
  sql`
    update conversations set flags = flags || ${JSON.stringify(flags)}::jsonb, flag_seen_at = null
    where school_id = ${school_id} and id = ${id}`.execute(tx)

/** Takes the turn to reply to a message that was saved before; false where the conversation is not as it was read. */
export async function claimTurn(
  db: Kysely<Tables>,
  school_id: string,
  { id, version, engine }: Pick<TurnRow, 'id' | 'version' | 'engine'>,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    update conversations c set engine = ${engine}, answering_until = ${inSeconds(seconds)}
    where school_id = ${school_id} and id = ${id} and c.xmin::text = ${version} returning 1`.execute(db)
  return rows.length > 0
}

export const renewTurn = (db: Kysely<Tables>, school_id: string, id: string, seconds: number) =>
  sql`
    update conversations set answering_until = ${inSeconds(seconds)}
    where school_id = ${school_id} and id = ${id} and answering_until is not null`.execute(db)

export const releaseTurn = (db: Kysely<Tables>, school_id: string, id: string) =>
  sql`update conversations set answering_until = null where school_id = ${school_id} and id = ${id}`.execute(db)

interface Reply {
  conversation_id: string
  reply_to: string
  text: string
}

/** Adds the reply to a message and gives the turn back; undefined where it has one. */
export const saveReply = (
  db: Kysely<Tables>,
  school_id: string,
  { conversation_id, reply_to, text }: Reply,
): Promise<SavedReply | undefined> =>
  rowOf(
    db,
    SavedReply,
    sql`
    with held as (
      update conversations set answering_until = null, last_message_at = clock_timestamp()
      where school_id = ${school_id} and id = ${conversation_id} returning id)
    insert into messages (school_id, conversation_id, "from", text, at, reply_to)
    select ${school_id}, id, 'partner', ${text}, clock_timestamp(), ${reply_to}::uuid from held
    on conflict (school_id, conversation_id, reply_to) do nothing returning id, "from", at`,
  )
