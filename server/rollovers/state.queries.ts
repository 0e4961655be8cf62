import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { levels } from '#contract/values/languages.ts'
import { studentStatuses } from '#contract/people/student-filter.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { memberName } from '#server/school/author.ts'

type Db = Kysely<Tables>

const CurrentClass = z.object({
  id: z.uuid(),
  name: z.string(),
  level: z.nullable(z.enum(levels)),
  version: z.int(),
  teachers: z.array(z.uuid()),
})
export type CurrentClass = z.output<typeof CurrentClass>

const Member = z.object({
  class_id: z.uuid(),
  id: z.uuid(),
  name: z.string(),
  status: z.enum(studentStatuses),
  has_other: z.boolean(),
  has_link: z.boolean(),
})
export type Member = z.output<typeof Member>

const StaffName = z.object({ id: z.uuid(), name: z.string(), is_teacher: z.boolean() })

export interface SchoolState {
  classes: ReadonlyMap<string, CurrentClass>
  members: readonly Member[]
  staff: ReadonlyMap<string, z.output<typeof StaffName>>
}

export async function readState(db: Db, school_id: string, class_ids: readonly string[]): Promise<SchoolState> {
  const classes = await rowsOf(
    db,
    CurrentClass,
    sql`
    select c.id, c.name, c.level, c.version, array(
      select t.user_id from class_teachers t where t.school_id = c.school_id and t.class_id = c.id order by t.user_id
    ) as teachers
    from classes c where c.school_id = ${school_id} and c.archived_at is null`,
  )
  const members = await rowsOf(
    db,
    Member,
    sql`
    with others as materialized (
      select distinct student_id from class_members
      where school_id = ${school_id} and class_id <> all(${class_ids}::uuid[]))
    select m.class_id, s.id, s.name, s.status, s.id in (select student_id from others) as has_other,
      l.student_id is not null as has_link
    from class_members m
    join students s on s.school_id = m.school_id and s.id = m.student_id
    left join practice_links l on l.school_id = s.school_id and l.student_id = s.id
    where m.school_id = ${school_id} and m.class_id = any(${class_ids}::uuid[])
    order by s.name collate natural_order, s.id`,
  )
  const staff = await rowsOf(
    db,
    StaffName,
    sql`
    select u.id, ${memberName} as name, u.role = 'teacher' and u.removed_at is null as is_teacher
    from users u where u.school_id = ${school_id}`,
  )
  return { classes: keyed(classes), members, staff: keyed(staff) }
}

const keyed = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

export async function countFound(db: Db, school_id: string, student_ids: readonly string[]): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ found: z.int() }),
    sql`
    select count(*)::int as found from students where school_id = ${school_id} and id = any(${student_ids}::uuid[])`,
  )
  return rows[0]?.found ?? 0
}

/** Differs when one of these classes, or who is in the classes of the plan, has changed. */
export function hashOf({ classes, members }: SchoolState, class_ids: Iterable<string>): string {
  const seen = [...class_ids].toSorted().map((id) => classes.get(id))
  const people = members.map(({ name: _name, ...member }) => Object.values(member).join(' ')).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([seen, people]))
    .digest('base64url')
}
