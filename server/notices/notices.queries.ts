import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { maxNotices, Notice, type NoticeKind, noticeKinds } from '#contract/school/notices.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { noticeConcerns, noticeIsUnread } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

const retentionDays = 90

const NoticeRow = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  at: z.iso.datetime(),
  is_read: z.boolean(),
  details: z.record(z.string(), z.unknown()),
})

type UserRef = Pick<Account, 'school_id' | 'user_id'>
const noticesOf = ({ school_id, user_id }: UserRef) => sql`
  notices n join users u on u.school_id = n.school_id and u.id = ${user_id} and ${noticeConcerns}
  where n.school_id = ${school_id}`

/** Latest first. Unread notices take precedence within the limit, so that every counted one is listed. */
export async function listNotices(db: Kysely<Tables>, person: UserRef): Promise<Notice[]> {
  const rows = await rowsOf(
    db,
    NoticeRow,
    sql`
    with shown as (
      select n.*, not ${noticeIsUnread} as is_read from ${noticesOf(person)}
      order by is_read, n.at desc, n.id desc limit ${maxNotices})
    select n.id, n.kind, n.at, n.is_read, case
      when c.id is not null then jsonb_build_object(
        'conversation_id', c.id, 'student', s.name,
        'flags', (select coalesce(jsonb_agg(distinct f->'kind'), '[]') from jsonb_array_elements(c.flags) f))
      when k.id is not null then jsonb_build_object(
        'class', jsonb_build_object('id', k.id, 'name', k.name), 'waiting', (
          select count(*) from join_requests r
          where r.school_id = k.school_id and r.class_id = k.id and r.state = 'waiting'))
      else n.details end as details
    from shown n
    left join classes k on k.school_id = n.school_id and k.id = n.class_id
    left join conversations c on c.school_id = n.school_id and c.id = n.conversation_id
    left join students s on s.school_id = c.school_id and s.id = c.student_id
    order by n.at desc, n.id desc`,
  )
  return rows.map(({ details, ...head }) => Notice.parse({ ...head, ...details }))
}

export async function countUnread(db: Kysely<Tables>, person: UserRef): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ unread: z.number() }),
    sql`select count(*)::int as unread from ${noticesOf(person)} and ${noticeIsUnread}`,
  )
  return rows[0]?.unread ?? 0
}

export async function markRead(tx: Tx, person: UserRef, ids: readonly string[]): Promise<number> {
  const rows = await rowsOf(
    tx,
    z.object({ found: z.number() }),
    sql`
    with found as (select n.id, n.at from ${noticesOf(person)} and n.id = any(${ids}::uuid[])),
    read as (${saveReads(person, sql`found`)})
    select count(*)::int as found from found`,
  )
  return rows[0]?.found ?? 0
}

/** Returns 0 if the notice is not one of this person. */
export async function markReadUntil(tx: Tx, person: UserRef, id: string): Promise<number> {
  const rows = await rowsOf(
    tx,
    z.object({ found: z.number() }),
    sql`
    with last as (select n.at, n.id from ${noticesOf(person)} and n.id = ${id}),
    unread as (
      select n.id, n.at from ${noticesOf(person)} and ${noticeIsUnread} and (n.at, n.id) <= (select at, id from last)),
    read as (${saveReads(person, sql`unread`)})
    select count(*)::int as found from last`,
  )
  return rows[0]?.found ?? 0
}

// In the order of the ids, so that two calls of one person can't deadlock.
const saveReads = ({ school_id, user_id }: UserRef, chosen: RawBuilder<unknown>) => sql`
  insert into notice_reads as r (school_id, notice_id, user_id, read_at)
  select ${school_id}::uuid, id, ${user_id}::uuid, greatest(at, clock_timestamp()) from ${chosen} order by id
  on conflict (school_id, user_id, notice_id) do update set read_at = excluded.read_at`

export const settleNotices = (tx: Tx, school_id: string, kinds: readonly NoticeKind[]) =>
  sql`
    update notices set settled_at = now()
    where school_id = ${school_id} and settled_at is null and kind = any(${kinds}::text[])`.execute(tx)

export const settleConversation = (tx: Tx, school_id: string, conversation_id: string) =>
  sql`
    update notices set settled_at = now()
    where school_id = ${school_id} and conversation_id = ${conversation_id} and settled_at is null`.execute(tx)

const hasNoRequest = sql`not exists (
  select from join_requests r where r.school_id = n.school_id and r.class_id = n.class_id and r.state = 'waiting')`

/** Settles the notice of a class in which no student waits any more. The caller holds the school's lock, under which students join. */
export const settleJoining = (tx: Tx, school_id: string, class_id: string) =>
  sql`
    update notices n set settled_at = now()
    where n.school_id = ${school_id} and n.class_id = ${class_id} and n.settled_at is null and ${hasNoRequest}`.execute(
    tx,
  )

const forgottenDays = 30

export const settleForgotten = (db: Kysely<Tables>) =>
  sql`
    update notices n set settled_at = now()
    where n.kind = 'join_waiting' and n.settled_at is null and n.at < now() - make_interval(days => ${forgottenDays}::int)
      and ${hasNoRequest}`.execute(db)

export const purgeNotices = (db: Kysely<Tables>) =>
  sql`delete from notices where at < now() - make_interval(days => ${retentionDays}::int)`.execute(db)
