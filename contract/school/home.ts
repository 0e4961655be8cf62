import * as z from 'zod/mini'
import { chatbotStatuses } from '../teaching/chatbots.ts'
import { ConversationItem } from '../practice/conversations.ts'
import { defineApi } from '../endpoint.ts'
import { levels, practiceLanguages } from '../values/languages.ts'
import { listOf } from '../values/lists.ts'
import { Task } from '../teaching/task.ts'
import { Seats } from '../people/students.ts'

/** The most items of each list, and the days of the chart, including today. */
export const homeLimits = { items: 5, days: 30 } as const
/** Days without practice after which a student counts as stopped. */
export const stoppedDays = 14

const student = { id: z.uuid(), name: z.string() }
const chatbot = { id: z.uuid(), name: z.string(), language: z.enum(practiceLanguages) }

/** A conversation counts once the student has sent a message. */
export const Home = z.object({
  setup: z.object({
    students: z.boolean(),
    chatbot: z.boolean(),
    assignment: z.boolean(),
    links: z.boolean(),
    conversation: z.boolean(),
  }),
  /** One to which something is assigned, while no one can practise for want of students in it. */
  empty_class: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  seats: Seats,
  languages: z.object({ used: z.int(), limit: z.int(), items: z.array(z.enum(practiceLanguages)) }),
  /** Active students, and those of them who have practised since Monday. */
  week: z.object({ practised: z.int(), active: z.int() }),
  /** The last 30 days in the school's time zone, oldest first; a conversation is on the day of its last message. */
  days: z.array(z.object({ date: z.iso.date(), students: z.int(), conversations: z.int(), minutes: z.number() })),
  students: z.object({
    /** Never practised, though something has been assigned to them since `since`; longest first. */
    never: z.object(listOf(z.object({ ...student, since: z.iso.datetime() }))),
    most: z.object(listOf(z.object({ ...student, conversations: z.int(), minutes: z.number() }))),
    /** No practice for 14 days; the most recent first. */
    stopped: z.object(listOf(z.object({ ...student, last_practised_at: z.iso.datetime() }))),
  }),
  chatbots: z.object({
    /** Published, but with no active student, neither directly nor through an avatar. */
    without_students: z.object(listOf(z.object({ ...chatbot, level: z.nullable(z.enum(levels)) }))),
    /** By conversations of the 30 days, including those with its avatars. */
    most_used: z.object(listOf(z.object({ ...chatbot, status: z.enum(chatbotStatuses), conversations: z.int() }))),
  }),
  homework: z.object({
    /** Due today or in the next six days, the earliest first. */
    due: z.object(listOf(Task)),
    /** With homework that was due in the last 14 days and is not done; the most first. */
    behind: z.object(listOf(z.object({ ...student, late: z.int() }))),
  }),
  flagged: z.object(listOf(ConversationItem)),
  latest: z.array(ConversationItem),
})
export type Home = z.output<typeof Home>

export const home = defineApi({
  get: {
    method: 'GET',
    path: '/home',
    staff: 'teacher',
    summary: 'How the school is doing, in one answer.',
    returns: Home,
  },
})
