import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import { isLive } from '#server/auth/sessions/sessions.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export const GoogleProfile = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
})
export type GoogleProfile = z.output<typeof GoogleProfile>

/** For the exchange after the redirect, and for naming the school on sign-up. */
export const codeSeconds = { exchange: 60, signUp: 30 * 60 } as const

/** A code works only in the browser that has the secret. */
export interface BoundCode {
  code: string
  secret: string
}

const hashOf = ({ code, secret }: BoundCode) => createHash('sha256').update(code).update(secret).digest('base64url')

export async function saveCode(
  db: Kysely<Tables>,
  profile: GoogleProfile,
  secret: string,
  seconds: number,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const { issuer, subject, email, name, last_name } = profile
  await sql`
    insert into google_codes (hash, issuer, subject, email, name, last_name, expires_at)
    values (${hashOf({ code, secret })}, ${issuer}, ${subject}, ${email}, ${name}, ${last_name}, now() + make_interval(secs => ${seconds}::int))`.execute(
    db,
  )
  return code
}

export async function findCode(db: Kysely<Tables>, code: BoundCode): Promise<GoogleProfile | undefined> {
  const rows = await rowsOf(
    db,
    GoogleProfile,
    sql`
    select issuer, subject, email, name, last_name from google_codes
    where hash = ${hashOf(code)} and expires_at > now()`,
  )
  return rows[0]
}

export async function consumeCode(tx: Transaction<Tables>, code: BoundCode): Promise<boolean> {
  const { rows } = await sql`
    delete from google_codes where hash = ${hashOf(code)} and expires_at > now() returning 1`.execute(tx)
  return rows.length > 0
}

export const purgeGoogleCodes = (db: Kysely<Tables>) =>
  sql`delete from google_codes where expires_at < now()`.execute(db)

type UserRef = Pick<Account, 'school_id' | 'user_id'>
const LinkedUser = z.object({ school_id: z.uuid(), user_id: z.uuid(), role: User.shape.role })

export async function findLinkedUser(
  db: Kysely<Tables>,
  { issuer, subject }: GoogleProfile,
): Promise<z.output<typeof LinkedUser> | undefined> {
  const rows = await rowsOf(
    db,
    LinkedUser,
    sql`
    select g.school_id, g.user_id, u.role
    from google_identities g join users u on u.school_id = g.school_id and u.id = g.user_id
    where g.issuer = ${issuer} and g.subject = ${subject}`,
  )
  return rows[0]
}

export async function isLinked(db: Kysely<Tables>, { school_id, user_id }: UserRef): Promise<boolean> {
  const { rows } = await sql`
    select 1 from google_identities where school_id = ${school_id} and user_id = ${user_id}`.execute(db)
  return rows.length > 0
}

export async function saveIdentity(tx: Transaction<Tables>, { school_id, user_id }: UserRef, profile: GoogleProfile) {
  const { issuer, subject, email } = profile
  await sql`
    insert into google_identities (issuer, subject, school_id, user_id, email)
    values (${issuer}, ${subject}, ${school_id}, ${user_id}, ${email})
    on conflict (school_id, user_id) do update set issuer = excluded.issuer, subject = excluded.subject,
      email = excluded.email, linked_at = excluded.linked_at`.execute(tx)
}

export async function lockAccount(
  tx: Transaction<Tables>,
  { school_id, user_id, session_id }: Pick<Account, 'school_id' | 'user_id' | 'session_id'>,
): Promise<{ email: string } | undefined> {
  const rows = await rowsOf(
    tx,
    z.object({ email: z.string() }),
    sql`
    select u.email from users u join sessions n on n.school_id = u.school_id and n.user_id = u.id
    where u.school_id = ${school_id} and u.id = ${user_id} and n.id = ${session_id} and ${isLive}
    for update of u`,
  )
  return rows[0]
}
