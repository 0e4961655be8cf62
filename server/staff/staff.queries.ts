import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { StaffRole } from '#contract/school/roles.ts'
import { FormerMember, Member } from '#contract/school/staff.ts'
import { hasFactor } from '#server/auth/sessions/sessions.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { erasedAddress, isErased } from '#server/database/erased-user.ts'
import { rowsOf } from '#server/database/rows.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>
export interface MemberRef {
  school_id: string
  user_id: string
}

/** The classes of the rows of a table that names them, as JSON. */
export const classList = (table: 'class_teachers' | 'invitation_classes', owner: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name collate natural_order), '[]')
  from ${sql.table(table)} t join classes c on c.school_id = t.school_id and c.id = t.class_id and c.archived_at is null
  where ${owner})`

const members = sql`
  select u.id, u.role, u.name, u.last_name, u.email, u.picture_url, u.created_at,
    (select max(n.last_seen_at) from sessions n where n.school_id = u.school_id and n.user_id = u.id) as last_seen_at, ${hasFactor} as has_second_factor,
    ${classList('class_teachers', sql`t.school_id = u.school_id and t.user_id = u.id`)} as classes
  from users u where u.removed_at is null`

const rank = sql`array_position(array['admin', 'school', 'coordinator', 'teacher'], u.role)`

export const listMembers = (db: Db, school_id: string): Promise<Member[]> =>
  rowsOf(
    db,
    Member,
    sql`${members} and u.school_id = ${school_id}
    order by ${rank}, coalesce(nullif(concat_ws(' ', u.name, u.last_name), ''), u.email) collate natural_order, u.id`,
  )

export async function findMember(db: Db, { school_id, user_id }: MemberRef): Promise<Member | undefined> {
  const rows = await rowsOf(db, Member, sql`${members} and u.school_id = ${school_id} and u.id = ${user_id}`)
  return rows[0]
}

export const listFormerMembers = (db: Db, school_id: string): Promise<FormerMember[]> =>
  rowsOf(
    db,
    FormerMember,
    sql`
    select u.id, u.name, u.last_name, u.email, u.removed_at from users u
    where u.school_id = ${school_id} and u.removed_at is not null and not ${isErased}
    order by u.removed_at desc, u.id`,
  )

/** Serializes changes of the staff of a school, so that its limit holds and it has one owner. */
export const lockStaff = (tx: Tx, school_id: string) =>
  sql`select 1 from schools where id = ${school_id} for no key update`.execute(tx)

export async function countStaff(tx: Tx, school_id: string): Promise<number> {
  const rows = await rowsOf(
    tx,
    z.object({ count: z.int() }),
    sql`
    select (select count(*) from users where school_id = ${school_id} and removed_at is null)::int
      + (select count(*) from invitations where school_id = ${school_id} and expires_at > now())::int as count`,
  )
  return rows[0]?.count ?? 0
}

/** Makes these the classes of a teacher, in the order of their ids. False, with nothing changed, if one is not the school's. */
export async function replaceClasses(tx: Tx, member: MemberRef, class_ids: readonly string[]): Promise<boolean> {
  const { school_id, user_id } = member
  if (!(await areClasses(tx, school_id, class_ids))) return false
  await sql`
    delete from class_teachers
    where school_id = ${school_id} and user_id = ${user_id} and class_id <> all(${class_ids}::uuid[])
      and class_id in (select id from classes where school_id = ${school_id} and archived_at is null)`.execute(tx)
  await sql`
    insert into class_teachers (school_id, class_id, user_id)
    select ${school_id}, id, ${user_id} from unnest(${class_ids}::uuid[]) as t (id) order by id
    on conflict do nothing`.execute(tx)
  return true
}

/** Locks the classes against deletion. */
export async function areClasses(tx: Tx, school_id: string, class_ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from classes where school_id = ${school_id} and id = any(${class_ids}::uuid[]) and archived_at is null
    order by id for key share`.execute(tx)
  return rows.length === new Set(class_ids).size
}

export const setStaffRole = (tx: Tx, { school_id, user_id }: MemberRef, role: StaffRole) =>
  sql`update users set role = ${role} where school_id = ${school_id} and id = ${user_id}`.execute(tx)

/** Ends what the member signs in with. Their name stays for what they wrote and for the activity log. */
export async function markRemoved(tx: Tx, { school_id, user_id }: MemberRef): Promise<void> {
  const own = sql`school_id = ${school_id} and user_id = ${user_id}`
  for (const table of [
    'user_emails',
    'google_identities',
    'class_teachers',
    'handovers',
    'mailed_tokens',
    'passkeys',
    'authenticator_apps',
    'recovery_codes',
    'sign_in_tickets',
  ] as const)
    await sql`delete from ${sql.table(table)} where ${own}`.execute(tx)
  await sql`
    update users set removed_at = now(), password_hash = null, pending_email = null
    where school_id = ${school_id} and id = ${user_id}`.execute(tx)
}

// A reserved domain, so that no mail can go there.
/** The previous picture, for deleting its file. Undefined if there is no removed member with personal data. */
export async function eraseFormer(
  tx: Tx,
  { school_id, user_id }: MemberRef,
): Promise<{ picture_url: string | null } | undefined> {
  const rows = await rowsOf(
    tx,
    z.object({ picture_url: z.nullable(z.string()) }),
    sql`
    update users u set name = null, last_name = null, phone = null, picture_url = null, email = ${erasedAddress}
    where u.school_id = ${school_id} and u.id = ${user_id} and u.removed_at is not null and not ${isErased}
    returning old.picture_url`,
  )
  return rows[0]
}
