import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import { TaskGoals, taskStates } from '#contract/teaching/task.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import { wholeSchool } from '#server/database/reach.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'
import type { StudentRef } from '#server/settings/signed-student.ts'
import { taskStatuses } from '#server/reports/task-status.queries.ts'
import { goalsOf } from '#server/tasks/tasks.queries.ts'

const shownDaysAfterDue = 60

const CalendarOwner = z.object({
  version: z.int(),
  school_name: z.string(),
  language: z.nullable(z.enum(interfaceLanguages)),
  ...z.pick(User, { role: true, status: true, subscription_end_date: true }).shape,
  now: z.iso.datetime(),
})

/** Undefined unless the student is active and has a live practice link, whose version is the calendar's. */
export const findCalendarOwner = (db: Kysely<Tables>, { school_id, student_id }: StudentRef) =>
  rowOf(
    db,
    CalendarOwner,
    sql`
    select l.version, s.name as school_name, u.role, ${subscriptionStatus} as status, s.subscription_end_date, now() as now,
      case when t.native_language = any(${interfaceLanguages}::text[]) then t.native_language else u.interface_language end as language
    from practice_links l
    join students t on t.school_id = l.school_id and t.id = l.student_id and t.status = 'active'
    join schools s on s.id = l.school_id
    join users u on u.school_id = s.id and u.role in ('school', 'admin')
    where l.school_id = ${school_id} and l.student_id = ${student_id} and l.expires_at > now()`,
  )

const CalendarTask = z.object({
  id: z.uuid(),
  version: z.int(),
  partner: z.string(),
  due_on: z.iso.date(),
  state: z.enum(taskStates),
  goals: TaskGoals,
  note: z.nullable(z.string()),
})

export const listCalendarTasks = (db: Kysely<Tables>, { school_id, student_id }: StudentRef, schoolDay: SchoolDay) =>
  rowsOf(
    db,
    CalendarTask,
    sql`
    with own as materialized (
      select t.* from tasks t where t.school_id = ${school_id} and t.deleted_at is null and t.opens_on <= ${schoolDay.today}::date
        and t.due_on >= ${schoolDay.today}::date - ${shownDaysAfterDue}::int
        and (t.class_id in (select class_id from class_members where school_id = ${school_id} and student_id = ${student_id})
          or t.id in (select task_id from task_students where school_id = ${school_id} and student_id = ${student_id})))
    select t.id, t.version, coalesce(v.name, b.name) as partner, u.due_on, u.state, ${goalsOf} as goals, t.note
    from own t
    join (${taskStatuses(wholeSchool(school_id), schoolDay, sql`own`)}) u on u.task_id = t.id and u.student_id = ${student_id}
    left join chatbots b on b.school_id = t.school_id and b.id = t.chatbot_id
    left join avatars v on v.school_id = t.school_id and v.id = t.avatar_id
    where u.state <> 'excused'
    order by u.due_on, t.id`,
  )

export async function findLinkVersion(db: Kysely<Tables>, { school_id, student_id }: StudentRef): Promise<number> {
  const row = await rowOf(
    db,
    z.object({ version: z.int() }),
    sql`select version from practice_links where school_id = ${school_id} and student_id = ${student_id}`,
  )
  return row?.version ?? 0
}
