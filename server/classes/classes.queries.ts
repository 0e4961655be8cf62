import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Class, type ClassChanges, type classStatuses, type NewClass } from '#contract/people/classes.ts'
import { memberName } from '#server/school/author.ts'
import { classesIn, type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const classColumns = sql`
  c.id, c.name, c.language, c.level, c.archived_at, c.version,
  (case when c.archived_at is null
    then (select count(*) from class_members m where m.school_id = c.school_id and m.class_id = c.id)
    else (select count(*) from archived_members m where m.school_id = c.school_id and m.class_id = c.id) end)::int as student_count,
  (select coalesce(json_agg(json_build_object('id', u.id, 'name', ${memberName}) order by ${memberName} collate natural_order), '[]')
    from class_teachers t join users u on u.school_id = t.school_id and u.id = t.user_id
    where t.school_id = c.school_id and t.class_id = c.id) as teachers`

export async function listClasses(
  db: Kysely<Tables>,
  reach: Reach,
  status: (typeof classStatuses)[number],
): Promise<Class[]> {
  const rows = await rowsOf(
    db,
    Class,
    sql`
    select ${classColumns} from ${classesIn(reach)} c
    where c.school_id = ${reach.school_id} and (c.archived_at is not null) = ${status === 'archived'}
    order by c.name collate natural_order, c.id`,
  )
  return rows
}

export async function countClasses(db: Kysely<Tables>, reach: Reach): Promise<{ active: number; archived: number }> {
  const rows = await rowsOf(
    db,
    z.object({ active: z.int(), archived: z.int() }),
    sql`
    select count(*) filter (where archived_at is null)::int as active,
      count(*) filter (where archived_at is not null)::int as archived
    from ${classesIn(reach)} c where school_id = ${reach.school_id}`,
  )
  return rows[0] ?? { active: 0, archived: 0 }
}

export async function findClass(db: Kysely<Tables>, reach: Reach, id: string): Promise<Class | undefined> {
  const rows = await rowsOf(
    db,
    Class,
    sql`
    select ${classColumns} from ${classesIn(reach)} c where c.school_id = ${reach.school_id} and c.id = ${id}`,
  )
  return rows[0]
}

export async function insertClass(
  tx: Transaction<Tables>,
  school_id: string,
  { name, language = null, level = null }: NewClass,
): Promise<string> {
  const { id } = await tx
    .insertInto('classes')
    .values({ school_id, name, language, level })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateClass(
  tx: Transaction<Tables>,
  school_id: string,
  { id, version, changes }: { id: string; version: number; changes: Omit<ClassChanges, 'version'> },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classes')
    .set({ ...changes, version: version + 1 })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Raises the version of the class's students, so that open forms notice. False if the class is not the school's. */
export async function deleteClass(tx: Transaction<Tables>, school_id: string, id: string): Promise<boolean> {
  await sql`select 1 from classes where school_id = ${school_id} and id = ${id} for update`.execute(tx)
  await sql`
    update students s set version = version + 1 from class_members m
    where m.school_id = ${school_id} and m.class_id = ${id} and s.school_id = m.school_id and s.id = m.student_id`.execute(
    tx,
  )
  const { rows } = await sql`delete from classes where school_id = ${school_id} and id = ${id} returning 1`.execute(tx)
  return rows.length > 0
}

export async function isClassWithinReach(db: Kysely<Tables>, reach: Reach, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${classesIn(reach)} c where school_id = ${reach.school_id} and id = ${id}`.execute(db)
  return rows.length > 0
}

/** Locks the class against deletion. False if it is archived or out of reach. */
export async function lockClass(tx: Transaction<Tables>, reach: Reach, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${classesIn(reach)} c where school_id = ${reach.school_id} and id = ${id} and archived_at is null for key share`.execute(
    tx,
  )
  return rows.length > 0
}

/** Ids by lower-case name; missing classes are created. */
export async function ensureClasses(
  tx: Transaction<Tables>,
  school_id: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  await sql`
    insert into classes (school_id, name) select ${school_id}, name from unnest(${names}::text[]) as t (name) order by lower(name)
    on conflict (school_id, lower(name)) where archived_at is null do nothing`.execute(tx)
  const rows = await rowsOf(
    tx,
    z.object({ id: z.string(), key: z.string() }),
    sql`
    select id, lower(name) as key from classes
    where school_id = ${school_id} and archived_at is null and lower(name) in (select lower(name) from unnest(${names}::text[]) as t (name))`,
  )
  return new Map(rows.map(({ id, key }) => [key, id]))
}

export async function addMembers(
  tx: Transaction<Tables>,
  school_id: string,
  pairs: readonly { class_id: string; student_id: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  const classIds = pairs.map(({ class_id }) => class_id)
  const studentIds = pairs.map(({ student_id }) => student_id)
  await sql`
    insert into class_members (school_id, class_id, student_id)
    select ${school_id}, class_id, student_id from unnest(${classIds}::uuid[], ${studentIds}::uuid[]) as t (class_id, student_id)
    on conflict do nothing`.execute(tx)
}

/** False, with nothing changed, if one of the classes is not the school's. */
export async function replaceClasses(
  tx: Transaction<Tables>,
  school_id: string,
  student_id: string,
  class_ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from classes where school_id = ${school_id} and id = any(${class_ids}::uuid[]) and archived_at is null
    order by id for key share`.execute(tx)
  if (rows.length !== new Set(class_ids).size) return false
  await sql`
    delete from class_members where school_id = ${school_id} and student_id = ${student_id} and class_id <> all(${class_ids}::uuid[])`.execute(
    tx,
  )
  await addMembers(
    tx,
    school_id,
    class_ids.map((class_id) => ({ class_id, student_id })),
  )
  return true
}
