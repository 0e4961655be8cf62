import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

export interface RolloverKey {
  school_id: string
  id: string
}
interface Totals {
  archived: number
  carried_on: number
  moved: number
  inactivated: number
  renewed: number
}

export async function insertRollover(tx: Tx, owner: { school_id: string; user_id: string }, totals: Totals) {
  const { id } = await tx
    .insertInto('rollovers')
    .values({ ...owner, ...totals })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { school_id: owner.school_id, id }
}

export const saveClasses = (
  tx: Tx,
  { school_id, id }: RolloverKey,
  classes: readonly { class_id: string; act: 'archive' | 'carry_on' }[],
) =>
  sql`
  insert into rollover_classes (school_id, rollover_id, class_id, act, name, level, version, teachers)
  select c.school_id, ${id}, c.id, p.act, c.name, c.level, c.version, array(
    select t.user_id from class_teachers t where t.school_id = c.school_id and t.class_id = c.id order by t.user_id)
  from unnest(${classes.map(({ class_id }) => class_id)}::uuid[], ${classes.map(({ act }) => act)}::text[]) as p (class_id, act)
  join classes c on c.school_id = ${school_id} and c.id = p.class_id`.execute(tx)

/** All members of the classes, with the classes that each is in, and the links that will be renewed. */
export async function saveStudents(
  tx: Tx,
  { school_id, id }: RolloverKey,
  ids: { members: readonly string[]; inactivated: Iterable<string>; renewed: Iterable<string> },
): Promise<void> {
  await sql`
    insert into rollover_students (school_id, rollover_id, student_id, classes, joined, was_inactivated, link)
    select m.school_id, ${id}, m.student_id, array_agg(m.class_id order by m.class_id),
      array_agg(m.joined_at order by m.class_id), m.student_id in (select unnest(${[...ids.inactivated]}::uuid[])),
      (select to_jsonb(l) - '{school_id,student_id,highest_version}'::text[] || jsonb_build_object('hash', h.hash)
        from practice_links l left join practice_link_hashes h using (school_id, student_id)
        where l.school_id = m.school_id and l.student_id = m.student_id and m.student_id in (select unnest(${[...ids.renewed]}::uuid[])))
    from class_members m
    where m.school_id = ${school_id} and m.student_id = any(${ids.members}::uuid[])
    group by m.school_id, m.student_id`.execute(tx)
}

/** What is as it was left by the new term can be undone. */
export async function saveAfter(tx: Tx, { school_id, id }: RolloverKey, created: readonly string[]): Promise<void> {
  await sql`
    insert into rollover_classes (school_id, rollover_id, class_id, act)
    select ${school_id}, ${id}, class_id, 'create' from unnest(${created}::uuid[]) as t (class_id)`.execute(tx)
  await sql`
    update rollover_classes r set version_after = c.version, teachers_after = array(
      select t.user_id from class_teachers t where t.school_id = c.school_id and t.class_id = c.id order by t.user_id)
    from classes c where r.school_id = ${school_id} and r.rollover_id = ${id} and c.school_id = r.school_id and c.id = r.class_id`.execute(
    tx,
  )
  // By index for each row: the planner has no statistics of the new rows yet.
  await sql`
    update rollover_students r set
      classes_after = array(
        select m.class_id from class_members m
        where m.school_id = r.school_id and m.student_id = r.student_id order by m.class_id),
      link_version_after = case when r.link is not null then (
        select l.version from practice_links l where l.school_id = r.school_id and l.student_id = r.student_id) end
    where r.school_id = ${school_id} and r.rollover_id = ${id}`.execute(tx)
}

/** Those of whom nothing changed need not be undone. */
export const dropUnchanged = (tx: Tx, { school_id, id }: RolloverKey) =>
  sql`
    delete from rollover_students
    where school_id = ${school_id} and rollover_id = ${id} and classes = classes_after and not was_inactivated
      and link is null`.execute(tx)
