import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { insertAssignments } from '#server/assignments/assignments.queries.ts'
import type { LockedTask } from '#server/tasks/tasks.queries.ts'

type Tx = Transaction<Tables>
type Given = Pick<LockedTask, 'id' | 'class_id' | 'chatbot_id' | 'avatar_id'>

/** As an assignment of the task, unless the partner is assigned already. */
export async function assignForTask(tx: Tx, school_id: string, task: Given): Promise<void> {
  const { id, class_id, chatbot_id, avatar_id } = task
  const partners = chatbot_id
    ? ({ partner: 'chatbot_id', ids: [chatbot_id] } as const)
    : ({ partner: 'avatar_id', ids: avatar_id ? [avatar_id] : [] } as const)
  if (class_id) {
    await insertAssignments(tx, school_id, partners, { receiver: 'class_id', ids: [class_id] }, id)
    return
  }
  const students = await rowsOf(
    tx,
    z.object({ student_id: z.uuid() }),
    sql`select student_id from task_students where school_id = ${school_id} and task_id = ${id}`,
  )
  const ids = students.map(({ student_id }) => student_id)
  await insertAssignments(tx, school_id, partners, { receiver: 'student_id', ids }, id)
}

const heir = sql`(
  select t.id from tasks t
  left join task_students x on x.school_id = t.school_id and x.task_id = t.id and x.student_id = a.student_id
  where t.school_id = a.school_id and t.id <> a.task_id and t.deleted_at is null
    and t.chatbot_id is not distinct from a.chatbot_id and t.avatar_id is not distinct from a.avatar_id
    and (t.class_id = a.class_id or x.student_id is not null)
  order by t.id limit 1)`

/** Deletes the assignments that a task made; one that another task needs as well becomes that task's. */
export async function unassignForTask(tx: Tx, school_id: string, task_id: string): Promise<void> {
  const own = sql`a.school_id = ${school_id} and a.task_id = ${task_id}`
  await sql`delete from assignments a where ${own} and ${heir} is null`.execute(tx)
  await sql`update assignments a set task_id = ${heir} where ${own}`.execute(tx)
}
