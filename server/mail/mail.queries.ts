import { type Kysely, sql } from 'kysely'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/languages.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { NoticeLetter } from '#server/mail/letters.ts'

/** Who reads a letter, and for which school. */
export interface Reader {
  school_id: string
  user_id: string
  email: string
  is_confirmed: boolean
  interface_language: InterfaceLanguage | null
  school_name: string
  logo_url: string | null
  /** Null where the school has none yet. */
  time_zone: string | null
  /** The end of the trial that the letter is about, and whether a charge follows. */
  ends_at?: string
  renews?: boolean
}

const readers = sql`
  select u.school_id, u.id as user_id, u.email, u.email_confirmed_at is not null as is_confirmed, u.interface_language, s.name as school_name, s.logo_url, s.time_zone
  from users u join schools s on s.id = u.school_id`

/** Somebody who signs in to a school; undefined when they or the school are gone. */
export async function findReader(
  db: Kysely<Tables>,
  { school_id, user_id }: Pick<Reader, 'school_id' | 'user_id'>,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`${readers} where u.school_id = ${school_id} and u.id = ${user_id}`.execute(db)
  return rows[0]
}

/** Somebody who is to be told something; undefined when they are gone or do not want it by mail, or when it was read, has settled itself, or is gone. */
export async function findNoticeReader(
  db: Kysely<Tables>,
  { school_id, user_id, kind, since }: NoticeLetter,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader & { details: Pick<Reader, 'ends_at' | 'renews'> }>`
    select r.*, n.details
    from (${readers} where u.school_id = ${school_id} and u.id = ${user_id} and ${kind}::text <> all(u.unmailed_notices)) r
    join notices n on n.school_id = r.school_id
    where n.school_id = ${school_id} and n.kind = ${kind} and n.at >= ${since}::timestamptz and n.read_at is null
      and coalesce((n.details->>'ends_at')::timestamptz > now(), true)
    limit 1`.execute(db)
  const [row] = rows
  return row && { ...row, ...row.details }
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
    select r.school_id, r.user_id, t.email, r.is_confirmed, r.school_name, r.logo_url, r.time_zone,
      case when t.native_language = any(${interfaceLanguages}::text[]) then t.native_language else r.interface_language end as interface_language
    from (${readers}) r join students t on t.school_id = r.school_id
    where r.school_id = ${school_id} and r.user_id = ${user_id} and t.id = ${student_id}
      and t.status = 'active' and t.email is not null`.execute(db)
  return rows[0]
}
