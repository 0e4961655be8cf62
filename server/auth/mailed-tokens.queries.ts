import { createHash, createHmac } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Keys } from '#server/settings/keys.ts'

export const linkMinutes = 60

const MailedToken = z.object({
  school_id: z.uuid(),
  user_id: z.uuid(),
  purpose: z.enum(['reset_password', 'confirm_email']),
  email: z.string(),
  session_id: z.nullable(z.uuid()),
})
export type MailedToken = z.output<typeof MailedToken>

// Derived from the server's key and the letter's id: a retried letter has the same link, and no secret is stored in a queue.
export const tokenOfLetter = (keys: Keys, letterId: string): string =>
  createHmac('sha256', keys.newest('mailed token')).update(letterId).digest('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Stores the hash only. A retry of the letter restarts the validity. */
export async function saveMailedToken(
  db: Kysely<Tables>,
  keys: Keys,
  letterId: string,
  { school_id, user_id, purpose, email, session_id }: MailedToken,
): Promise<{ token: string; is_new: boolean }> {
  const token = tokenOfLetter(keys, letterId)
  const rows = await rowsOf(
    db,
    z.object({ is_new: z.boolean() }),
    sql`
    insert into mailed_tokens (hash, school_id, user_id, purpose, email, session_id, expires_at)
    values (${hashOf(token)}, ${school_id}, ${user_id}, ${purpose}, ${email}, ${session_id}, now() + make_interval(mins => ${linkMinutes}::int))
    on conflict (hash) do update set expires_at = excluded.expires_at where mailed_tokens.used_at is null
    returning xmax = 0 as is_new`,
  )
  return { token, is_new: rows[0]?.is_new ?? false }
}

export async function findMailedToken(
  db: Kysely<Tables>,
  token: string,
  purpose: MailedToken['purpose'],
): Promise<MailedToken | undefined> {
  const rows = await rowsOf(
    db,
    MailedToken,
    sql`
    select school_id, user_id, purpose, email, session_id from mailed_tokens
    where hash = ${hashOf(token)} and purpose = ${purpose} and used_at is null and expires_at > now()`,
  )
  return rows[0]
}

export async function consumeMailedToken(
  tx: Transaction<Tables>,
  token: string,
  purpose: MailedToken['purpose'],
): Promise<MailedToken | undefined> {
  const rows = await rowsOf(
    tx,
    MailedToken,
    sql`
    update mailed_tokens set used_at = now()
    where hash = ${hashOf(token)} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning school_id, user_id, purpose, email, session_id`,
  )
  const [used] = rows
  if (used) await revokeMailedTokens(tx, used, purpose)
  return used
}

export const revokeMailedTokens = (
  tx: Transaction<Tables>,
  { school_id, user_id }: { school_id: string; user_id: string },
  purpose: MailedToken['purpose'] | null = null,
) =>
  sql`update mailed_tokens set used_at = now()
    where school_id = ${school_id} and user_id = ${user_id} and purpose = coalesce(${purpose}, purpose) and used_at is null`.execute(
    tx,
  )

/** A letter may be retried for a week: a revoked token must not be created again. */
export const purgeMailedTokens = (db: Kysely<Tables>) =>
  sql`delete from mailed_tokens where expires_at < now() - interval '7 days'`.execute(db)
