import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Student, StudentFields } from '#contract/people/students.ts'
import { membersIn, type Reach, studentsIn } from '#server/database/reach.ts'
import { prepared } from '#server/database/prepared.ts'
import { columnsOf, rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { clearAnswersAbout } from '#server/http/request/idempotency.ts'

export const ownColumns = columnsOf({ students: 's' }, z.omit(Student, { classes: true }), {})
export const studentColumns = (reach: Reach) =>
  columnsOf({ students: 's' }, Student, {
    classes: sql`coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name collate natural_order)
    from ${membersIn(reach)} m join classes c on c.school_id = m.school_id and c.id = m.class_id
    where m.school_id = s.school_id and m.student_id = s.id), '[]')`,
  })
const newStudentColumns = columnsOf({ students: 's' }, Student, { classes: sql`'[]'::json` })

const editableFields = z.keyof(StudentFields).options
const editableColumns = sql.raw(editableFields.join(', '))

export async function findStudent(db: Kysely<Tables>, reach: Reach, id: string): Promise<Student | undefined> {
  const rows = await rowsOf(
    db,
    Student,
    sql`select ${studentColumns(reach)} from ${studentsIn(reach)} s where s.school_id = ${reach.school_id} and s.id = ${id}`,
  )
  return rows[0]
}

/** Returns ids in the order of the rows, and the addresses that are taken. */
export async function insertStudents(
  tx: Transaction<Tables>,
  school_id: string,
  students: readonly StudentFields[],
): Promise<{ ids: string[]; takenEmails: string[] }> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid(), email: Student.shape.email, is_claimed: z.boolean() }),
    sql`
    with input as materialized (
      select uuidv7() as id, ${editableColumns}, ordinality as position
      from jsonb_populate_recordset(null::students, ${JSON.stringify(students)}::jsonb) with ordinality),
    inserted as (
      insert into students (school_id, id, ${editableColumns}) select ${school_id}, id, ${editableColumns} from input),
    claimed as (
      insert into student_emails (email, school_id, student_id)
      select email, ${school_id}::uuid, id from input where email is not null order by email
      on conflict (email) do nothing returning student_id)
    select i.id, i.email, c.student_id is not null as is_claimed
    from input i left join claimed c on c.student_id = i.id order by i.position`,
  )
  const takenEmails = rows.flatMap(({ email, is_claimed }) => (email && !is_claimed ? [email] : []))
  return { ids: rows.map(({ id }) => id), takenEmails: takenEmails }
}

const insertedStudent = prepared<{ school_id: string } & StudentFields>(
  ['school_id', ...editableFields],
  ({ school_id, ...student }) => sql`
    with s as (
      insert into students (school_id, ${editableColumns})
      values (${school_id}, ${sql.join(editableFields.map((field) => student[field]))}) returning *),
    claimed as (
      insert into student_emails (email, school_id, student_id) select email, ${school_id}, id from s where email is not null
      on conflict (email) do nothing returning 1)
    select ${newStudentColumns} from s where s.email is null or exists (select from claimed)`,
)

export const insertStudent = (
  tx: Transaction<Tables>,
  school_id: string,
  student: StudentFields,
): Promise<Student | undefined> => rowOf(tx, Student, insertedStudent({ school_id, ...student }))

export async function isAddressOfSchool(db: Kysely<Tables>, school_id: string, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from student_emails where email = ${email} and school_id = ${school_id}`.execute(
    db,
  )
  return rows.length > 0
}

export async function replaceAddress(
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
  email: string | null,
): Promise<boolean> {
  await sql`delete from student_emails where school_id = ${school_id} and student_id = ${id}`.execute(tx)
  if (email === null) return true
  const { rows } = await sql`
    insert into student_emails (email, school_id, student_id) values (${email}, ${school_id}, ${id})
    on conflict (email) do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export type StudentChange = { [Field in keyof StudentFields]?: StudentFields[Field] | undefined }

export async function updateStudent(
  tx: Transaction<Tables>,
  school_id: string,
  { id, version, changes }: { id: string; version: number; changes: StudentChange },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('students')
    .set(changes)
    .set({
      version: version + 1,
      edited_at: sql`now()`,
      // The reader of another address decides anew.
      ...(changes.email !== undefined && {
        reminders_stopped_at: sql`case when email is not distinct from ${changes.email} then reminders_stopped_at end`,
      }),
    })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countStudents(
  db: Kysely<Tables>,
  reach: Reach,
  ids: readonly string[],
): Promise<{ found: number; inactive: number }> {
  const rows = await rowsOf(
    db,
    z.object({ found: z.number(), inactive: z.number() }),
    sql`
    select count(*)::int as found, count(*) filter (where status = 'inactive')::int as inactive
    from ${studentsIn(reach)} s where school_id = ${reach.school_id} and id = any(${ids}::uuid[])`,
  )
  return rows[0] ?? { found: 0, inactive: 0 }
}

export async function lockChosen(
  tx: Transaction<Tables>,
  reach: Reach,
  ids: readonly string[],
): Promise<{ ids: string[]; inactive: number }> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.string(), status: Student.shape.status }),
    sql`
    select id, status from ${studentsIn(reach)} s where school_id = ${reach.school_id} and id = any(${ids}::uuid[]) order by id for key share`,
  )
  return { ids: rows.map(({ id }) => id), inactive: rows.filter(({ status }) => status === 'inactive').length }
}

export async function setStatus(
  tx: Transaction<Tables>,
  school_id: string,
  ids: readonly string[],
  status: 'active' | 'inactive',
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.string() }),
    sql`
    update students set status = ${status}, inactive_since = case when ${status} = 'inactive' then now() end,
      version = version + 1
    where school_id = ${school_id} and id = any(${ids}::uuid[]) and status <> ${status} returning id`,
  )
  return rows.map(({ id }) => id)
}

export async function bumpVersions(tx: Transaction<Tables>, school_id: string, ids: readonly string[]): Promise<void> {
  await sql`
    update students set version = version + 1
    where school_id = ${school_id} and id = any(${ids}::uuid[])`.execute(tx)
}

export async function deleteStudents(
  tx: Transaction<Tables>,
  school_id: string,
  ids: readonly string[],
): Promise<number> {
  // Lock order: imports before students, as when an import is run.
  await sql`delete from imports where school_id = ${school_id}`.execute(tx)
  const { rows } = await sql`
    delete from students where school_id = ${school_id} and id = any(${ids}::uuid[]) returning 1`.execute(tx)
  await clearAnswersAbout(tx, school_id, ids)
  return rows.length
}
