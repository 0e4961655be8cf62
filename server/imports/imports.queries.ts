import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ImportColumn, previewHours } from '#contract/imports.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { StudentHere } from '#server/imports/verdicts/school-now.ts'
import type { ReadSheet } from '#server/imports/worker/jobs.ts'

type Db = Kysely<Tables>

/** An import that can still be asked for, without the table that it came from. */
const StoredImport = z.object({
  id: z.uuid(),
  file_name: z.nullable(z.string()),
  columns: z.array(ImportColumn),
  students: z.custom<SheetStudent[]>(),
  told: z.array(z.string()),
  expires_at: z.iso.datetime(),
})
export type StoredImport = z.output<typeof StoredImport>
const stored = sql`id, file_name, columns, students, told, expires_at`

/** The most imports of a school that are kept; the oldest go first. */
const keptImports = 10

/** Keeps an import. It knows what earlier ones were told of other schools; expired and surplus ones go. */
export async function insertImport(
  db: Db,
  school_id: string,
  { file_name, sheet, columns, fields, students }: ReadSheet & { file_name: string | null; sheet: string },
): Promise<StoredImport> {
  const rows = await rowsOf(
    db,
    z.omit(StoredImport, { students: true }),
    sql`
    with kept as (
      select id, told from imports where school_id = ${school_id} and expires_at > now() order by id desc limit ${keptImports - 1}),
    forgotten as (
      delete from imports where school_id = ${school_id} and id not in (select id from kept))
    insert into imports (school_id, file_name, sheet, columns, fields, students, told, expires_at)
    values (${school_id}, ${file_name}, ${sheet}::json, ${JSON.stringify(columns)}::json, ${JSON.stringify(fields)}::json,
      ${students}::json, array(select distinct unnest(told) from kept), now() + make_interval(hours => ${previewHours}::int))
    returning id, file_name, columns, told, expires_at`,
  )
  const [row] = rows
  if (!row) throw new Error('The import was not kept.')
  const parsed: SheetStudent[] = JSON.parse(students)
  return { ...row, students: parsed }
}

/** An import of the school that has not expired. */
export async function findImport(db: Db, school_id: string, id: string): Promise<StoredImport | undefined> {
  const rows = await rowsOf(
    db,
    StoredImport,
    sql`
    select ${stored} from imports where school_id = ${school_id} and id = ${id} and expires_at > now()`,
  )
  return rows[0]
}

/** The table of an import, as the text that workers take, and what its columns were taken for. */
export async function findSheet(
  db: Db,
  school_id: string,
  id: string,
): Promise<{ sheet: string; fields: Fields } | undefined> {
  const rows = await rowsOf(
    db,
    z.object({ sheet: z.string(), fields: z.custom<Fields>() }),
    sql`
    select sheet::text as sheet, fields from imports where school_id = ${school_id} and id = ${id} and expires_at > now()`,
  )
  return rows[0]
}

/** Keeps another understanding of an import's columns. */
export async function updateColumns(
  db: Db,
  school_id: string,
  id: string,
  { columns, fields, students }: ReadSheet,
): Promise<void> {
  await sql`
    update imports set columns = ${JSON.stringify(columns)}::json, fields = ${JSON.stringify(fields)}::json, students = ${students}::json
    where school_id = ${school_id} and id = ${id}`.execute(db)
}

/** Notes which addresses the school was told about. */
export async function addTold(db: Db, school_id: string, id: string, addresses: readonly string[]): Promise<void> {
  await sql`
    update imports set told = told || ${addresses}::text[] where school_id = ${school_id} and id = ${id}`.execute(db)
}

/** All students of a school, as far as rows are compared with them. */
export async function listStudentsHere(db: Db, school_id: string): Promise<StudentHere[]> {
  const rows = await rowsOf(
    db,
    StudentHere,
    sql`
    select id, first_name, last_name, email, student_number, level, status from students where school_id = ${school_id} order by id`,
  )
  return rows
}

/** Those of the addresses that belong to students of other schools. */
export async function findElsewhere(db: Db, school_id: string, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    db,
    z.object({ email: z.string() }),
    sql`
    select email from student_emails where email = any(${addresses}::text[]) and school_id <> ${school_id}`,
  )
  return new Set(rows.map(({ email }) => email))
}

/** Those of the names, each once, that no class of the school has yet; case doesn't matter. */
export async function findNewClasses(db: Db, school_id: string, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`
    select min(n.name) as name from unnest(${names}::text[]) as n (name)
    where not exists (select from classes c where c.school_id = ${school_id} and lower(c.name) = lower(n.name))
    group by lower(n.name) order by min(n.name) collate natural_order`,
  )
  return rows.map(({ name }) => name)
}

/** Puts students into classes by name; the classes exist. */
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
    join classes c on c.school_id = ${school_id} and lower(c.name) = lower(p.name)
    on conflict do nothing`.execute(tx)
}

/** Deletes the imports that nobody can ask for any more. */
export const forgetImports = (db: Db) => sql`delete from imports where expires_at <= now()`.execute(db)
