import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Student } from '#contract/people/students.ts'
import { type Reach, studentsIn } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const LinkRow = z.object({
  student_id: z.uuid(),
  version: z.int(),
  expires_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  sent_at: z.nullable(z.iso.datetime()),
})
export type LinkRow = z.output<typeof LinkRow>
const linkColumns = sql`student_id, version, expires_at, last_used_at, sent_at`
const expiryFor = (school_id: string) =>
  sql`now() + make_interval(months => (select link_months from schools where id = ${school_id}))`

/** Ordered by id, so that two calls can't deadlock. */
export const createMissingLinks = (tx: Transaction<Tables>, school_id: string, student_ids: readonly string[]) =>
  sql`
    insert into practice_links as l (school_id, student_id, expires_at)
    select school_id, id, ${expiryFor(school_id)} from students
    where school_id = ${school_id} and id = any(${student_ids}::uuid[]) order by id
    on conflict (school_id, student_id) do update set
      version = greatest(l.version, l.highest_version) + 1, created_at = now(), expires_at = excluded.expires_at, last_used_at = null, sent_at = null
      where l.expires_at <= now()`.execute(tx)

const HashedLink = z.extend(LinkRow, { hash: z.nullable(z.string()) })

/** The hash is null for a link that was never shown. */
export async function findLinks(
  db: Kysely<Tables>,
  school_id: string,
  student_ids: readonly string[],
): Promise<z.output<typeof HashedLink>[]> {
  const rows = await rowsOf(
    db,
    HashedLink,
    sql`
    select ${linkColumns}, h.hash from practice_links l left join practice_link_hashes h using (school_id, student_id)
    where l.school_id = ${school_id} and l.student_id = any(${student_ids}::uuid[])`,
  )
  return rows
}

export const renewLinkVersions = (tx: Transaction<Tables>, school_id: string, student_ids: readonly string[]) =>
  sql`
    update practice_links set
      version = greatest(version, highest_version) + 1, created_at = now(), expires_at = ${expiryFor(school_id)}, last_used_at = null, sent_at = null
    where school_id = ${school_id} and student_id = any(${student_ids}::uuid[])`.execute(tx)

export async function saveHashes(
  tx: Transaction<Tables>,
  school_id: string,
  hashes: readonly { student_id: string; hash: string }[],
): Promise<void> {
  const students = hashes.map(({ student_id }) => student_id)
  const texts = hashes.map(({ hash }) => hash)
  await sql`
    insert into practice_link_hashes as h (hash, school_id, student_id)
    select hash, ${school_id}::uuid, student_id from unnest(${texts}::text[], ${students}::uuid[]) as t (hash, student_id)
    order by student_id
    on conflict (school_id, student_id) do update set hash = excluded.hash where h.hash <> excluded.hash`.execute(tx)
}

export const markSent = (tx: Transaction<Tables>, school_id: string, student_ids: readonly string[]) =>
  sql`update practice_links set sent_at = now()
    where school_id = ${school_id} and student_id = any(${student_ids}::uuid[])`.execute(tx)

const StudentContact = z.object({
  student_id: z.uuid(),
  name: z.string(),
  email: Student.shape.email,
  native_language: Student.shape.native_language,
})
export type StudentContact = z.output<typeof StudentContact>
const contacts = (reach: Reach) =>
  sql`s.id as student_id, s.name, s.email, s.native_language from ${studentsIn(reach)} s`

export async function findActive(
  db: Kysely<Tables>,
  reach: Reach,
  student_ids: readonly string[],
): Promise<StudentContact[]> {
  const rows = await rowsOf(
    db,
    StudentContact,
    sql`
    select ${contacts(reach)} where s.school_id = ${reach.school_id} and s.id = any(${student_ids}::uuid[]) and s.status = 'active'
    order by s.name collate natural_order, s.id`,
  )
  return rows
}

export async function findActiveOfClass(db: Kysely<Tables>, reach: Reach, class_id: string): Promise<StudentContact[]> {
  const rows = await rowsOf(
    db,
    StudentContact,
    sql`
    select ${contacts(reach)} join class_members m on m.school_id = s.school_id and m.student_id = s.id
    where s.school_id = ${reach.school_id} and m.class_id = ${class_id} and s.status = 'active'
    order by s.name collate natural_order, s.id`,
  )
  return rows
}

export const endPracticeSessions = (tx: Transaction<Tables>, school_id: string, student_ids: readonly string[]) =>
  sql`delete from practice_sessions where school_id = ${school_id} and student_id = any(${student_ids}::uuid[])`.execute(
    tx,
  )

export async function countWithinReach(
  db: Kysely<Tables>,
  reach: Reach,
  student_ids: readonly string[],
): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ found: z.int() }),
    sql`
    select count(*)::int as found from ${studentsIn(reach)} s where school_id = ${reach.school_id} and id = any(${student_ids}::uuid[])`,
  )
  return rows[0]?.found ?? 0
}
