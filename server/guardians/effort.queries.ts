import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { wholeSchool } from '#server/database/reach.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Effort } from '#server/mail/words/guardians/guardian-words.ts'
import { practisedConversations } from '#server/reports/practice.queries.ts'
import { taskStatuses } from '#server/reports/task-status.queries.ts'
import type { StudentRef } from '#server/settings/signed-student.ts'

const EffortRow = z.object({
  conversations: z.int(),
  minutes: z.int(),
  homework: z.int(),
  homework_done: z.int(),
}) satisfies z.ZodMiniType<Effort>

/** What a student did in the seven days before a Monday: whole minutes, and the homework that was due then. */
export async function findEffort(
  db: Kysely<Tables>,
  { school_id, student_id }: StudentRef,
  { zone, monday }: { zone: string; monday: string },
): Promise<Effort> {
  const reach = wholeSchool(school_id)
  const [from, to] = [daysBefore(monday, 7), daysBefore(monday, 1)]
  const practised = practisedConversations(reach, { kind: 'student', id: student_id, zone, from, to })
  const tasks = sql`(
    select t.* from tasks t where t.school_id = ${school_id} and t.deleted_at is null
      and (t.due_on between ${from}::date and ${to}::date or exists (select from task_exceptions e
        where e.school_id = t.school_id and e.task_id = t.id and e.student_id = ${student_id}))
      and (t.class_id in (select class_id from class_members where school_id = ${school_id} and student_id = ${student_id})
        or t.id in (select task_id from task_students where school_id = ${school_id} and student_id = ${student_id})))`
  const row = await rowOf(
    db,
    EffortRow,
    sql`
    select p.*, h.* from (
      select count(*)::int as conversations, coalesce(round(sum(minutes)), 0)::int as minutes from ${practised} c) p,
    (select count(*)::int as homework, count(*) filter (where u.state = 'done')::int as homework_done
      from (${taskStatuses(reach, { zone, today: monday }, tasks)}) u
      where u.student_id = ${student_id} and u.state <> 'excused' and u.due_on between ${from}::date and ${to}::date) h`,
  )
  if (!row) throw new Error('a row of sums is missing')
  return row
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
