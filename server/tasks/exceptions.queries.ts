import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'

interface Exceptions {
  student_ids: readonly string[]
  excused: boolean
  due_on: string | null
}

export async function setExceptions(
  tx: Transaction<Tables>,
  school_id: string,
  task_id: string,
  { student_ids, excused, due_on }: Exceptions,
): Promise<void> {
  if (!excused && due_on === null) {
    await sql`
      delete from task_exceptions
      where school_id = ${school_id} and task_id = ${task_id} and student_id = any(${student_ids}::uuid[])`.execute(tx)
    return
  }
  await sql`
    insert into task_exceptions (school_id, task_id, student_id, excused_at, due_on)
    select ${school_id}, ${task_id}, s, case when ${excused} then now() end, ${due_on}::date
    from (select distinct unnest(${student_ids}::uuid[]) as s) s
    on conflict (school_id, task_id, student_id)
    do update set excused_at = excluded.excused_at, due_on = excluded.due_on`.execute(tx)
}
