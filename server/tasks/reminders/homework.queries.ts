import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { TaskGoals, TaskProgress } from '#contract/teaching/task.ts'
import { type Reach, wholeSchool } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Homework } from '#server/mail/homework.ts'
import type { Letter } from '#server/mail/letters.ts'
import { findSchoolDay, type SchoolDay } from '#server/reports/school-day.queries.ts'
import { taskStatuses } from '#server/reports/task-status.queries.ts'
import { goalsOf } from '#server/tasks/tasks.queries.ts'

const namedDaysAfterDue = 7

const isPractisable = sql`exists (
  select from chatbots b left join avatars v on v.school_id = b.school_id and v.chatbot_id = b.id and v.status = 'active'
  where b.school_id = t.school_id and b.status = 'published' and (b.id = t.chatbot_id or v.id = t.avatar_id))`

const dueBetween = (school_id: string, { from, to }: { from: RawBuilder<unknown>; to: RawBuilder<unknown> }) => sql`
  t.school_id = ${school_id} and t.deleted_at is null and ${isPractisable}
  and (t.due_on between ${from} and ${to} or exists (select from task_exceptions e
    where e.school_id = t.school_id and e.task_id = t.id and e.due_on between ${from} and ${to}))`

export const statusesDue = (reach: Reach, schoolDay: SchoolDay): RawBuilder<unknown> => {
  const today = sql`${schoolDay.today}::date`
  const days = { from: today, to: sql`(${today} + 1)` }
  const tasks = sql`(select t.* from tasks t where ${dueBetween(reach.school_id, days)} and t.opens_on <= ${today})`
  return sql`(select * from (${taskStatuses(reach, schoolDay, tasks)}) d
    where d.state in ('to_do', 'begun') and d.due_on between ${days.from} and ${days.to})`
}

const HomeworkRow = z.object({
  partner: z.string(),
  due_on: z.iso.date(),
  is_late: z.boolean(),
  goals: TaskGoals,
  progress: TaskProgress,
  note: z.nullable(z.string()),
})

/** What a reminder names; nothing if it waited for more than its day. */
export async function findHomework(
  db: Kysely<Tables>,
  { school_id, student_id, day, task_id }: Extract<Letter, { kind: 'homework_reminder' }>,
): Promise<Homework[]> {
  const { zone, today } = await findSchoolDay(db, school_id, new Date().toISOString())
  if (today > day) return []
  const from = sql`(${day}::date - ${namedDaysAfterDue}::int)`
  const to = sql`(${day}::date + 1)`
  return rowsOf(
    db,
    HomeworkRow,
    sql`
    with own as materialized (
      select t.* from tasks t
      where (t.class_id in (select class_id from class_members where school_id = ${school_id} and student_id = ${student_id})
          or t.id in (select task_id from task_students where school_id = ${school_id} and student_id = ${student_id}))
        and (${dueBetween(school_id, { from, to })} and t.opens_on <= ${day}::date
          or t.school_id = ${school_id} and t.deleted_at is null and t.id = ${task_id ?? null}::uuid))
    select coalesce(v.name, b.name) as partner, u.due_on, u.state = 'late' as is_late, ${goalsOf} as goals, u.progress, t.note
    from own t
    join (${taskStatuses(wholeSchool(school_id), { zone, today: day }, sql`own`)}) u
      on u.task_id = t.id and u.student_id = ${student_id}
    left join chatbots b on b.school_id = t.school_id and b.id = t.chatbot_id
    left join avatars v on v.school_id = t.school_id and v.id = t.avatar_id
    where u.state in ('to_do', 'begun', 'late') and (u.due_on between ${from} and ${to} or t.id = ${task_id ?? null}::uuid)
    order by u.due_on, t.id`,
  )
}
