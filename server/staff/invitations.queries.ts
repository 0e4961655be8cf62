import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { StaffRole } from '#contract/school/roles.ts'
import { Invitation, invitationDays } from '#contract/school/staff.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type InvitationLetter, isLatestLetter } from '#server/mail/mail.queries.ts'
import { classList, type MemberRef } from '#server/staff/staff.queries.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>

const validUntil = sql<string>`now() + make_interval(days => ${invitationDays}::int)`

const invitations = sql`
  select i.id, i.email, i.role, i.sent_at, i.expires_at,
    ${classList('invitation_classes', sql`t.school_id = i.school_id and t.invitation_id = i.id`)} as classes
  from invitations i`

export const listInvitations = (db: Db, school_id: string): Promise<Invitation[]> =>
  rowsOf(db, Invitation, sql`${invitations} where i.school_id = ${school_id} order by i.sent_at desc, i.email`)

export const findInvitations = (db: Db, school_id: string, ids: readonly string[]): Promise<Invitation[]> =>
  rowsOf(
    db,
    Invitation,
    sql`${invitations} where i.school_id = ${school_id} and i.id = any(${ids}::uuid[]) order by i.email`,
  )

export async function findTaken(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    tx,
    z.object({ email: z.string() }),
    sql`select email from user_emails where email = any(${emails}::text[])`,
  )
  return new Set(rows.map(({ email }) => email))
}

/** A new invitation of the same address replaces the previous one, whose link ends. */
export async function insertInvitation(
  tx: Tx,
  { school_id, user_id }: MemberRef,
  { email, role, class_ids }: { email: string; role: StaffRole; class_ids: readonly string[] },
): Promise<{ id: string; sent_at: string }> {
  await sql`delete from invitations where school_id = ${school_id} and email = ${email}`.execute(tx)
  const invitation = await tx
    .insertInto('invitations')
    .values({ school_id, email, role, invited_by: user_id, expires_at: validUntil })
    .returning(['id', 'sent_at'])
    .executeTakeFirstOrThrow()
  await sql`
    insert into invitation_classes (school_id, invitation_id, class_id)
    select ${school_id}, ${invitation.id}, class_id from unnest(${class_ids}::uuid[]) as t (class_id) on conflict do nothing`.execute(
    tx,
  )
  return invitation
}

/** False if there is no such invitation. The links that were sent before end. */
export async function renewInvitation(tx: Tx, school_id: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update invitations set sent_at = now(), expires_at = ${validUntil}
    where school_id = ${school_id} and id = ${id} returning 1`.execute(tx)
  await sql`delete from invitation_tokens where school_id = ${school_id} and invitation_id = ${id}`.execute(tx)
  return rows.length > 0
}

export async function deleteInvitation(tx: Tx, school_id: string, id: string): Promise<string | undefined> {
  const rows = await rowsOf(
    tx,
    z.object({ email: z.string() }),
    sql`delete from invitations where school_id = ${school_id} and id = ${id} returning email`,
  )
  return rows[0]?.email
}

/** Saves nothing if a later letter was sent. The lock keeps a new one from being sent meanwhile. */
export const saveInvitationToken = (db: Db, letter: InvitationLetter, hash: string) =>
  sql`
    insert into invitation_tokens (hash, school_id, invitation_id)
    select ${hash}, i.school_id, i.id from invitations i
    where i.school_id = ${letter.school_id} and i.id = ${letter.invitation_id} and ${isLatestLetter(letter)}
    for no key update on conflict do nothing`.execute(db)

const OpenInvitation = z.object({
  id: z.uuid(),
  school_id: z.uuid(),
  school_name: z.string(),
  email: z.string(),
  role: Invitation.shape.role,
})
export type OpenInvitation = z.output<typeof OpenInvitation>
const openInvitations = sql`
  select i.id, i.school_id, s.name as school_name, i.email, i.role
  from invitations i join schools s on s.id = i.school_id`

export async function findByToken(db: Db, hash: string): Promise<OpenInvitation | undefined> {
  const rows = await rowsOf(
    db,
    OpenInvitation,
    sql`${openInvitations} join invitation_tokens t on t.school_id = i.school_id and t.invitation_id = i.id
    where t.hash = ${hash} and i.expires_at > now()`,
  )
  return rows[0]
}

export async function findOpenInvitation(db: Db, id: string): Promise<OpenInvitation | undefined> {
  const rows = await rowsOf(db, OpenInvitation, sql`${openInvitations} where i.id = ${id} and i.expires_at > now()`)
  return rows[0]
}

export const findByAddress = (db: Db, email: string): Promise<OpenInvitation[]> =>
  rowsOf(
    db,
    OpenInvitation,
    sql`${openInvitations} where i.email = ${email} and i.expires_at > now() order by i.sent_at`,
  )

export interface NewMember {
  name: string | null
  last_name: string | null
  password_hash: string | null
  interface_language: InterfaceLanguage | null
}

/** Takes the invitation, once; undefined if another request took it, or the address has an account by now. */
export async function insertMember(
  tx: Tx,
  { school_id, id }: OpenInvitation,
  { name, last_name, password_hash, interface_language }: NewMember,
): Promise<string | undefined> {
  const rows = await rowsOf(
    tx,
    z.object({ user_id: z.uuid() }),
    sql`
    with taken as (
      select i.school_id, i.id, i.email, i.role from invitations i
      where i.school_id = ${school_id} and i.id = ${id} and i.expires_at > now()
        and not exists (select from user_emails e where e.email = i.email) for update),
    account as (
      insert into users (school_id, role, email, name, last_name, password_hash, interface_language, email_confirmed_at)
      select school_id, role, email, ${name}, ${last_name}, ${password_hash}, ${interface_language}, now() from taken
      returning school_id, id, email),
    addressed as (
      insert into user_emails (email, school_id, user_id) select email, school_id, id from account),
    classes as (
      insert into class_teachers (school_id, class_id, user_id)
      select c.school_id, c.class_id, a.id from account a
      join invitation_classes c on c.school_id = a.school_id and c.invitation_id = ${id} order by c.class_id)
    select id as user_id from account`,
  )
  if (rows[0]) await sql`delete from invitations where school_id = ${school_id} and id = ${id}`.execute(tx)
  return rows[0]?.user_id
}

export const purgeInvitations = (db: Db) =>
  sql`delete from invitations where expires_at < now() - interval '30 days'`.execute(db)
