import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { maxNotices, Notice, type NoticeKind, noticeKinds } from '#contract/school/notices.ts'
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

/** Latest first. Unread notices take precedence within the limit, so that every counted one is listed. */
export async function listNotices(db: Kysely<Tables>, school_id: string): Promise<Notice[]> {
  const rows = await rowsOf(
    db,
    NoticeRow,
    sql`
    with shown as (
      select * from notices where school_id = ${school_id}
      order by read_at is not null, at desc, id desc limit ${maxNotices})
    select n.id, n.kind, n.at, n.read_at is not null as is_read, case when c.id is null then n.details else jsonb_build_object(
      'conversation_id', c.id, 'student', s.name,
      'flags', (select coalesce(jsonb_agg(distinct f->'kind'), '[]') from jsonb_array_elements(c.flags) f)) end as details
    from shown n
    left join conversations c on c.school_id = n.school_id and c.id = n.conversation_id
    left join students s on s.school_id = c.school_id and s.id = c.student_id
    order by n.at desc, n.id desc`,
  )
  return rows.map(({ details, ...head }) => Notice.parse({ ...head, ...details }))
}

export async function countUnread(db: Kysely<Tables>, school_id: string): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ unread: z.number() }),
    sql`
    select count(*)::int as unread from notices where school_id = ${school_id} and read_at is null`,
  )
  return rows[0]?.unread ?? 0
}

export async function markRead(tx: Tx, school_id: string, ids: readonly string[]): Promise<number> {
  const rows = await rowsOf(
    tx,
    z.object({ found: z.number() }),
    sql`
    with found as (
      select id from notices where school_id = ${school_id} and id = any(${ids}::uuid[]) order by id for update),
    read as (
      update notices n set read_at = now() from found f where n.school_id = ${school_id} and n.id = f.id and n.read_at is null)
    select count(*)::int as found from found`,
  )
  return rows[0]?.found ?? 0
}

/** Returns 0 if the notice is not the school's. */
export async function markReadUntil(tx: Tx, school_id: string, id: string): Promise<number> {
  const rows = await rowsOf(
    tx,
    z.object({ found: z.number() }),
    sql`
    with last as (select at, id from notices where school_id = ${school_id} and id = ${id}),
    unread as (
      select n.id from notices n, last l
      where n.school_id = ${school_id} and n.read_at is null and (n.at, n.id) <= (l.at, l.id) order by n.id for update of n),
    read as (update notices n set read_at = now() from unread u where n.school_id = ${school_id} and n.id = u.id)
    select count(*)::int as found from last`,
  )
  return rows[0]?.found ?? 0
}

export const settleNotices = (tx: Tx, school_id: string, kinds: readonly NoticeKind[]) =>
  sql`
    update notices set read_at = now()
    where school_id = ${school_id} and read_at is null and kind = any(${kinds}::text[])`.execute(tx)

export const settleConversation = (tx: Tx, school_id: string, conversation_id: string) =>
  sql`
    update notices set read_at = now()
    where school_id = ${school_id} and conversation_id = ${conversation_id} and read_at is null`.execute(tx)

export const purgeNotices = (db: Kysely<Tables>) =>
  sql`delete from notices where at < now() - make_interval(days => ${retentionDays}::int)`.execute(db)
