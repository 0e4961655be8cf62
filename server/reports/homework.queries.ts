import { type Kysely, sql } from 'kysely'
import { type Report, ReportHomework } from '#contract/practice/reports.ts'
import { type Reach, tasksIn } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { ReportScope } from '#server/reports/practice.queries.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'
import { taskStatuses } from '#server/reports/task-status.queries.ts'

export async function findHomeworkFigures(
  db: Kysely<Tables>,
  reach: Reach,
  { kind, id, from, to }: ReportScope,
  schoolDay: SchoolDay,
): Promise<Report['homework']> {
  if (kind !== 'class' && kind !== 'student') return null
  const { school_id } = reach
  const isTheirs =
    kind === 'class'
      ? sql`t.class_id = ${id}`
      : sql`(t.class_id in (select class_id from class_members where school_id = ${school_id} and student_id = ${id})
          or t.id in (select task_id from task_students where school_id = ${school_id} and student_id = ${id}))`
  // An extension is always to a later day.
  const tasks = sql`(select t.* from ${tasksIn(reach)} t
    where t.school_id = ${school_id} and t.deleted_at is null and ${isTheirs} and t.due_on <= ${to}::date
      and (t.due_on >= ${from}::date or exists (select 1 from task_exceptions e
        where e.school_id = t.school_id and e.task_id = t.id and e.due_on >= ${from}::date)))`
  const rows = await rowsOf(
    db,
    ReportHomework,
    sql`
    select count(*)::int as set, (count(*) filter (where u.state = 'done'))::int as done,
      (count(*) filter (where u.state = 'done' and not u.is_late))::int as in_time
    from (${taskStatuses(reach, schoolDay, tasks)}) u
    where u.state <> 'excused' and u.due_on between ${from}::date and ${to}::date
      and ${kind === 'student' ? sql`u.student_id = ${id}` : sql`true`}`,
  )
  return rows[0] ?? null
}
