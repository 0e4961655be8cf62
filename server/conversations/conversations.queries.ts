import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { Conversation, type ConversationFilter, ConversationItem, Message } from '#contract/practice/conversations.ts'
import {
  conversationsIn,
  isOwnStudent,
  ownTable,
  reachesStudent,
  type Reach,
  wholeSchool,
} from '#server/database/reach.ts'
import { limitTo } from '#server/database/pages/pages.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const itemColumns = sql`
  c.id, json_build_object('id', s.id, 'name', s.name) as student,
  json_build_object('id', c.chatbot_id, 'name', c.chatbot_name) as chatbot,
  case when c.avatar_name is not null then json_build_object('id', c.avatar_id, 'name', c.avatar_name) end as avatar,
  c.language, c.level, c.engine, c.state, c.started_at, c.last_message_at, c.measures,
  (select coalesce(json_agg(distinct f->>'kind'), '[]') from jsonb_array_elements(c.flags) f) as flags,
  c.flag_seen_at is not null as is_flag_seen`
const withStudent = (reach: Reach) =>
  sql`${conversationsIn(reach)} c join students s on s.school_id = c.school_id and s.id = c.student_id`

// PostgreSQL has no year 0.
const earliestDay = '0001-01-01'
/** Midnight in the school's time zone, `after` days after a day. */
const startOf = ({ school_id }: Reach, day: string, after: 0 | 1) => sql`
  ((${day < earliestDay ? earliestDay : day}::date + ${after}::int)::timestamp at time zone
    (select coalesce(time_zone, 'UTC') from schools where id = ${school_id}))`

function matching(
  reach: Reach,
  { student_id, chatbot_id, avatar_id, from, to, flag }: ConversationFilter,
): RawBuilder<unknown> {
  const conditions = [sql`c.school_id = ${reach.school_id}`]
  if (student_id) conditions.push(sql`c.student_id = ${student_id}`)
  if (chatbot_id) conditions.push(sql`c.chatbot_id = ${chatbot_id}`)
  if (avatar_id) conditions.push(sql`c.avatar_id = ${avatar_id}`)
  if (from) conditions.push(sql`c.last_message_at >= ${startOf(reach, from, 0)}`)
  if (to) conditions.push(sql`c.last_message_at < ${startOf(reach, to, 1)}`)
  if (flag) conditions.push(sql`c.flags <> '[]'`)
  if (flag === 'unseen') conditions.push(sql`c.flag_seen_at is null`)
  return sql.join(conditions, sql` and `)
}

const latestFirst = sql`order by c.last_message_at desc, c.id`

type PageOf = ConversationFilter & { page: number; page_size: number }

/** The items of some ids. Joined after the ids are found: a later page would read the items of all before it. */
const itemsOf = (school_id: string, ids: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql`
  select ${itemColumns}${more} from ${withStudent(wholeSchool(school_id))}
  where c.school_id = ${school_id} and c.id = any(array(${ids})) ${latestFirst}`

export const listConversations = (
  db: Kysely<Tables>,
  reach: Reach,
  { page, page_size, ...filter }: PageOf,
): Promise<ConversationItem[]> =>
  rowsOf(
    db,
    ConversationItem,
    itemsOf(
      reach.school_id,
      sql`select c.id from ${conversationsIn(reach)} c where ${matching(reach, filter)} ${latestFirst} ${limitTo({ page, page_size })}`,
    ),
  )

/** A teacher's conversations up to this number are sorted whole; beyond it, they are read from the latest on, past those of others. */
const few = 100

const Counted = z.extend(ConversationItem, { total: z.number() })

async function listManyOfTeacher(db: Kysely<Tables>, reach: Reach, { page, page_size, ...filter }: PageOf) {
  const rows = await rowsOf(
    db,
    Counted,
    sql`
    with ${ownTable(reach)}, counted as materialized (
      select count(*)::int as total from conversations c where ${matching(reach, filter)} and ${isOwnStudent(reach, 'c.student_id')})
    ${itemsOf(
      reach.school_id,
      sql`
      select c.id from conversations c
      where ${matching(reach, filter)} and ${isOwnStudent(reach, 'c.student_id')} and (select total from counted) > ${few}::int
      ${latestFirst} ${limitTo({ page, page_size })}`,
      sql`, (select total from counted) as total`,
    )}`,
  )
  const [first] = rows
  return first && { items: rows.map(({ total: _total, ...item }) => item), total: first.total }
}

export async function listAndCount(
  db: Kysely<Tables>,
  reach: Reach,
  query: PageOf,
): Promise<{ items: ConversationItem[]; total: number }> {
  const many = reach.teacher_id === null ? undefined : await listManyOfTeacher(db, reach, query)
  if (many) return many
  const { page: _page, page_size: _size, ...filter } = query
  const [items, total] = await Promise.all([listConversations(db, reach, query), countConversations(db, reach, filter)])
  return { items, total }
}

export async function countConversations(
  db: Kysely<Tables>,
  reach: Reach,
  filter: ConversationFilter,
): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from ${conversationsIn(reach)} c where ${matching(reach, filter)}`,
  )
  return rows[0]?.total ?? 0
}

export async function idsForFile(db: Kysely<Tables>, reach: Reach, filter: ConversationFilter): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`
    select c.id from ${conversationsIn(reach)} c where ${matching(reach, filter)} ${latestFirst}`,
  )
  return rows.map(({ id }) => id)
}

// Few: the rows of a large page outlive the short-lived part of the heap.
const filePageSize = 50

/** Deleted conversations are skipped. No connection is held while a page is sent to a slow reader. */
export async function* conversationPages(
  db: Kysely<Tables>,
  reach: Reach,
  ids: readonly string[],
): AsyncGenerator<ConversationItem[]> {
  for (let start = 0; start < ids.length; start += filePageSize) {
    const rows = await rowsOf(
      db,
      ConversationItem,
      sql`
      select ${itemColumns}
      from unnest(${ids.slice(start, start + filePageSize)}::uuid[]) with ordinality as wanted (id, position)
      join ${withStudent(reach)} on c.school_id = ${reach.school_id} and c.id = wanted.id order by wanted.position`,
    )
    yield rows
  }
}

export async function findConversation(
  db: Kysely<Tables>,
  reach: Reach,
  id: string,
): Promise<Omit<Conversation, 'messages'> | undefined> {
  const rows = await rowsOf(
    db,
    z.omit(Conversation, { messages: true }),
    sql`
    select ${itemColumns}, c.summary, c.purged_at, (
      select coalesce(json_agg(distinct f->>'message_id') filter (where f ? 'message_id'), '[]')
      from jsonb_array_elements(c.flags) f) as flagged_messages
    from ${withStudent(reach)} where c.school_id = ${reach.school_id} and c.id = ${id}`,
  )
  return rows[0]
}

export async function listMessages(db: Kysely<Tables>, school_id: string, id: string): Promise<Message[]> {
  const rows = await rowsOf(
    db,
    Message,
    sql`
    select id, "from", text, at, corrections, coach from messages
    where school_id = ${school_id} and conversation_id = ${id} order by id`,
  )
  return rows
}

export async function markFlagsSeen(db: Kysely<Tables>, reach: Reach, id: string): Promise<boolean> {
  const { rows } = await sql`
    update conversations set flag_seen_at = coalesce(flag_seen_at, now())
    where school_id = ${reach.school_id} and id = ${id} and ${reachesStudent(reach, sql`student_id`)} returning 1`.execute(
    db,
  )
  return rows.length > 0
}
