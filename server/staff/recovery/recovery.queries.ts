import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { MemberRef } from '#server/staff/staff.queries.ts'

/** What the operator has planned for a member whose factors or whose school's owner are lost; a job of the queue `staff`. */
export const Recovery = z.union([
  z.object({ kind: z.literal('reset_factors'), school_id: z.uuid(), user_id: z.uuid(), since: z.string() }),
  z.object({
    kind: z.literal('hand_over'),
    school_id: z.uuid(),
    user_id: z.uuid(),
    owner_id: z.uuid(),
    since: z.string(),
  }),
])
export type Recovery = z.output<typeof Recovery>

const PlannedRecovery = z.object({
  kind: z.enum(['reset_factors', 'hand_over']),
  user_id: z.uuid(),
  due_at: z.string(),
})
export type PlannedRecovery = z.output<typeof PlannedRecovery>

const isPlanned = (school_id: string) =>
  sql`name = 'staff' and state in ('created', 'retry') and data->>'school_id' = ${school_id}`

export const listPlanned = (db: Kysely<Tables>, school_id: string): Promise<PlannedRecovery[]> =>
  rowsOf(
    db,
    PlannedRecovery,
    sql`
    select data->>'kind' as kind, data->>'user_id' as user_id, to_json(start_after)#>>'{}' as due_at
    from pgboss.job where ${isPlanned(school_id)} order by start_after`,
  )

/** Returns how many were planned. `user_id` limits it to what concerns one member. */
export async function cancelPlanned(
  tx: Transaction<Tables>,
  school_id: string,
  kind: Recovery['kind'],
  user_id: string | null = null,
): Promise<number> {
  const { rows } = await sql`
    delete from pgboss.job where ${isPlanned(school_id)} and data->>'kind' = ${kind}
      and data->>'user_id' = coalesce(${user_id}, data->>'user_id') returning 1`.execute(tx)
  return rows.length
}

export async function readClock(db: Kysely<Tables>): Promise<string> {
  const rows = await rowsOf(db, z.object({ now: z.string() }), sql`select to_json(now())#>>'{}' as now`)
  return rows[0]?.now ?? new Date().toISOString()
}

/** Whether the member has signed in since. With a second factor, that takes the factor. */
export async function hasSignedIn(
  db: Kysely<Tables>,
  { school_id, user_id }: MemberRef,
  since: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from audit_log where school_id = ${school_id} and user_id = ${user_id}
      and action in ('signed_in', 'signed_in_google') and at > ${since}::timestamptz limit 1`.execute(db)
  return rows.length > 0
}

/** Whether the member has used the dashboard since, also in a session from before. */
export async function wasActive(
  db: Kysely<Tables>,
  { school_id, user_id }: MemberRef,
  since: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sessions where school_id = ${school_id} and user_id = ${user_id}
      and last_seen_at > ${since}::timestamptz limit 1`.execute(db)
  return rows.length > 0 || hasSignedIn(db, { school_id, user_id }, since)
}
