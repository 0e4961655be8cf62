import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

/** `begins` is twelve hours before noon, so that days with a clock change work as well. */
const MonthDay = z.object({ begins: z.iso.datetime(), is_weekend: z.boolean() })
export type MonthDay = z.output<typeof MonthDay>

export async function findMonth(db: Kysely<Tables>, school_id: string, days: number) {
  const rows = await rowsOf(
    db,
    z.extend(MonthDay, { now: z.iso.datetime() }),
    sql`
    select (d + interval '12 hours') at time zone zone - interval '12 hours' as begins, extract(isodow from d) > 5 as is_weekend, now() as now
    from (select coalesce(time_zone, 'UTC') as zone from schools where id = ${school_id}) s,
      generate_series((now() at time zone zone)::date - ${days - 1}::int, (now() at time zone zone)::date::timestamp, '1 day') d
    order by d desc`,
  )
  return { days: rows, now: rows[0]?.now ?? new Date().toISOString() }
}

export interface MessageTime {
  id: string
  at: string
}

export const backdateMessages = (tx: Tx, school_id: string, id: string, moments: readonly MessageTime[]) =>
  sql`
    update messages m set at = t.at
    from unnest(${moments.map((moment) => moment.id)}::uuid[], ${moments.map(({ at }) => at)}::timestamptz[]) as t (id, at)
    where m.school_id = ${school_id} and m.conversation_id = ${id} and m.id = t.id`.execute(tx)

export const backdateConversation = (tx: Tx, school_id: string, id: string) =>
  sql`
    update conversations c set started_at = m.first, last_message_at = m.last
    from (select min(at) as first, max(at) as last from messages
      where school_id = ${school_id} and conversation_id = ${id}) m
    where c.school_id = ${school_id} and c.id = ${id}`.execute(tx)

export async function backdateSchool(tx: Tx, school_id: string, days: number): Promise<void> {
  const ago = (fewer: number) => sql`now() - make_interval(days => ${days - fewer}::int, hours => 3)`
  const statements = [
    sql`update schools set created_at = ${ago(0)} where id = ${school_id}`,
    sql`update users set created_at = ${ago(0)}, email_confirmed_at = ${ago(0)} where school_id = ${school_id}`,
    sql`update chatbots set created_at = ${ago(1)}, edited_at = ${ago(2)} where school_id = ${school_id} and status <> 'draft'`,
    sql`update avatars set created_at = ${ago(2)}, edited_at = ${ago(2)} where school_id = ${school_id}`,
    sql`update assignments set assigned_at = ${ago(3)} where school_id = ${school_id}`,
    sql`update notices n set at = c.last_message_at from conversations c
      where n.school_id = ${school_id} and c.school_id = ${school_id} and c.id = n.conversation_id`,
  ]
  for (const statement of statements) await statement.execute(tx)
}

export async function backdateStudents(tx: Tx, school_id: string, ids: readonly string[], days: number): Promise<void> {
  const ago = sql`now() - make_interval(days => ${days}::int, hours => 3)`
  const those = sql`school_id = ${school_id} and student_id = any(${ids}::uuid[])`
  await sql`
    update students s set created_at = ${ago}, edited_at = null, last_practised_at = (
      select max(last_message_at) from conversations c
      where c.school_id = ${school_id} and c.student_id = s.id and (c.measures->>'turns')::int > 0)
    where school_id = ${school_id} and id = any(${ids}::uuid[])`.execute(tx)
  await sql`update class_members set joined_at = ${ago} where ${those}`.execute(tx)
  await sql`
    update practice_links l set created_at = ${ago}, expires_at = ${ago} + interval '6 months',
      sent_at = case when sent_at is not null then ${ago} + interval '1 day' end,
      last_used_at = (select max(started_at) from conversations c
        where c.school_id = ${school_id} and c.student_id = l.student_id)
    where ${those}`.execute(tx)
}

export const backdateLeaving = (tx: Tx, school_id: string, ids: readonly string[], days: number) =>
  sql`
    update students set inactive_since = now() - make_interval(days => ${days}::int)
    where school_id = ${school_id} and id = any(${ids}::uuid[])`.execute(tx)

export const deleteRateWindows = (tx: Tx, ids: readonly string[]) =>
  sql`delete from rate_windows where key like 'practice-%' and split_part(key, ':', 2) = any(${ids}::text[])`.execute(
    tx,
  )
