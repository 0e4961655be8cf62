import { type Kysely, sql, type Transaction } from 'kysely'
import type { SubscriptionStatus } from '#contract/access.ts'
import type { User } from '#contract/auth.ts'
import { type Account, subscriptionStatus } from '#server/auth/sessions.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'

interface Standing {
  status: SubscriptionStatus
}

/** The signed-in user as the contract shows it. */
export async function findUser(
  db: Kysely<Tables>,
  { school_id, user_id }: Pick<Account, 'school_id' | 'user_id'>,
): Promise<User> {
  const { rows } = await sql<Omit<User, 'school'> & Standing & { school_name: string; logo_url: string | null }>`
    select u.id, u.role, u.name, u.last_name, u.email, u.email_confirmed_at is not null as email_confirmed, u.phone, u.picture_url,
      u.interface_language, ${subscriptionStatus} as status, s.subscription_end_date, s.tier, s.name as school_name, s.logo_url
    from users u join schools s on s.id = u.school_id
    where u.school_id = ${school_id} and u.id = ${user_id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session without its user')
  const { school_name, logo_url, ...user } = row
  return { ...user, school: { id: school_id, name: school_name, logo_url } }
}

interface SignIn {
  school_id: string
  user_id: string
  role: 'school' | 'admin'
  password_hash: string
}

/** What is needed to check a password, by address. */
export async function findSignIn(db: Kysely<Tables>, email: string): Promise<SignIn | undefined> {
  const { rows } = await sql<SignIn>`
    select u.school_id, u.id as user_id, u.role, u.password_hash
    from user_emails e join users u on u.school_id = e.school_id and u.id = e.user_id
    where e.email = ${email}`.execute(db)
  return rows[0]
}

/** Creates a school with its first user; undefined, and nothing written, when the address is taken. */
export async function insertSchool(
  tx: Transaction<Tables>,
  { email, school_name, password_hash }: { email: string; school_name: string; password_hash: string },
): Promise<{ school_id: string; user_id: string } | undefined> {
  const { rows } = await sql<{ school_id: string; user_id: string }>`
    with school as (
      insert into schools (name) select ${school_name} where not exists (select 1 from user_emails where email = ${email})
      returning id),
    account as (
      insert into users (school_id, email, password_hash) select id, ${email}, ${password_hash} from school returning school_id, id)
    insert into user_emails (email, school_id, user_id) select ${email}, school_id, id from account
    returning school_id, user_id`.execute(tx)
  return rows[0]
}

/** Sets the role of the user with an address; false when there is none. Only the command line calls this. */
export async function setRole(db: Kysely<Tables>, email: string, role: 'school' | 'admin'): Promise<boolean> {
  const { rows } = await sql`
    update users u set role = ${role} from user_emails e
    where e.email = ${email} and u.school_id = e.school_id and u.id = e.user_id returning 1`.execute(db)
  return rows.length > 0
}

/** The addresses of all operators. */
export async function listAdmins(db: Kysely<Tables>): Promise<{ email: string; school_name: string }[]> {
  const { rows } = await sql<{ email: string; school_name: string }>`
    select u.email, s.name as school_name from users u join schools s on s.id = u.school_id
    where u.role = 'admin' order by u.email`.execute(db)
  return rows
}
