import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { type Task, taskLimits } from '#contract/teaching/task.ts'
import type { NewTask, TaskChanges, tasks } from '#contract/teaching/tasks.ts'
import { isWithinReach, lockAll } from '#server/assignments/assignments.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Reach } from '#server/database/reach.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { addDays } from '#server/reports/report-days.ts'
import { findSchoolDay, type SchoolDay } from '#server/reports/school-day.queries.ts'
import { lockCaps } from '#server/school/caps.ts'
import { setExceptions } from '#server/tasks/exceptions.queries.ts'
import { assignForTask, unassignForTask } from '#server/tasks/given.queries.ts'
import { isPractisable } from '#server/tasks/practisable.queries.ts'
import {
  countTasks,
  findTask,
  insertTask,
  latestDueFirst,
  listStatuses,
  listTasks,
  listTaskStudents,
  lockTask,
  type LockedTask,
  setDeleted,
  updateTask,
} from '#server/tasks/tasks.queries.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>
type Returns<Name extends 'list' | 'table' | 'ofStudent' | 'add' | 'get' | 'except'> = Promise<
  z.output<(typeof tasks)[Name]['returns']>
>

const today = (db: Db, { school_id }: Reach) => findSchoolDay(db, school_id, new Date().toISOString())

async function pageOf(
  db: Db,
  reach: Reach,
  schoolDay: SchoolDay,
  condition: RawBuilder<unknown>,
  { page, page_size }: { page: number; page_size: number },
) {
  const choice = { condition, order: latestDueFirst, limit: page_size, offset: (page - 1) * page_size }
  const items = await listTasks(db, reach, schoolDay, choice)
  return { items, total: await countTasks(db, reach, condition) }
}

export async function listHomework(
  db: Db,
  reach: Reach,
  query: z.output<(typeof tasks)['list']['query']>,
): Returns<'list'> {
  const { class_id, chatbot_id, avatar_id, open, ...paging } = query
  for (const [side, id] of [
    ['classes', class_id],
    ['chatbots', chatbot_id],
    ['avatars', avatar_id],
  ] as const)
    if (id !== undefined && !(await isWithinReach(db, reach, side, id))) throw new ApiError('not_found')
  const schoolDay = await today(db, reach)
  const conditions = [sql`true`]
  if (class_id) conditions.push(sql`t.class_id = ${class_id}`)
  if (chatbot_id) conditions.push(sql`t.chatbot_id = ${chatbot_id}`)
  if (avatar_id) conditions.push(sql`t.avatar_id = ${avatar_id}`)
  if (open) conditions.push(sql`(t.due_on >= ${schoolDay.today}::date) = ${open === 'true'}`)
  return pageOf(db, reach, schoolDay, sql.join(conditions, sql` and `), paging)
}

export async function tableOfClass(db: Db, reach: Reach, class_id: string, page: number): Returns<'table'> {
  if (!(await isWithinReach(db, reach, 'classes', class_id))) throw new ApiError('not_found')
  const schoolDay = await today(db, reach)
  const paging = { page, page_size: taskLimits.columns }
  const { items, total } = await pageOf(db, reach, schoolDay, sql`t.class_id = ${class_id}`, paging)
  const columns = new Map(items.map(({ id }, index) => [id, index]))
  const statuses = await listStatuses(db, reach, schoolDay, { task_ids: [...columns.keys()] })
  const students = new Map<string, Awaited<Returns<'table'>>['students'][number]>()
  for (const { task_id, student_id, student_name, ...status } of statuses) {
    const student = students.get(student_id) ?? { id: student_id, name: student_name, cells: items.map(() => null) }
    students.set(student_id, student)
    student.cells[columns.get(task_id) ?? 0] = status
  }
  return { tasks: items, total, students: [...students.values()] }
}

export async function listOfStudent(
  db: Db,
  reach: Reach,
  student_id: string,
  paging: z.output<(typeof tasks)['ofStudent']['query']>,
): Returns<'ofStudent'> {
  if (!(await isWithinReach(db, reach, 'students', student_id))) throw new ApiError('not_found')
  const schoolDay = await today(db, reach)
  const isTheirs = sql`(
    t.class_id in (select class_id from class_members where school_id = ${reach.school_id} and student_id = ${student_id})
    or t.id in (select task_id from task_students where school_id = ${reach.school_id} and student_id = ${student_id}))`
  const { items, total } = await pageOf(db, reach, schoolDay, isTheirs, paging)
  const statuses = await listStatuses(db, reach, schoolDay, { task_ids: items.map(({ id }) => id), student_id })
  const byTask = new Map(statuses.map(({ task_id, ...status }) => [task_id, status]))
  return {
    total,
    items: items.flatMap((task) => {
      const found = byTask.get(task.id)
      if (!found) return []
      const { student_id: _id, student_name: _name, ...status } = found
      return [{ task, ...status }]
    }),
  }
}

export async function getTask(db: Db, reach: Reach, id: string): Returns<'get'> {
  const schoolDay = await today(db, reach)
  const task = await findTask(db, reach, schoolDay, id)
  if (!task) throw new ApiError('not_found')
  return { task, students: await listTaskStudents(db, reach, schoolDay, id) }
}

export async function addTasks(tx: Tx, account: Account, body: NewTask): Returns<'add'> {
  const { reach, school_id } = account
  const { class_ids, student_ids, opens_on, ...asked } = body
  const { chatbot_id, avatar_id, ...wanted } = { chatbot_id: null, avatar_id: null, ...asked }
  // Serialized per school, as assigning is.
  await lockCaps(tx, account)
  const isAllHere =
    (await lockAll(tx, reach, 'chatbots', chatbot_id ? [chatbot_id] : [])) &&
    (await lockAll(tx, reach, 'avatars', avatar_id ? [avatar_id] : [])) &&
    (await lockAll(tx, reach, 'students', student_ids)) &&
    (await lockAll(tx, reach, 'classes', class_ids)) &&
    (await isPractisable(tx, school_id, { chatbot_id, avatar_id }))
  if (!isAllHere) throw new ApiError('not_found')
  const schoolDay = await today(tx, reach)
  const days = { opens_on: opens_on ?? schoolDay.today, due_on: wanted.due_on }
  refuseWrongDays(days, schoolDay)
  const row = { ...wanted, ...days, chatbot_id, avatar_id, author_id: account.user_id }
  const receivers = [...new Set(class_ids)].map((class_id): { class_id: string | null; students: string[] } => ({
    class_id,
    students: [],
  }))
  if (student_ids.length > 0) receivers.push({ class_id: null, students: student_ids })
  const items: Task[] = []
  for (const { class_id, students } of receivers) {
    const id = await insertTask(tx, school_id, { ...row, class_id }, students)
    await assignForTask(tx, school_id, { id, class_id, chatbot_id, avatar_id })
    items.push(await shown(tx, reach, id))
  }
  await record(tx, account, 'task_set', { count: items.length })
  return { items }
}

function refuseWrongDays({ opens_on, due_on }: { opens_on: string; due_on: string }, schoolDay: SchoolDay) {
  const refuse = (path: string, message: string) => {
    throw new ApiError('invalid_input', { issues: [{ path, message }] })
  }
  if (due_on < opens_on) refuse('due_on', 'It must not be before opens_on.')
  const last = addDays(schoolDay.today, taskLimits.days)
  if (due_on > last) refuse('due_on', `It must be at most ${taskLimits.days} days ahead.`)
}

async function shown(tx: Tx, reach: Reach, id: string): Promise<Task> {
  const task = await findTask(tx, reach, await today(tx, reach), id)
  if (!task) throw new ApiError('not_found')
  return task
}

async function lockOwn(tx: Tx, reach: Reach, id: string, isDeleted: boolean): Promise<LockedTask> {
  const task = await lockTask(tx, reach, id)
  if (!task || task.is_deleted !== isDeleted) throw new ApiError('not_found')
  if (!task.can_edit) throw new ApiError('forbidden', { reason: 'author' })
  return task
}

export async function editTask(tx: Tx, account: Account, id: string, changes: TaskChanges): Promise<Task> {
  const { reach, school_id } = account
  await lockOwn(tx, reach, id, false)
  refuseWrongDays(changes, await today(tx, reach))
  if (!(await updateTask(tx, school_id, id, changes))) throw new ApiError('edited_elsewhere')
  await record(tx, account, 'task_edited')
  return shown(tx, reach, id)
}

export async function removeTask(tx: Tx, account: Account, id: string): Promise<void> {
  await lockCaps(tx, account)
  await lockOwn(tx, account.reach, id, false)
  await setDeleted(tx, account.school_id, id, true)
  await unassignForTask(tx, account.school_id, id)
  await record(tx, account, 'task_deleted')
}

export async function restoreTask(tx: Tx, account: Account, id: string): Promise<Task> {
  const { reach, school_id } = account
  await lockCaps(tx, account)
  const task = await lockOwn(tx, reach, id, true)
  await setDeleted(tx, school_id, id, false)
  await assignForTask(tx, school_id, task)
  await record(tx, account, 'task_restored')
  return shown(tx, reach, id)
}

/** Excuses students or extends their day. A student of the task who is out of reach is `not_found`. */
export async function exceptStudents(
  tx: Tx,
  { reach, school_id }: Account,
  id: string,
  { student_ids, excused, due_on }: z.output<(typeof tasks)['except']['body']>,
): Returns<'except'> {
  const task = await lockTask(tx, reach, id)
  if (!task || task.is_deleted) throw new ApiError('not_found')
  const schoolDay = await today(tx, reach)
  const students = new Set((await listTaskStudents(tx, reach, schoolDay, id)).map(({ student }) => student.id))
  if (!student_ids.every((student_id) => students.has(student_id))) throw new ApiError('not_found')
  await setExceptions(tx, school_id, id, { student_ids, excused, due_on })
  return { students: await listTaskStudents(tx, reach, schoolDay, id) }
}
