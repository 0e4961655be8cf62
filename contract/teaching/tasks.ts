import * as z from 'zod/mini'
import { day } from '../values/day.ts'
import { assignmentLimits } from '../values/assignment-limits.ts'
import { idList } from '../values/assigned-ids.ts'
import { named, reminderSkips, Task, type TaskGoal, taskGoals, taskLimits, TaskStatus, TaskStudent } from './task.ts'
import { defineApi } from '../endpoint.ts'
import { listOf, paging } from '../values/lists.ts'
import { id, lines, seenVersion } from '../values/text.ts'

const goal = (most: number) => z._default(z.nullable(z.int().check(z.gte(1), z.lte(most))), null)
const goals = {
  times: goal(taskGoals.times),
  turns: goal(taskGoals.turns),
  minutes: goal(taskGoals.minutes),
  steps: goal(taskGoals.steps),
  /** Words used, of those that the conversation asks for, in one conversation. */
  words: goal(taskGoals.words),
}
type Goals = { [Name in TaskGoal]?: number | null | undefined }
const asksSomething = z.refine<Goals>(({ times, turns, minutes, steps, words }) =>
  [times, turns, minutes, steps, words].some((asked) => (asked ?? null) !== null),
)
const note = z._default(z.nullable(lines(taskLimits.note)), null)
type Receivers = { class_ids: string[]; student_ids: string[] }
const namesReceivers = z.refine<Receivers>(({ class_ids, student_ids }) => class_ids.length + student_ids.length > 0)

const given = {
  class_ids: idList(assignmentLimits.classes),
  student_ids: idList(assignmentLimits.students),
  /** The school's today, where it is left out. */
  opens_on: z.optional(day),
  due_on: day,
  ...goals,
  note,
}
export const NewTask = z.union([
  z.strictObject({ chatbot_id: id, ...given }).check(namesReceivers, asksSomething),
  z.strictObject({ avatar_id: id, ...given }).check(namesReceivers, asksSomething),
])
export type NewTask = z.output<typeof NewTask>

export const TaskChanges = z
  .strictObject({ opens_on: day, due_on: day, ...goals, note, version: seenVersion })
  .check(asksSomething)
export type TaskChanges = z.output<typeof TaskChanges>

export const tasks = defineApi({
  list: {
    method: 'GET',
    path: '/tasks',
    staff: 'teacher',
    summary: 'The homework of the school, the latest due day first; at most of one class, chatbot or avatar.',
    query: z.strictObject({
      class_id: z.optional(id),
      chatbot_id: z.optional(id),
      avatar_id: z.optional(id),
      /** Not due before the school's today. */
      open: z.optional(z.enum(['true', 'false'])),
      ...paging,
    }),
    returns: z.object(listOf(Task)),
    fails: ['not_found'],
  },
  table: {
    method: 'GET',
    path: '/classes/:id/tasks',
    staff: 'teacher',
    summary: `The homework of a class as a table: ${taskLimits.columns} tasks a page, the latest due day first, and how each student of the class has come with each.`,
    query: z.strictObject({ page: paging.page }),
    returns: z.object({
      tasks: z.array(Task),
      total: z.int(),
      /** Cells are in the order of `tasks`; null where the student joined the class after the task was due. */
      students: z.array(z.object({ id: z.uuid(), name: z.string(), cells: z.array(z.nullable(TaskStatus)) })),
    }),
    fails: ['not_found'],
  },
  ofStudent: {
    method: 'GET',
    path: '/students/:id/tasks',
    staff: 'teacher',
    summary: 'The homework of a student, the latest due day first, and how far they have come.',
    query: z.strictObject(paging),
    returns: z.object(listOf(z.object({ task: Task, ...TaskStatus.shape }))),
    fails: ['not_found'],
  },
  add: {
    method: 'POST',
    path: '/tasks',
    staff: 'teacher',
    summary:
      'Set homework: a task for each class, and one for the students. The chatbot or avatar is assigned where it was not.',
    body: NewTask,
    returns: z.object({ items: z.array(Task) }),
    status: 201,
    idempotent: true,
    fails: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/tasks/:id',
    staff: 'teacher',
    summary: 'A task and how far each of its students has come.',
    returns: z.object({ task: Task, students: z.array(TaskStudent) }),
    fails: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/tasks/:id',
    staff: 'teacher',
    summary: 'Change the days, the goals and the note of a task.',
    body: TaskChanges,
    returns: Task,
    fails: ['not_found', 'forbidden', 'edited_elsewhere'],
  },
  remove: {
    method: 'DELETE',
    path: '/tasks/:id',
    staff: 'teacher',
    summary: 'Delete a task and the assignments that it made. It can be restored for a day.',
    fails: ['not_found', 'forbidden'],
  },
  restore: {
    method: 'POST',
    path: '/tasks/:id/restore',
    staff: 'teacher',
    summary: 'Restore a task that was deleted within the last day.',
    returns: Task,
    fails: ['not_found', 'forbidden'],
  },
  except: {
    method: 'PUT',
    path: '/tasks/:id/exceptions',
    staff: 'teacher',
    summary: 'Excuse students from a task, or give them until another day. Neither undoes both.',
    body: z.strictObject({
      student_ids: z.array(id).check(z.minLength(1), z.maxLength(assignmentLimits.students)),
      excused: z.boolean(),
      due_on: z.nullable(day),
    }),
    returns: z.object({ students: z.array(TaskStudent) }),
    fails: ['not_found'],
  },
  remind: {
    method: 'POST',
    path: '/tasks/:id/reminders',
    staff: 'teacher',
    summary:
      'Mail a reminder to students who have not done a task: those named, or all. A student gets at most one reminder a day.',
    body: z.strictObject({ student_ids: z.optional(idList(assignmentLimits.students)) }),
    returns: z.object({
      sent: z.int(),
      skipped: z.array(z.object({ student: named, reason: z.enum(reminderSkips) })),
    }),
    idempotent: true,
    fails: ['not_found', 'address_not_confirmed', 'mail_limit_reached'],
  },
})
