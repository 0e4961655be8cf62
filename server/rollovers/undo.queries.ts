import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { RolloverKey } from '#server/rollovers/snapshot.queries.ts'

type Tx = Transaction<Tables>

export const lockUndo = async (tx: Tx, { school_id, id }: RolloverKey): Promise<void> => {
  await sql`
    select 1 from classes where school_id = ${school_id} and id in (
      select class_id from rollover_classes where school_id = ${school_id} and rollover_id = ${id})
    order by id for update`.execute(tx)
  await sql`
    select 1 from students where school_id = ${school_id} and id in (
      select student_id from rollover_students where school_id = ${school_id} and rollover_id = ${id})
    order by id for no key update`.execute(tx)
}

const ClassToUndo = z.object({
  id: z.uuid(),
  act: z.enum(['archive', 'carry_on', 'create']),
  name: z.string(),
  name_before: z.nullable(z.string()),
  is_current: z.boolean(),
  /** As the new term left it. */
  is_untouched: z.boolean(),
  teachers: z.array(z.uuid()),
  teachers_before: z.array(z.uuid()),
  teachers_after: z.array(z.uuid()),
})
export type ClassToUndo = z.output<typeof ClassToUndo>

export async function findClasses(tx: Tx, { school_id, id }: RolloverKey): Promise<ClassToUndo[]> {
  const rows = await rowsOf(
    tx,
    ClassToUndo,
    sql`
    select c.id, r.act, c.name, r.name as name_before, c.archived_at is null as is_current,
      case when r.act = 'archive' then c.archived_at is not distinct from o.created_at
        else c.archived_at is null and c.version = r.version_after end as is_untouched,
      array(select t.user_id from class_teachers t where t.school_id = c.school_id and t.class_id = c.id order by t.user_id) as teachers,
      r.teachers as teachers_before, r.teachers_after
    from rollover_classes r
    join rollovers o on o.school_id = r.school_id and o.id = r.rollover_id
    join classes c on c.school_id = r.school_id and c.id = r.class_id
    where r.school_id = ${school_id} and r.rollover_id = ${id} order by c.name collate natural_order`,
  )
  return rows
}

const StudentToUndo = z.object({
  id: z.uuid(),
  name: z.string(),
  has_moves: z.boolean(),
  /** In the classes that the new term left the student in, and all earlier ones exist. */
  is_untouched: z.boolean(),
  /** Inactive since the new term, and not by hand. */
  is_inactivated: z.boolean(),
  link: z.enum(['kept', 'unused', 'used']),
})
export type StudentToUndo = z.output<typeof StudentToUndo>

/** `returning` are the classes that will be current again. */
export async function findStudents(
  tx: Tx,
  { school_id, id }: RolloverKey,
  returning: readonly string[],
): Promise<StudentToUndo[]> {
  const rows = await rowsOf(
    tx,
    StudentToUndo,
    sql`
    with open as materialized (
      select id from classes where school_id = ${school_id} and (archived_at is null or id = any(${returning}::uuid[])))
    select s.id, s.name, r.classes <> r.classes_after as has_moves,
      r.classes_after = array(
          select m.class_id from class_members m
          where m.school_id = r.school_id and m.student_id = r.student_id order by m.class_id)
        and not exists (select from unnest(r.classes) as t (class_id) where class_id not in (select id from open)) as is_untouched,
      r.was_inactivated and s.inactive_since is not distinct from o.created_at as is_inactivated,
      case when r.link is null then 'kept'
        when l.version = r.link_version_after and l.last_used_at is null and l.sent_at is null then 'unused'
        else 'used' end as link
    from rollover_students r
    join rollovers o on o.school_id = r.school_id and o.id = r.rollover_id
    join students s on s.school_id = r.school_id and s.id = r.student_id
    left join practice_links l on l.school_id = s.school_id and l.student_id = s.id
    where r.school_id = ${school_id} and r.rollover_id = ${id} order by s.name collate natural_order, s.id`,
  )
  return rows
}

const movesOf = ({ school_id, id }: RolloverKey, student_ids: readonly string[]) => sql`
  r.school_id = ${school_id} and r.rollover_id = ${id} and r.student_id = any(${student_ids}::uuid[])`

export const leaveNewClasses = (tx: Tx, key: RolloverKey, student_ids: readonly string[]) =>
  sql`
    delete from class_members m using rollover_students r
    where ${movesOf(key, student_ids)} and m.school_id = r.school_id and m.student_id = r.student_id
      and m.class_id = any(r.classes_after) and not m.class_id = any(r.classes)`.execute(tx)

export const rejoinClasses = (tx: Tx, key: RolloverKey, student_ids: readonly string[]) =>
  sql`
    insert into class_members (school_id, class_id, student_id, joined_at)
    select r.school_id, t.class_id, r.student_id, t.joined_at
    from rollover_students r, unnest(r.classes, r.joined) as t (class_id, joined_at)
    where ${movesOf(key, student_ids)} and not t.class_id = any(r.classes_after)
    on conflict do nothing`.execute(tx)

export async function deleteEmpty(tx: Tx, { school_id }: RolloverKey, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
    delete from classes c where c.school_id = ${school_id} and c.id = any(${ids}::uuid[])
      and not exists (select from class_members m where m.school_id = c.school_id and m.class_id = c.id)
      and not exists (select from assignments a where a.school_id = c.school_id and a.class_id = c.id)
      and not exists (select from tasks t where t.school_id = c.school_id and t.class_id = c.id)
      and not exists (select from join_codes j where j.school_id = c.school_id and j.class_id = c.id)
    returning c.id`,
  )
  return rows.map(({ id }) => id)
}

export async function findOtherNames(tx: Tx, school_id: string, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ name: z.string() }),
    sql`
    select lower(name) as name from classes
    where school_id = ${school_id} and archived_at is null and id <> all(${ids}::uuid[])`,
  )
  return rows.map(({ name }) => name)
}

// Each has its id as its name in between, as names may have been exchanged.
export async function restoreClasses(
  tx: Tx,
  { school_id, id }: RolloverKey,
  classes: readonly { id: string; name: string }[],
): Promise<void> {
  const ids = classes.map((one) => one.id)
  await sql`
    update classes c set name = c.id::text, level = r.level, archived_at = null, version = c.version + 1
    from rollover_classes r
    where r.school_id = ${school_id} and r.rollover_id = ${id} and c.school_id = r.school_id and c.id = r.class_id
      and c.id = any(${ids}::uuid[])`.execute(tx)
  await sql`
    update classes c set name = t.name
    from unnest(${ids}::uuid[], ${classes.map(({ name }) => name)}::text[]) as t (id, name)
    where c.school_id = ${school_id} and c.id = t.id`.execute(tx)
  await sql`
    delete from archived_members where school_id = ${school_id} and class_id = any(${ids}::uuid[])`.execute(tx)
}

/** The old links open again; a later renewal takes a version that no link had. */
export async function restoreLinks(tx: Tx, key: RolloverKey, student_ids: readonly string[]): Promise<void> {
  await sql`
    update practice_links l set highest_version = greatest(l.highest_version, l.version), version = b.version,
      created_at = b.created_at, expires_at = b.expires_at, last_used_at = b.last_used_at, sent_at = b.sent_at
    from rollover_students r, jsonb_populate_record(null::practice_links, r.link) b
    where ${movesOf(key, student_ids)} and l.school_id = r.school_id and l.student_id = r.student_id`.execute(tx)
  await sql`
    delete from practice_link_hashes h using rollover_students r
    where ${movesOf(key, student_ids)} and h.school_id = r.school_id and h.student_id = r.student_id`.execute(tx)
  await sql`
    insert into practice_link_hashes (hash, school_id, student_id)
    select r.link->>'hash', r.school_id, r.student_id from rollover_students r
    where ${movesOf(key, student_ids)} and r.link->>'hash' is not null`.execute(tx)
}

export const markUndone = (tx: Tx, { school_id, id }: RolloverKey) =>
  sql`update rollovers set undone_at = now() where school_id = ${school_id} and id = ${id}`.execute(tx)
