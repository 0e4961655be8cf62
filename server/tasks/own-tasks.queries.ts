import { type Kysely, sql } from 'kysely'
import { PracticeTask } from '#contract/teaching/task.ts'
import { wholeSchool } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'
import { taskStatuses } from '#server/reports/task-status.queries.ts'
import { goalsOf } from '#server/tasks/tasks.queries.ts'

const shownDaysAfterDue = 14

/** A student's homework: what is open, what is late, and what was done late within the last day; the earliest due day first. */
export const listOwnTasks = (
  db: Kysely<Tables>,
  { school_id, student_id }: { school_id: string; student_id: string },
  schoolDay: SchoolDay,
): Promise<PracticeTask[]> =>
  rowsOf(
    db,
    PracticeTask,
    sql`
    with own as materialized (
      select t.* from tasks t where t.school_id = ${school_id} and t.deleted_at is null
        and t.opens_on <= ${schoolDay.today}::date
        and (t.class_id in (select class_id from class_members where school_id = ${school_id} and student_id = ${student_id})
          or t.id in (select task_id from task_students where school_id = ${school_id} and student_id = ${student_id}))
        and greatest(t.due_on, (select e.due_on from task_exceptions e
          where e.school_id = t.school_id and e.task_id = t.id and e.student_id = ${student_id}))
          >= ${schoolDay.today}::date - ${shownDaysAfterDue}::int)
    select t.id, ${goalsOf} as goals, t.note, t.opens_on, u.due_on, t.chatbot_id, t.avatar_id, u.state, u.progress
    from own t join (${taskStatuses(wholeSchool(school_id), schoolDay, sql`own`)}) u
      on u.task_id = t.id and u.student_id = ${student_id}
    where u.state <> 'excused' and (u.state <> 'done' or u.due_on >= ${schoolDay.today}::date or exists (
      select from conversations c where c.school_id = ${school_id} and c.id = u.conversation_id
        and c.last_message_at > now() - interval '1 day'))
    order by u.due_on, t.id`,
  )
