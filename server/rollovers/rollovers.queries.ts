import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { Rollover, undoHours } from '#contract/people/rollovers.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { memberName } from '#server/school/author.ts'

type Db = Kysely<Tables>

const undoTime = sql`make_interval(hours => ${undoHours})`
const renewedStudents = sql`(
  select s.student_id from rollover_students s
  where s.school_id = r.school_id and s.rollover_id = r.id and s.link is not null and r.undone_at is null)`

const rolloverColumns = sql`
  r.id, (select ${memberName} from users u where u.school_id = r.school_id and u.id = r.user_id) as by,
  r.created_at, r.created_at + ${undoTime} as undo_until, r.undone_at,
  r.archived, r.carried_on, r.moved, r.inactivated, r.renewed,
  json_build_object(
    'classes', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'students', c.students)
        order by c.name collate natural_order), '[]')
      from (select c.id, c.name, count(*) as students from classes c
        join class_members m on m.school_id = c.school_id and m.class_id = c.id
        where c.school_id = r.school_id and m.student_id in ${renewedStudents} group by c.id, c.name) c),
    'others', (select coalesce(json_agg(s.student_id), '[]') from ${renewedStudents} s
      where not exists (select from class_members m where m.school_id = r.school_id and m.student_id = s.student_id))) as cards`

export async function listRollovers(db: Db, school_id: string, id: string | null = null): Promise<Rollover[]> {
  const rows = await rowsOf(
    db,
    Rollover,
    sql`
    select ${rolloverColumns} from rollovers r
    where r.school_id = ${school_id} and r.created_at > now() - ${undoTime} and (${id}::uuid is null or r.id = ${id})
    order by r.created_at desc`,
  )
  return rows
}

export async function lockRollover(db: Db, school_id: string, id: string): Promise<{ is_undone: boolean } | undefined> {
  const rows = await rowsOf(
    db,
    z.object({ is_undone: z.boolean() }),
    sql`
    select undone_at is not null as is_undone from rollovers
    where school_id = ${school_id} and id = ${id} and created_at > now() - ${undoTime} for update`,
  )
  return rows[0]
}

export const purgeRollovers = (db: Db) => sql`delete from rollovers where created_at <= now() - ${undoTime}`.execute(db)
