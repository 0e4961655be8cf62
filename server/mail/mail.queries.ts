import { type Kysely, sql } from 'kysely'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/languages.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Who reads a letter, and for which school. */
export interface Reader {
  school_id: string
  user_id: string
  email: string
  is_confirmed: boolean
  interface_language: InterfaceLanguage | null
  school_name: string
  logo_url: string | null
}

const readers = sql`
  select u.school_id, u.id as user_id, u.email, u.email_confirmed_at is not null as is_confirmed, u.interface_language, s.name as school_name, s.logo_url
  from users u join schools s on s.id = u.school_id`

/** Somebody who signs in to a school; undefined when they or the school are gone. */
export async function findReader(
  db: Kysely<Tables>,
  { school_id, user_id }: Pick<Reader, 'school_id' | 'user_id'>,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`${readers} where u.school_id = ${school_id} and u.id = ${user_id}`.execute(db)
  return rows[0]
}

/** Whoever has an address; undefined when nobody has. */
export async function findReaderByEmail(db: Kysely<Tables>, email: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    ${readers} join user_emails e on e.school_id = u.school_id and e.user_id = u.id where e.email = ${email}`.execute(
    db,
  )
  return rows[0]
}

/** A student whom somebody of the school writes to; undefined when one of them is gone, or the student is inactive or has no address. */
export async function findStudentReader(
  db: Kysely<Tables>,
  { school_id, user_id, student_id }: Pick<Reader, 'school_id' | 'user_id'> & { student_id: string },
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select r.school_id, r.user_id, t.email, r.is_confirmed, r.school_name, r.logo_url,
      case when t.native_language = any(${interfaceLanguages}::text[]) then t.native_language else r.interface_language end as interface_language
    from (${readers}) r join students t on t.school_id = r.school_id
    where r.school_id = ${school_id} and r.user_id = ${user_id} and t.id = ${student_id}
      and t.status = 'active' and t.email is not null`.execute(db)
  return rows[0]
}
