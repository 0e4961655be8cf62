import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import { named } from '#contract/teaching/task.ts'
import { subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import { type Reach, tasksIn, wholeSchool } from '#server/database/reach.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'
import { statusesDue } from '#server/tasks/reminders/homework.queries.ts'
import { taskStatuses } from '#server/reports/task-status.queries.ts'

export interface LocalTime {
  zone: string
  day: string
  hour: number
}

export async function listZones(db: Kysely<Tables>): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ zone: z.string() }),
    sql`select distinct coalesce(time_zone, 'UTC') as zone from schools where reminds_students`,
  )
  return rows.map(({ zone }) => zone)
}

export async function listDueSchools(
  db: Kysely<Tables>,
  times: readonly LocalTime[],
  { firstHour, endHour }: { firstHour: number; endHour: number },
): Promise<{ school_id: string; zone: string; today: string }[]> {
  const column = <Name extends keyof LocalTime>(name: Name) => times.map((time) => time[name])
  return rowsOf(
    db,
    z.object({ school_id: z.uuid(), zone: z.string(), today: z.iso.date() }),
    sql`
    select s.id as school_id, l.zone, l.day as today
    from unnest(${column('zone')}::text[], ${column('day')}::date[], ${column('hour')}::int[]) as l (zone, day, hour)
    join schools s on coalesce(s.time_zone, 'UTC') = l.zone
    where s.reminds_students and (s.reminded_on is null or s.reminded_on < l.day)
      and (l.hour = s.reminder_hour or l.hour > s.reminder_hour and l.hour >= ${firstHour}::int and l.hour < ${endHour}::int)
    order by s.id`,
  )
}

const Claim = z.object({
  user_id: z.uuid(),
  ...z.pick(User, { role: true, tier: true, status: true, subscription_end_date: true }).shape,
})

/** Marks a school as reminded on a day, and returns its owner; undefined if it is marked already, or the owner's address is not confirmed. */
export const claimSchool = (tx: Transaction<Tables>, school_id: string, day: string) =>
  rowOf(
    tx,
    Claim,
    sql`
    with s as (
      update schools set reminded_on = ${day}::date
      where id = ${school_id} and reminds_students and (reminded_on is null or reminded_on < ${day}::date) returning *)
    select u.id as user_id, u.role, s.tier, ${subscriptionStatus} as status, s.subscription_end_date
    from s join users u on u.school_id = s.id and u.role in ('school', 'admin') and u.email_confirmed_at is not null`,
  )

const hasLink = sql`exists (
  select from practice_links l where l.school_id = s.school_id and l.student_id = s.id and l.expires_at > now())`
const wasReminded = (day: string) => sql`exists (
  select from task_reminders m where m.school_id = s.school_id and m.student_id = s.id and m.day = ${day}::date)`

/** At most `limit` students who can be reminded of what is due today or tomorrow; what is due today comes first. */
export async function listToRemind(tx: Transaction<Tables>, school_id: string, schoolDay: SchoolDay, limit: number) {
  const rows = await rowsOf(
    tx,
    z.object({ student_id: z.uuid() }),
    sql`
    select s.id as student_id from ${statusesDue(wholeSchool(school_id), schoolDay)} d
    join students s on s.school_id = ${school_id} and s.id = d.student_id
    where s.email is not null and s.reminders_stopped_at is null and ${hasLink} and not ${wasReminded(schoolDay.today)}
    group by s.id order by min(d.due_on), s.id limit ${limit}::bigint`,
  )
  return rows.map(({ student_id }) => student_id)
}

/** Returns those who had no reminder on the day yet. Ordered by id, so that two calls can't deadlock. */
export async function insertReminders(
  tx: Transaction<Tables>,
  school_id: string,
  student_ids: readonly string[],
  day: string,
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ student_id: z.uuid() }),
    sql`
    insert into task_reminders (school_id, student_id, day)
    select ${school_id}, id, ${day}::date from unnest(${student_ids}::uuid[]) as t (id) order by id
    on conflict do nothing returning student_id`,
  )
  return rows.map(({ student_id }) => student_id)
}

const ReminderCandidate = z.object({
  student: named,
  is_done: z.boolean(),
  has_address: z.boolean(),
  is_stopped: z.boolean(),
  has_link: z.boolean(),
  was_reminded: z.boolean(),
})
export type ReminderCandidate = z.output<typeof ReminderCandidate>

export const listOfTask = (tx: Transaction<Tables>, reach: Reach, schoolDay: SchoolDay, task_id: string) =>
  rowsOf(
    tx,
    ReminderCandidate,
    sql`
    with own as materialized (
      select * from ${tasksIn(reach)} t where t.school_id = ${reach.school_id} and t.id = ${task_id} and t.deleted_at is null)
    select json_build_object('id', s.id, 'name', s.name) as student, d.state in ('done', 'excused') as is_done,
      s.email is not null as has_address, s.reminders_stopped_at is not null as is_stopped, ${hasLink} as has_link,
      ${wasReminded(schoolDay.today)} as was_reminded
    from (${taskStatuses(reach, schoolDay, sql`own`)}) d
    join students s on s.school_id = ${reach.school_id} and s.id = d.student_id
    order by s.name collate natural_order, s.id`,
  )

export async function isOwnerConfirmed(db: Kysely<Tables>, school_id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where school_id = ${school_id} and role in ('school', 'admin') and email_confirmed_at is not null`.execute(
    db,
  )
  return rows.length > 0
}

/** No rule looks back further than a day. */
export const purgeReminders = (db: Kysely<Tables>) =>
  sql`delete from task_reminders where day < current_date - 60`.execute(db)
