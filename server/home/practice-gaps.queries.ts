import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { Home, stoppedDays } from '#contract/school/home.ts'
import { liveAssignments } from '#server/assignments/live-assignments.queries.ts'
import { membersIn, reachesStudent, studentsIn, type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { topRows } from '#server/home/top-rows.queries.ts'
import { isoInstant } from '#server/reports/practice.queries.ts'

const PracticeGaps = z.object({
  ...z.pick(Home.shape.students, { never: true, stopped: true }).shape,
  without_students: Home.shape.chatbots.shape.without_students,
})
export type PracticeGaps = z.output<typeof PracticeGaps>

/** Since when each student may practise; through a class, from when they joined it at the earliest. */
const practisableSince = (reach: Reach) => sql`
  select student_id, assigned_at as since from offers where student_id is not null
  union all
  select m.student_id, greatest(o.assigned_at, m.joined_at)
  from (select class_id, min(assigned_at) as assigned_at from offers where class_id is not null group by class_id) o
  join ${membersIn(reach)} m on m.school_id = ${reach.school_id} and m.class_id = o.class_id`

const never = (reach: Reach) => sql`
  select s.id, s.name, ${isoInstant(sql`min(w.since)`)} as since
  from students s join (${practisableSince(reach)}) w on w.student_id = s.id
  where ${reachesStudent(reach, sql`s.id`)} and s.school_id = ${reach.school_id} and s.status = 'active' and s.last_practised_at is null
  group by s.school_id, s.id`

const stopped = (reach: Reach, now: string) => sql`
  select id, name, ${isoInstant(sql`last_practised_at`)} as last_practised_at from ${studentsIn(reach)}
  where school_id = ${reach.school_id} and status = 'active'
    and last_practised_at < ${now}::timestamptz - make_interval(days => ${stoppedDays}::int)`

const active = (reach: Reach) =>
  sql`select id from ${studentsIn(reach)} where school_id = ${reach.school_id} and status = 'active'`
const withoutStudents = (reach: Reach) => sql`
  select id, name, language, level from chatbots where school_id = ${reach.school_id} and status = 'published' and id not in (
    select chatbot_id from offers where student_id in (${active(reach)}) or class_id in (
      select class_id from ${membersIn(reach)} where school_id = ${reach.school_id} and student_id in (${active(reach)})))`

const byName = sql`name collate natural_order, id`

export async function findPracticeGaps(db: Kysely<Tables>, reach: Reach, now: string): Promise<PracticeGaps> {
  const rows = await rowsOf(
    db,
    PracticeGaps,
    sql`
    with offers as materialized (${liveAssignments(reach.school_id)})
    select ${topRows(never(reach), sql`since, ${byName}`)} as never,
      ${topRows(stopped(reach, now), sql`last_practised_at desc, ${byName}`)} as stopped,
      ${topRows(withoutStudents(reach), byName)} as without_students`,
  )
  const none = { total: 0, items: [] }
  return rows[0] ?? { never: none, stopped: none, without_students: none }
}
