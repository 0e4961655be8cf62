import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type AuditAction, type AuditDetails, AuditEntry } from '#contract/school/audit.ts'
import { isErased } from '#server/database/erased-user.ts'
import type { Reach } from '#server/database/reach.ts'
import { prepared } from '#server/database/prepared.ts'
import { rowsOf, run } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** The command line has neither a user nor an address. */
export interface Actor {
  school_id: string
  user_id?: string | null
  ip?: string | null
}

interface NewEntry extends Required<Actor> {
  action: AuditAction
  details: string
}
const insertedEntry = prepared<NewEntry>(
  ['school_id', 'action', 'user_id', 'ip', 'details'],
  ({ school_id, action, user_id, ip, details }) => sql`
    insert into audit_log (school_id, action, user_id, ip, details)
    values (${school_id}, ${action}, ${user_id}, ${ip}, ${details}::jsonb)`,
)

export const record = (
  tx: Transaction<Tables> | Kysely<Tables>,
  { school_id, user_id = null, ip = null }: Actor,
  action: AuditAction,
  details: AuditDetails = {},
): Promise<void> => run(tx, insertedEntry({ school_id, user_id, ip, action, details: JSON.stringify(details) }))

interface EntryQuery {
  page: number
  page_size: number
  actions: readonly AuditAction[]
}

/** A teacher reads what they did themselves. */
const entriesOf = ({ school_id, teacher_id }: Reach) =>
  teacher_id === null ? sql`l.school_id = ${school_id}` : sql`l.school_id = ${school_id} and l.user_id = ${teacher_id}`

export async function listEntries(
  db: Kysely<Tables>,
  reach: Reach,
  { page, page_size, actions }: EntryQuery,
): Promise<AuditEntry[]> {
  const rows = await rowsOf(
    db,
    AuditEntry,
    sql`
    select l.id, l.at, l.action, l.ip, l.details, case when u.id is not null then json_build_object(
      'id', u.id, 'name', nullif(concat_ws(' ', u.name, u.last_name), ''), 'email', case when not ${isErased} then u.email end) end as actor
    from audit_log l left join users u on u.school_id = l.school_id and u.id = l.user_id
    where ${entriesOf(reach)} and l.action = any(${actions}::text[])
    order by l.id desc limit ${page_size} offset ${(page - 1) * page_size}`,
  )
  return rows
}

export async function countEntries(db: Kysely<Tables>, reach: Reach, actions: readonly AuditAction[]): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ total: z.number() }),
    sql`
    select count(*)::int as total from audit_log l where ${entriesOf(reach)} and l.action = any(${actions}::text[])`,
  )
  return rows[0]?.total ?? 0
}
