import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { Home, homeLimits } from '#contract/school/home.ts'
import { tasksIn, type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'
import { countTasks, listTasks } from '#server/tasks/tasks.queries.ts'
import { type DaySource, taskStatuses } from '#server/reports/task-status.queries.ts'

const Behind = z.object({ ...Home.shape.homework.shape.behind.shape.items._zod.def.element.shape, total: z.int() })

/** A row for each student and task that was due in the last 14 days and is not done. */
export function lateStatuses(reach: Reach, schoolDay: DaySource): RawBuilder<unknown> {
  const recent = sql`(select * from ${tasksIn(reach)} t where t.school_id = ${reach.school_id} and t.deleted_at is null
    and t.due_on between ${schoolDay.today}::date - 14 and ${schoolDay.today}::date - 1)`
  return sql`(select * from (${taskStatuses(reach, schoolDay, recent)}) u where u.state = 'late')`
}

async function findBehind(db: Kysely<Tables>, reach: Reach, schoolDay: SchoolDay): Promise<Home['homework']['behind']> {
  const rows = await rowsOf(
    db,
    Behind,
    sql`
    select u.student_id as id, u.student_name as name, count(*)::int as late, (count(*) over ())::int as total
    from ${lateStatuses(reach, schoolDay)} u
    group by u.student_id, u.student_name
    order by late desc, u.student_name collate natural_order, u.student_id limit ${homeLimits.items}`,
  )
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...student }) => student) }
}

export async function findHomework(db: Kysely<Tables>, reach: Reach, schoolDay: SchoolDay): Promise<Home['homework']> {
  const isDue = sql`(t.due_on between ${schoolDay.today}::date and ${schoolDay.today}::date + 6 and not exists (
    select from classes k where k.school_id = t.school_id and k.id = t.class_id and k.archived_at is not null))`
  const items = await listTasks(db, reach, schoolDay, {
    condition: isDue,
    order: sql`t.due_on, t.id`,
    limit: homeLimits.items,
    offset: 0,
  })
  const total = items.length < homeLimits.items ? items.length : await countTasks(db, reach, isDue)
  return { due: { items, total }, behind: await findBehind(db, reach, schoolDay) }
}
