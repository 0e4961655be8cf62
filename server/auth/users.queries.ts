import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import { handoverDays } from '#contract/school/staff.ts'
import { ApiError } from '#contract/errors.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { mustSetFactor, subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { noticeConcerns, noticeIsUnread } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const UserRow = z.extend(z.omit(User, { school: true }), {
  school_name: User.shape.school.shape.name,
  ...z.pick(User.shape.school, { logo_url: true, student_address: true }).shape,
})

export async function findUser(
  db: Kysely<Tables>,
  { school_id, user_id }: Pick<Account, 'school_id' | 'user_id'>,
): Promise<User> {
  const rows = await rowsOf(
    db,
    UserRow,
    sql`
    select u.id, u.role, u.name, u.last_name, u.email, u.email_confirmed_at is not null as email_confirmed, u.phone, u.picture_url,
      u.interface_language, ${subscriptionStatus} as status, s.subscription_end_date, s.tier, s.name as school_name, s.logo_url, s.student_address,
      (select count(*)::int from notices n where n.school_id = u.school_id and ${noticeConcerns} and ${noticeIsUnread}) as unread_notices, ${mustSetFactor} as must_set_factor,
      (select h.offered_at + make_interval(days => ${handoverDays}::int) from handovers h where h.school_id = u.school_id and h.user_id = u.id
        and h.offered_at > now() - make_interval(days => ${handoverDays}::int)) as school_offered_until
    from users u join schools s on s.id = u.school_id
    where u.school_id = ${school_id} and u.id = ${user_id}`,
  )
  const [row] = rows
  if (!row) throw new ApiError('unauthenticated')
  const { school_name, logo_url, student_address, ...user } = row
  return { ...user, school: { id: school_id, name: school_name, logo_url, student_address } }
}

const SignIn = z.object({
  school_id: z.uuid(),
  user_id: z.uuid(),
  role: User.shape.role,
  password_hash: z.nullable(z.string()),
})
type SignIn = z.output<typeof SignIn>

export async function findSignIn(db: Kysely<Tables>, email: string): Promise<SignIn | undefined> {
  const rows = await rowsOf(
    db,
    SignIn,
    sql`
    select u.school_id, u.id as user_id, u.role, u.password_hash
    from user_emails e join users u on u.school_id = e.school_id and u.id = e.user_id
    where e.email = ${email}`,
  )
  return rows[0]
}

type UserRef = Pick<Account, 'school_id' | 'user_id'>

/** Undefined for users who sign in with Google only. */
export async function findPasswordHash(
  db: Kysely<Tables>,
  { school_id, user_id }: UserRef,
): Promise<string | undefined> {
  const rows = await rowsOf(
    db,
    z.object({ password_hash: z.nullable(z.string()) }),
    sql`
    select password_hash from users where school_id = ${school_id} and id = ${user_id}`,
  )
  return rows[0]?.password_hash ?? undefined
}

export async function lockUser(tx: Transaction<Tables>, { school_id, user_id }: UserRef, password_hash: string | null) {
  const { rows } = await sql`
    select 1 from users where school_id = ${school_id} and id = ${user_id} and password_hash = ${password_hash}
    for update`.execute(tx)
  return rows.length > 0
}

export const setPasswordHash = (tx: Transaction<Tables>, { school_id, user_id }: UserRef, hash: string) =>
  sql`update users set password_hash = ${hash}, pending_email = null where school_id = ${school_id} and id = ${user_id}`.execute(
    tx,
  )

export async function confirmAddress(tx: Transaction<Tables>, { school_id, user_id }: UserRef, email: string) {
  const { rows } = await sql`
    update users set email_confirmed_at = now()
    where school_id = ${school_id} and id = ${user_id} and email = ${email} and email_confirmed_at is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** The member's own address and the owner's: before that, someone else may have signed up with the school's address. */
export async function isAddressConfirmed(db: Kysely<Tables>, { school_id, user_id }: UserRef): Promise<boolean> {
  const rows = await rowsOf(
    db,
    z.object({ is_confirmed: z.boolean() }),
    sql`
    select coalesce(bool_and(email_confirmed_at is not null), false) as is_confirmed from users
    where school_id = ${school_id} and (id = ${user_id} or role in ('school', 'admin'))`,
  )
  return rows[0]?.is_confirmed ?? false
}

export async function replaceEmail(tx: Transaction<Tables>, { school_id, user_id }: UserRef, email: string) {
  const { rows } = await sql`
    update users set email = ${email}, pending_email = null, email_confirmed_at = now(), version = version + 1
    where school_id = ${school_id} and id = ${user_id} and pending_email = ${email}
    returning 1`.execute(tx)
  if (!rows.length) return false
  await sql`update user_emails set email = ${email} where school_id = ${school_id} and user_id = ${user_id}`.execute(tx)
  return true
}

export interface NewSchool {
  email: string
  school_name: string
  password_hash: string | null
  interface_language?: InterfaceLanguage | null
  time_zone?: string | null
  name?: string | null
  last_name?: string | null
  is_confirmed?: boolean
}

export const setFirstTimeZone = (tx: Transaction<Tables>, school_id: string, time_zone: string) =>
  sql`update schools set time_zone = ${time_zone} where id = ${school_id} and time_zone is null`.execute(tx)

export async function insertSchool(
  tx: Transaction<Tables>,
  school: NewSchool,
): Promise<{ school_id: string; user_id: string } | undefined> {
  const { email, school_name, password_hash, is_confirmed = false } = school
  const { interface_language = null, time_zone = null, name = null, last_name = null } = school
  const rows = await rowsOf(
    tx,
    z.object({ school_id: z.string(), user_id: z.string() }),
    sql`
    with school as (
      insert into schools (name, time_zone) select ${school_name}, ${time_zone} where not exists (select 1 from user_emails where email = ${email})
      returning id),
    account as (
      insert into users (school_id, email, password_hash, interface_language, name, last_name, email_confirmed_at)
      select id, ${email}, ${password_hash}, ${interface_language}, ${name}, ${last_name}, case when ${is_confirmed}::boolean then now() end
      from school returning school_id, id)
    insert into user_emails (email, school_id, user_id) select ${email}, school_id, id from account
    returning school_id, user_id`,
  )
  return rows[0]
}

export async function setRole(
  tx: Transaction<Tables>,
  email: string,
  role: 'school' | 'admin',
): Promise<string | undefined> {
  const rows = await rowsOf(
    tx,
    z.object({ school_id: z.string() }),
    sql`
    update users u set role = ${role} from user_emails e
    where e.email = ${email} and u.school_id = e.school_id and u.id = e.user_id and u.role in ('school', 'admin') returning u.school_id`,
  )
  return rows[0]?.school_id
}

export async function listAdmins(
  db: Kysely<Tables>,
): Promise<{ school_id: string; user_id: string; email: string; school_name: string }[]> {
  const rows = await rowsOf(
    db,
    z.object({ school_id: z.uuid(), user_id: z.uuid(), email: z.string(), school_name: z.string() }),
    sql`
    select u.school_id, u.id as user_id, u.email, s.name as school_name from users u join schools s on s.id = u.school_id
    where u.role = 'admin' order by u.email`,
  )
  return rows
}

export async function deleteIdentity(
  tx: Transaction<Tables>,
  { school_id, user_id }: { school_id: string; user_id: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from google_identities where school_id = ${school_id} and user_id = ${user_id} returning 1`.execute(tx)
  return rows.length > 0
}
