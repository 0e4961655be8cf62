import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Account } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

interface UserRef {
  school_id: string
  user_id: string
}

export async function findAccountPage(db: Kysely<Tables>, { school_id, user_id }: UserRef): Promise<Account> {
  const rows = await rowsOf(
    db,
    Account,
    sql`
    select u.name, u.last_name, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.phone,
      s.name as school_name, u.interface_language, u.picture_url, s.logo_url, u.version,
      u.password_hash is not null as has_password,
      exists (select 1 from google_identities g where g.school_id = u.school_id and g.user_id = u.id) as google
    from users u join schools s on s.id = u.school_id
    where u.school_id = ${school_id} and u.id = ${user_id}`,
  )
  const [account] = rows
  if (!account) throw new ApiError('unauthenticated')
  return account
}

type EditableField = 'name' | 'last_name' | 'phone' | 'interface_language' | 'pending_email'
export type UserChanges = { [Field in EditableField]?: Tables['users'][Field] | undefined }

export async function updateUser(
  tx: Transaction<Tables>,
  { school_id, user_id }: UserRef,
  version: number,
  changes: UserChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(changes)
    .set({ version: version + 1 })
    .where('school_id', '=', school_id)
    .where('id', '=', user_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const renameSchool = (tx: Transaction<Tables>, school_id: string, name: string) =>
  sql`update schools set name = ${name} where id = ${school_id}`.execute(tx)

export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from user_emails where email = ${email}`.execute(db)
  return rows.length > 0
}

export async function replacePicture(tx: Transaction<Tables>, { school_id, user_id }: UserRef, url: string | null) {
  const rows = await rowsOf(
    tx,
    z.object({ before: z.nullable(z.string()) }),
    sql`
    update users set picture_url = ${url} where school_id = ${school_id} and id = ${user_id}
    returning old.picture_url as before`,
  )
  return rows[0]?.before ?? null
}

export async function replaceLogo(tx: Transaction<Tables>, school_id: string, url: string | null) {
  const rows = await rowsOf(
    tx,
    z.object({ before: z.nullable(z.string()) }),
    sql`
    update schools set logo_url = ${url} where id = ${school_id} returning old.logo_url as before`,
  )
  return rows[0]?.before ?? null
}
