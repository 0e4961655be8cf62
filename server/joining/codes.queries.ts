import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import { JoinCode, JoinOffer, type JoinSettings } from '#contract/teaching/joining.ts'
import { subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { roleOfSchool } from '#server/practice/sessions/sessions.queries.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>

/** Joined, or waiting to be: a new link takes no place. */
const placesTaken = sql`
  (select count(*)::int from join_requests r where r.school_id = c.school_id and r.code_id = c.id
    and r.kind = 'join' and r.state <> 'refused')`

const StoredCode = z.extend(z.omit(JoinCode, { url: true }), { id: z.uuid() })
export type StoredCode = z.output<typeof StoredCode>

/** The open code of a class; `code` is encrypted. */
export function findOpenCode(db: Db, school_id: string, class_id: string): Promise<StoredCode | undefined> {
  return rowOf(
    db,
    StoredCode,
    sql`
    select c.id, c.code, c.max_students, c.closes_at, c.needs_approval, c.asks_last_name, c.version,
      (select count(*)::int from join_requests r where r.school_id = c.school_id and r.code_id = c.id
        and r.kind = 'join' and r.state = 'approved') as joined
    from join_codes c
    where c.school_id = ${school_id} and c.class_id = ${class_id} and c.closed_at is null and c.closes_at > now()`,
  )
}

/** Closes the open code, or the one whose time is over. False if there was none. */
export async function closeCode(tx: Tx, school_id: string, class_id: string): Promise<boolean> {
  const { rows } = await sql`
    update join_codes set closed_at = now()
    where school_id = ${school_id} and class_id = ${class_id} and closed_at is null returning 1`.execute(tx)
  return rows.length > 0
}

interface NewCode {
  school_id: string
  class_id: string
  user_id: string
  code: string
  hash: string
}

export async function insertCode(
  tx: Tx,
  { school_id, class_id, user_id, code, hash }: NewCode,
  settings: Omit<JoinSettings, 'version'>,
): Promise<void> {
  const { id } = await tx
    .insertInto('join_codes')
    .values({ school_id, class_id, code, created_by: user_id, ...settings })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('join_code_hashes').values({ hash, school_id, code_id: id }).execute()
}

export const updateCode = (
  tx: Tx,
  { school_id, id, version }: { school_id: string; id: string; version: number },
  settings: Omit<JoinSettings, 'version'>,
) =>
  tx
    .updateTable('join_codes')
    .set({ ...settings, version: version + 1 })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .execute()

const FoundCode = z.extend(JoinOffer, {
  id: z.uuid(),
  school_id: z.uuid(),
  class_id: z.uuid(),
  needs_approval: z.boolean(),
  is_open: z.boolean(),
  is_full: z.boolean(),
  now: z.iso.datetime(),
  ...z.pick(User, { role: true, status: true, subscription_end_date: true }).shape,
})
export type FoundCode = z.output<typeof FoundCode>

export function findCode(db: Db, hashes: readonly string[]): Promise<FoundCode | undefined> {
  return rowOf(
    db,
    FoundCode,
    sql`
    select c.id, c.school_id, c.class_id, c.needs_approval, c.asks_last_name,
      c.closed_at is null and c.closes_at > now() and k.archived_at is null as is_open, ${placesTaken} >= c.max_students as is_full,
      s.name as school_name, s.student_address, k.name as class_name, k.level, now() as now,
      ${roleOfSchool} as role, ${subscriptionStatus} as status, s.subscription_end_date
    from join_code_hashes h
    join join_codes c on c.school_id = h.school_id and c.id = h.code_id
    join classes k on k.school_id = c.school_id and k.id = c.class_id
    join schools s on s.id = c.school_id
    where h.hash = any(${hashes}::text[])`,
  )
}
