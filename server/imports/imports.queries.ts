import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { previewHours } from '#contract/people/imports.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import { KnownStudent } from '#server/imports/verdicts/school-snapshot.ts'

type Db = Kysely<Tables>

const StoredImport = z.object({
  id: z.uuid(),
  file_name: z.nullable(z.string()),
  packed: z.custom<Uint8Array>(),
  fields: z.custom<Fields>(),
  told: z.array(z.string()),
  cleared: z.array(z.string()),
  expires_at: z.iso.datetime(),
})
export type StoredImport = z.output<typeof StoredImport>
const importColumns = sql`id, file_name, packed, fields, told, cleared, expires_at`

interface NewImport extends Pick<StoredImport, 'file_name' | 'packed' | 'fields'> {
  others: number
}

/** Inherits the disclosures of earlier imports. Deletes expired ones, and the oldest beyond `others`. */
export async function insertImport(
  db: Db,
  school_id: string,
  { file_name, packed, fields, others }: NewImport,
): Promise<StoredImport> {
  const [row] = await rowsOf(
    db,
    StoredImport,
    sql`
    with kept as (
      select id, told from imports where school_id = ${school_id} and expires_at > now() order by id desc limit ${others}),
    forgotten as (
      delete from imports where school_id = ${school_id} and id not in (select id from kept))
    insert into imports (school_id, file_name, packed, fields, told, expires_at)
    values (${school_id}, ${file_name}, ${packed}, ${JSON.stringify(fields)}::json,
      array(select distinct unnest(told) from kept), now() + make_interval(hours => ${previewHours}::int))
    returning ${importColumns}`,
  )
  if (!row) throw new Error('saving the import failed')
  return row
}

/** Deletes the oldest imports, those of trials first, until the rest fits. Returns the deleted ids. */
export async function evictImports(db: Db, maxBytes: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`
    delete from imports where (school_id, id) in (
      select school_id, id from (
        select i.school_id, i.id, sum(octet_length(i.packed)) over (order by s.subscription_status = 'trialing', i.id desc) as bytes
        from imports i join schools s on s.id = i.school_id) as ordered
      where bytes > ${maxBytes}::bigint)
    returning id`,
  )
  return rows.map(({ id }) => id)
}

export async function findImport(db: Db, school_id: string, id: string): Promise<StoredImport | undefined> {
  const rows = await rowsOf(
    db,
    StoredImport,
    sql`
    select ${importColumns} from imports where school_id = ${school_id} and id = ${id} and expires_at > now()`,
  )
  return rows[0]
}

export async function lockImport(
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
): Promise<Pick<StoredImport, 'fields'> | undefined> {
  const rows = await rowsOf(
    tx,
    z.pick(StoredImport, { fields: true }),
    sql`
    select fields from imports where school_id = ${school_id} and id = ${id} and expires_at > now() for update`,
  )
  return rows[0]
}

export async function updateFields(db: Db, school_id: string, id: string, fields: Fields): Promise<void> {
  await sql`
    update imports set fields = ${JSON.stringify(fields)}::json where school_id = ${school_id} and id = ${id}`.execute(
    db,
  )
}

export async function addAnswers(
  db: Db,
  school_id: string,
  id: string,
  { told, cleared }: Pick<StoredImport, 'told' | 'cleared'>,
): Promise<void> {
  await sql`
    update imports set told = told || ${told}::text[], cleared = cleared || ${cleared}::text[]
    where school_id = ${school_id} and id = ${id}`.execute(db)
}

export async function resetCleared(db: Db, school_id: string, id: string): Promise<void> {
  await sql`
    update imports set cleared = '{}' where school_id = ${school_id} and id = ${id}`.execute(db)
}

/** With rows left, the import stays for an hour at most. */
export async function retireImport(tx: Transaction<Tables>, school_id: string, id: string, isRest: boolean) {
  const statement = isRest
    ? sql`update imports set expires_at = least(expires_at, now() + interval '1 hour') where school_id = ${school_id} and id = ${id}`
    : sql`delete from imports where school_id = ${school_id} and id = ${id}`
  await statement.execute(tx)
}

export async function listKnownStudents(db: Db, school_id: string): Promise<KnownStudent[]> {
  const rows = await rowsOf(
    db,
    KnownStudent,
    sql`
    select id, first_name, last_name, email, student_number, level, status from students where school_id = ${school_id} order by id`,
  )
  return rows
}

export async function findElsewhere(db: Db, school_id: string, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    db,
    z.object({ email: z.string() }),
    sql`
    select email from student_emails where email = any(${addresses}::text[]) and school_id <> ${school_id}`,
  )
  return new Set(rows.map(({ email }) => email))
}

export async function findNewClasses(db: Db, school_id: string, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`
    select min(n.name) as name from unnest(${names}::text[]) as n (name)
    where not exists (
      select from classes c where c.school_id = ${school_id} and c.archived_at is null and lower(c.name) = lower(n.name))
    group by lower(n.name) order by min(n.name) collate natural_order`,
  )
  return rows.map(({ name }) => name)
}

export async function joinClasses(
  tx: Transaction<Tables>,
  school_id: string,
  pairs: readonly { student_id: string; name: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    insert into class_members (school_id, class_id, student_id)
    select ${school_id}, c.id, p.student_id
    from unnest(${pairs.map(({ student_id }) => student_id)}::uuid[], ${pairs.map(({ name }) => name)}::text[]) as p (student_id, name)
    join classes c on c.school_id = ${school_id} and c.archived_at is null and lower(c.name) = lower(p.name)
    on conflict do nothing`.execute(tx)
}

export const purgeImports = (db: Db) => sql`delete from imports where expires_at <= now()`.execute(db)
