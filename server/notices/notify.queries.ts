import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Tier } from '#contract/billing/plans.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

/** Serialized per school, in all processes, so that the mail of a flag is planned once. */
export const lockFlagNotices = (tx: Tx, school_id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`notices:${school_id}`}, 0))`.execute(tx)

export async function insertNotice(
  tx: Tx,
  school_id: string,
  kind: 'payment_failed' | 'import_finished',
  details: object,
): Promise<string> {
  const rows = await rowsOf(
    tx,
    z.object({ at: z.string() }),
    sql`
    insert into notices (school_id, kind, details) values (${school_id}, ${kind}, ${JSON.stringify(details)}::jsonb)
    returning at`,
  )
  return requireRow(rows[0]).at
}

interface TrialDetails {
  tier: Tier | null
  ends_at: string
  renews: boolean
}

/** Returns the time if the end moved to a later date, which makes it a new notice; otherwise updates the details only. */
export async function upsertTrial(tx: Tx, school_id: string, details: TrialDetails): Promise<string | null> {
  const rows = await rowsOf(
    tx,
    z.object({ at: z.string(), is_news: z.boolean() }),
    sql`
    insert into notices as n (school_id, kind, details) values (${school_id}, 'trial_ends', ${JSON.stringify(details)}::jsonb)
    on conflict (school_id) where kind = 'trial_ends' do update set details = excluded.details,
      at = case when ${isLater} then excluded.at else n.at end, settled_at = case when ${isLater} then null else n.settled_at end
    where n.details <> excluded.details
    returning new.at, new.at is distinct from old.at as is_news`,
  )
  return rows[0]?.is_news ? rows[0].at : null
}

const isLater = sql`(excluded.details->>'ends_at')::timestamptz > (n.details->>'ends_at')::timestamptz`

export async function upsertFlagged(tx: Tx, school_id: string, conversation_id: string): Promise<string> {
  const rows = await rowsOf(
    tx,
    z.object({ at: z.string() }),
    sql`
    insert into notices (school_id, kind, conversation_id) values (${school_id}, 'conversation_flagged', ${conversation_id})
    on conflict (school_id, conversation_id) where conversation_id is not null do update set at = excluded.at, settled_at = null
    returning at`,
  )
  return requireRow(rows[0]).at
}

/** The caller holds the school's lock, under which students join. */
export const upsertJoinWaiting = (tx: Tx, school_id: string, class_id: string) =>
  sql`
    insert into notices (school_id, kind, class_id) values (${school_id}, 'join_waiting', ${class_id})
    on conflict (school_id, class_id) where class_id is not null do update set at = excluded.at, settled_at = null`.execute(
    tx,
  )

/** Members who want mails about flags and have none planned, each at least an hour after their previous one. */
export async function planFlaggedMails(
  tx: Tx,
  school_id: string,
  user_ids: readonly string[],
): Promise<{ user_id: string; send_at: string }[]> {
  return rowsOf(
    tx,
    z.object({ user_id: z.string(), send_at: z.string() }),
    sql`
    update users set flag_mail_at = greatest(clock_timestamp(), flag_mail_at + interval '1 hour')
    where school_id = ${school_id} and id = any(${user_ids}::uuid[])
      and (flag_mail_at is null or flag_mail_at <= clock_timestamp())
    returning id as user_id, flag_mail_at as send_at`,
  )
}

function requireRow<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('saving a notice failed')
  return row
}
