import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Task, TaskStatus, TaskStudent } from '#contract/teaching/task.ts'
import type { TaskChanges } from '#contract/teaching/tasks.ts'
import { tasksIn, type Reach } from '#server/database/reach.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'
import { memberName } from '#server/school/author.ts'
import { taskStatuses } from '#server/reports/task-status.queries.ts'

type Db = Kysely<Tables>

/** Tasks within reach that are not deleted; `condition` and `order` name them `t`. */
export interface TaskChoice {
  condition: RawBuilder<unknown>
  order: RawBuilder<unknown>
  limit: number
  offset: number
}

export const latestDueFirst = sql`t.due_on desc, t.id desc`

const chosen = (reach: Reach, { condition, order, limit, offset }: TaskChoice) => sql`
  select t.*, row_number() over (order by ${order}) as place from ${tasksIn(reach)} t
  where t.school_id = ${reach.school_id} and t.deleted_at is null and ${condition}
  order by ${order} limit ${limit} offset ${offset}`

/** A teacher changes homework of their classes, and of students whom they all teach. */
export const canEdit = (reach: Reach): RawBuilder<unknown> =>
  reach.teacher_id === null
    ? sql`true`
    : sql`not exists (select from task_students x where x.school_id = t.school_id and x.task_id = t.id and x.student_id not in (
        select m.student_id from class_members m join class_teachers ct on ct.school_id = m.school_id and ct.class_id = m.class_id
        where m.school_id = t.school_id and ct.user_id = ${reach.teacher_id}))`

export const goalsOf = sql`
  json_build_object('times', t.times, 'turns', t.turns, 'minutes', t.minutes, 'steps', t.steps, 'words', t.words)`

const countsOf = sql.join(
  ['to_do', 'begun', 'done', 'late', 'excused'].map(
    (state) => sql`${sql.lit(state)}, count(*) filter (where u.state = ${sql.lit(state)})`,
  ),
)

const taskColumns = (reach: Reach) => sql`
  t.id, ${goalsOf} as goals, t.note, t.opens_on, t.due_on, t.created_at, t.version, ${canEdit(reach)} as can_edit,
  (select json_build_object('id', k.id, 'name', k.name) from classes k where k.school_id = t.school_id and k.id = t.class_id) as class,
  (select json_build_object('id', b.id, 'name', b.name, 'language', b.language) from chatbots b
    where b.school_id = t.school_id and b.id = t.chatbot_id) as chatbot,
  (select json_build_object('id', v.id, 'name', v.name, 'language', v.language, 'look', v.look) from avatars v
    where v.school_id = t.school_id and v.id = t.avatar_id) as avatar,
  (select ${memberName} from users u where u.school_id = t.school_id and u.id = t.author_id) as author,
  (select json_build_object('students', count(*), ${countsOf}) from statuses u where u.task_id = t.id) as counts`

export const listTasks = (db: Db, reach: Reach, schoolDay: SchoolDay, choice: TaskChoice): Promise<Task[]> =>
  rowsOf(
    db,
    Task,
    sql`
    with chosen as materialized (${chosen(reach, choice)}),
      statuses as materialized (${taskStatuses(reach, schoolDay, sql`chosen`)})
    select ${taskColumns(reach)} from chosen t order by t.place`,
  )

export async function findTask(db: Db, reach: Reach, schoolDay: SchoolDay, id: string): Promise<Task | undefined> {
  const [task] = await listTasks(db, reach, schoolDay, {
    condition: sql`t.id = ${id}`,
    order: latestDueFirst,
    limit: 1,
    offset: 0,
  })
  return task
}

export async function countTasks(db: Db, reach: Reach, condition: RawBuilder<unknown>): Promise<number> {
  const row = await rowOf(
    db,
    z.object({ count: z.int() }),
    sql`
    select count(*)::int as count from ${tasksIn(reach)} t
    where t.school_id = ${reach.school_id} and t.deleted_at is null and ${condition}`,
  )
  return row?.count ?? 0
}

const statusColumns = sql`u.state, u.is_late, u.due_on, u.is_extended, u.progress, u.conversation_id`

export const listTaskStudents = (db: Db, reach: Reach, schoolDay: SchoolDay, id: string): Promise<TaskStudent[]> =>
  rowsOf(
    db,
    TaskStudent,
    sql`
    select json_build_object('id', u.student_id, 'name', u.student_name) as student, ${statusColumns}
    from (${taskStatuses(reach, schoolDay, sql`(select * from ${tasksIn(reach)} t where t.school_id = ${reach.school_id} and t.id = ${id})`)}) u
    order by u.student_name collate natural_order, u.student_id`,
  )

const Cell = z.object({ task_id: z.uuid(), student_id: z.uuid(), student_name: z.string(), ...TaskStatus.shape })

export const listStatuses = (
  db: Db,
  reach: Reach,
  schoolDay: SchoolDay,
  { task_ids, student_id }: { task_ids: readonly string[]; student_id?: string },
): Promise<z.output<typeof Cell>[]> =>
  rowsOf(
    db,
    Cell,
    sql`
    select u.task_id, u.student_id, u.student_name, ${statusColumns}
    from (${taskStatuses(
      reach,
      schoolDay,
      sql`(select * from tasks where school_id = ${reach.school_id} and id = any(${task_ids}::uuid[]))`,
    )}) u
    where ${student_id === undefined ? sql`true` : sql`u.student_id = ${student_id}`}
    order by u.student_name collate natural_order, u.student_id`,
  )

export interface TaskRow {
  class_id: string | null
  chatbot_id: string | null
  avatar_id: string | null
  opens_on: string
  due_on: string
  times: number | null
  turns: number | null
  minutes: number | null
  steps: number | null
  words: number | null
  note: string | null
  author_id: string | null
}

export async function insertTask(
  tx: Transaction<Tables>,
  school_id: string,
  row: TaskRow,
  student_ids: readonly string[],
): Promise<string> {
  const { id } = await tx
    .insertInto('tasks')
    .values({ school_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (student_ids.length > 0)
    await sql`
      insert into task_students (school_id, task_id, student_id)
      select ${school_id}, ${id}, s from unnest(${student_ids}::uuid[]) s on conflict do nothing`.execute(tx)
  return id
}

export async function updateTask(
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
  { version, ...changes }: TaskChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tasks')
    .set({ ...changes, version: version + 1 })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const LockedTask = z.object({
  id: z.uuid(),
  class_id: z.nullable(z.uuid()),
  chatbot_id: z.nullable(z.uuid()),
  avatar_id: z.nullable(z.uuid()),
  is_deleted: z.boolean(),
  can_edit: z.boolean(),
})
export type LockedTask = z.output<typeof LockedTask>

/** Locks a task within reach until the transaction ends; also one that was deleted within the last day. */
export async function lockTask(tx: Transaction<Tables>, reach: Reach, id: string): Promise<LockedTask | undefined> {
  await sql`select 1 from tasks where school_id = ${reach.school_id} and id = ${id} for no key update`.execute(tx)
  return rowOf(
    tx,
    LockedTask,
    sql`
    select t.id, t.class_id, t.chatbot_id, t.avatar_id, t.deleted_at is not null as is_deleted, ${canEdit(reach)} as can_edit
    from ${tasksIn(reach)} t
    where t.school_id = ${reach.school_id} and t.id = ${id} and (t.deleted_at is null or t.deleted_at > now() - interval '1 day')`,
  )
}

export async function setDeleted(
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
  isDeleted: boolean,
): Promise<void> {
  await sql`
    update tasks set deleted_at = case when ${isDeleted} then now() end, version = version + 1
    where school_id = ${school_id} and id = ${id}`.execute(tx)
}

export async function purgeTasks(db: Db): Promise<void> {
  await sql`delete from tasks where deleted_at < now() - interval '1 day'`.execute(db)
}
