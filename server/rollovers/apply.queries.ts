import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { ClassPlan, RolloverPlan } from '#contract/people/rollovers.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

/** Locks the classes, then their students, in the order of their ids. */
export async function lockPlan(tx: Tx, school_id: string, class_ids: readonly string[]): Promise<void> {
  await sql`
    select 1 from classes where school_id = ${school_id} and id = any(${class_ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  await sql`
    select 1 from students where school_id = ${school_id} and id in (
      select student_id from class_members where school_id = ${school_id} and class_id = any(${class_ids}::uuid[]))
    order by id for no key update`.execute(tx)
}

/** Ids in the order of the plan. */
export async function insertClasses(
  tx: Tx,
  school_id: string,
  classes: RolloverPlan['new_classes'],
): Promise<string[]> {
  if (classes.length === 0) return []
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid(), name: z.string() }),
    sql`
    insert into classes (school_id, name, language, level)
    select ${school_id}, name, language, level
    from unnest(${classes.map(({ name }) => name)}::text[], ${classes.map(({ language }) => language)}::text[],
      ${classes.map(({ level }) => level)}::text[]) as t (name, language, level)
    returning id, name`,
  )
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return classes.map(({ name }) => ids.get(name) ?? '')
}

// Names may be exchanged, and the database checks them row by row: each class has its id as its name in between.
export async function renameClasses(tx: Tx, school_id: string, plans: readonly ClassPlan[]): Promise<void> {
  const renamed = plans.filter(({ name }) => name !== undefined)
  const ids = renamed.map(({ class_id }) => class_id)
  await sql`
    update classes set name = id::text where school_id = ${school_id} and id = any(${ids}::uuid[])`.execute(tx)
  await sql`
    update classes c set name = t.name
    from unnest(${ids}::uuid[], ${renamed.map(({ name }) => name)}::text[]) as t (id, name)
    where c.school_id = ${school_id} and c.id = t.id`.execute(tx)
}

export async function setLevels(tx: Tx, school_id: string, plans: readonly ClassPlan[]): Promise<void> {
  const changed = plans.filter(({ level }) => level !== undefined)
  await sql`
    update classes c set level = t.level
    from unnest(${changed.map(({ class_id }) => class_id)}::uuid[], ${changed.map(({ level }) => level ?? null)}::text[]) as t (id, level)
    where c.school_id = ${school_id} and c.id = t.id`.execute(tx)
}

/** So that a form that is open on a class notices. */
export const raiseClassVersions = (tx: Tx, school_id: string, ids: readonly string[]) =>
  sql`
    update classes set version = version + 1 where school_id = ${school_id} and id = any(${ids}::uuid[])`.execute(tx)

/** These become the teachers of each class, as far as they still are teachers. */
export async function replaceTeachers(
  tx: Tx,
  school_id: string,
  classes: readonly { class_id: string; teacher_ids: readonly string[] }[],
): Promise<void> {
  const ids = classes.map(({ class_id }) => class_id)
  const pairs = classes.flatMap(({ class_id, teacher_ids }) => teacher_ids.map((user_id) => ({ class_id, user_id })))
  await sql`
    delete from class_teachers where school_id = ${school_id} and class_id = any(${ids}::uuid[])
      and (class_id, user_id) not in (select * from ${pairTable(pairs.map(({ class_id, user_id }) => [class_id, user_id]))})`.execute(
    tx,
  )
  await sql`
    insert into class_teachers (school_id, class_id, user_id)
    select u.school_id, t.a, u.id from ${pairTable(pairs.map(({ class_id, user_id }) => [class_id, user_id]))}
    join users u on u.school_id = ${school_id} and u.id = t.b and u.role = 'teacher' and u.removed_at is null
    on conflict do nothing`.execute(tx)
}

const pairTable = (pairs: readonly (readonly [string, string])[]) =>
  sql`unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) as t (a, b)`

export async function removeMembers(
  tx: Tx,
  school_id: string,
  pairs: readonly { class_id: string; student_id: string }[],
): Promise<void> {
  await sql`
    delete from class_members m using ${pairTable(pairs.map(({ class_id, student_id }) => [class_id, student_id]))}
    where m.school_id = ${school_id} and m.class_id = t.a and m.student_id = t.b`.execute(tx)
}
