import * as z from 'zod/mini'
import { practiceLanguages } from '../values/languages.ts'
import { Look } from '../values/looks.ts'

/** The most of each goal, and the days that a task may be set ahead. */
export const taskGoals = { times: 20, turns: 300, minutes: 600, steps: 20, words: 100 } as const
export type TaskGoal = keyof typeof taskGoals
export const taskLimits = { note: 500, days: 366, columns: 8 } as const

export const taskStates = ['to_do', 'begun', 'done', 'late', 'excused'] as const
export type TaskState = (typeof taskStates)[number]
/** Why a student gets no reminder; `stopped`: the student wants none. */
export const reminderSkips = ['done', 'no_address', 'stopped', 'reminded_today', 'no_link'] as const
export type ReminderSkip = (typeof reminderSkips)[number]

const asked = {
  times: z.nullable(z.int()),
  turns: z.nullable(z.int()),
  minutes: z.nullable(z.int()),
  steps: z.nullable(z.int()),
  words: z.nullable(z.int()),
}
export const TaskGoals = z.object(asked)
export type TaskGoals = z.output<typeof TaskGoals>

/** How far a student has come, counted from when the task opened. */
export const TaskProgress = z.object({
  times: z.int(),
  turns: z.int(),
  minutes: z.int(),
  steps: z.int(),
  words: z.int(),
})
export type TaskProgress = z.output<typeof TaskProgress>

export const named = z.object({ id: z.uuid(), name: z.string() })
const head = {
  id: z.uuid(),
  goals: TaskGoals,
  note: z.nullable(z.string()),
  opens_on: z.iso.date(),
  due_on: z.iso.date(),
}

/** Homework. It is for one class, or for some students; exactly one of `chatbot` and `avatar` is set. */
export const Task = z.object({
  ...head,
  /** Null: for single students. */
  class: z.nullable(named),
  chatbot: z.nullable(z.extend(named, { language: z.enum(practiceLanguages) })),
  avatar: z.nullable(z.extend(named, { language: z.enum(practiceLanguages), look: Look })),
  author: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  version: z.int(),
  /** False for a teacher who does not teach all of its students. */
  can_edit: z.boolean(),
  /** Active students within reach, by their state. */
  counts: z.object({
    students: z.int(),
    to_do: z.int(),
    begun: z.int(),
    done: z.int(),
    late: z.int(),
    excused: z.int(),
  }),
})
export type Task = z.output<typeof Task>

/** How far one student is; computed from the conversations since the task opened. */
export const TaskStatus = z.object({
  state: z.enum(taskStates),
  /** Done, but only with conversations begun after it was due. */
  is_late: z.boolean(),
  due_on: z.iso.date(),
  is_extended: z.boolean(),
  progress: TaskProgress,
  /** The latest of the conversations that count. */
  conversation_id: z.nullable(z.uuid()),
})
export type TaskStatus = z.output<typeof TaskStatus>

export const TaskStudent = z.object({ student: named, ...TaskStatus.shape })
export type TaskStudent = z.output<typeof TaskStudent>

export const PracticeTask = z.object({
  ...head,
  chatbot_id: z.nullable(z.uuid()),
  avatar_id: z.nullable(z.uuid()),
  state: z.enum(taskStates),
  progress: TaskProgress,
})
export type PracticeTask = z.output<typeof PracticeTask>
