import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Handover, handoverDays } from '#contract/school/staff.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { MemberRef } from '#server/staff/staff.queries.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>

const isOpen = sql`offered_at > now() - make_interval(days => ${handoverDays}::int)`

export async function findHandover(db: Db, school_id: string): Promise<Handover | undefined> {
  const rows = await rowsOf(
    db,
    Handover,
    sql`
    select user_id, offered_at + make_interval(days => ${handoverDays}::int) as expires_at from handovers
    where school_id = ${school_id} and ${isOpen}`,
  )
  return rows[0]
}

export const saveHandover = (tx: Tx, { school_id, user_id }: MemberRef) =>
  sql`
    insert into handovers (school_id, user_id) values (${school_id}, ${user_id})
    on conflict (school_id) do update set user_id = excluded.user_id, offered_at = now()`.execute(tx)

export async function deleteHandover(tx: Tx, school_id: string, user_id: string | null): Promise<boolean> {
  const { rows } = await sql`
    delete from handovers where school_id = ${school_id} and user_id = coalesce(${user_id}::uuid, user_id) and ${isOpen}
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Returns the old owner. The unique index allows one owner at any time. The right of an admin is not handed over. */
export async function swapOwner(tx: Tx, { school_id, user_id }: MemberRef): Promise<string> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
    update users set role = 'coordinator' where school_id = ${school_id} and role in ('school', 'admin')
    returning id`,
  )
  const [owner] = rows
  if (!owner) throw new Error('the school has no owner')
  await sql`update users set role = 'school' where school_id = ${school_id} and id = ${user_id}`.execute(tx)
  return owner.id
}
