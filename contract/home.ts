import * as z from 'zod/mini'
import { chatbotStatuses } from './chatbots.ts'
import { ConversationItem } from './conversations.ts'
import { defineApi } from './endpoint.ts'
import { levels, practiceLanguages } from './languages.ts'
import { listOf } from './lists.ts'
import { Seats } from './students.ts'

/** The most of each kind that Home shows, and the days that its chart has, today's among them. */
export const homeLimits = { items: 5, days: 30 } as const
/** Days without practice after which somebody has stopped. */
export const stoppedDays = 14

const student = { id: z.uuid(), name: z.string() }
const chatbot = { id: z.uuid(), name: z.string(), language: z.enum(practiceLanguages) }

/** What Home shows. A conversation is practice once the student has said something in it; lists have at most 5 items. */
export const Home = z.object({
  /** What has been done of what a school does first. */
  setup: z.object({
    /** There is a student. */
    students: z.boolean(),
    /** A chatbot is published. */
    chatbot: z.boolean(),
    /** Something is assigned to somebody, or to a class with somebody in it. */
    assignment: z.boolean(),
    /** A practice link was sent, printed or used. */
    links: z.boolean(),
    /** A conversation was begun. */
    conversation: z.boolean(),
  }),
  seats: Seats,
  /** Those that are on, and how many the plan allows. */
  languages: z.object({ used: z.int(), limit: z.int(), items: z.array(z.enum(practiceLanguages)) }),
  /** Active students, and how many of them have practised since Monday. */
  week: z.object({ practised: z.int(), active: z.int() }),
  /** The last 30 days as the school counts them, the oldest first; a conversation is on the day of its last message. */
  days: z.array(z.object({ date: z.iso.date(), students: z.int(), conversations: z.int(), minutes: z.number() })),
  /** Active students only. */
  students: z.object({
    /** They may practise with something since then, and never have; the longest first. */
    never: z.object(listOf(z.object({ ...student, since: z.iso.datetime() }))),
    /** By minutes of the 30 days. */
    most: z.object(listOf(z.object({ ...student, conversations: z.int(), minutes: z.number() }))),
    /** They practised once, and not for 14 days; the longest ago last. */
    stopped: z.object(listOf(z.object({ ...student, last_practised_at: z.iso.datetime() }))),
  }),
  chatbots: z.object({
    /** Published ones with which nobody active may practise, neither directly nor through an avatar. */
    without_students: z.object(listOf(z.object({ ...chatbot, level: z.nullable(z.enum(levels)) }))),
    /** By conversations of the 30 days, those of their avatars with them. */
    most_used: z.object(listOf(z.object({ ...chatbot, status: z.enum(chatbotStatuses), conversations: z.int() }))),
  }),
  /** What was flagged and nobody has seen. */
  flagged: z.object(listOf(ConversationItem)),
  latest: z.array(ConversationItem),
})
export type Home = z.output<typeof Home>

export const home = defineApi({
  get: { method: 'GET', path: '/home', summary: 'How the school is doing, in one answer.', returns: Home },
})
