import * as z from 'zod/mini'
import { Correction } from './corrections.ts'
import { engines } from '../values/engines.ts'
import { defineApi } from '../endpoint.ts'
import { levels, practiceLanguages } from '../values/languages.ts'
import { listOf, paging } from '../values/lists.ts'
import { exportChoice, exportFormats } from '../values/spreadsheets.ts'
import { id } from '../values/text.ts'

export const speakers = ['student', 'partner'] as const
export const Message = z.object({
  id: z.uuid(),
  from: z.enum(speakers),
  text: z.string(),
  at: z.iso.datetime(),
  corrections: z.array(Correction),
  /** What the coach says of a student's message besides its corrections, in plain text. */
  coach: z.nullable(z.string()),
})
export type Message = z.output<typeof Message>

/** The same for both engines. Shares are from 0 to 1, and null where the student wrote too little. */
export const Measures = z.object({
  turns: z.int(),
  /** Without pauses of more than five minutes. */
  minutes: z.number(),
  words: z.int(),
  stayed: z.nullable(z.number()),
  vocabulary_used: z.int(),
  vocabulary_total: z.int(),
  steps_done: z.int(),
  steps_total: z.int(),
  corrections: z.object({ spelling: z.int(), accents: z.int(), grammar: z.int(), other_language: z.int() }),
})
export type Measures = z.output<typeof Measures>

export const praises = ['all_steps', 'stayed', 'vocabulary', 'no_mistakes', 'long_answers', 'kept_going'] as const
export type Praise = (typeof praises)[number]

const Words = z.array(z.object({ word: z.string(), meaning: z.nullable(z.string()) }))
export const Summary = z.object({
  praises: z.array(z.enum(praises)),
  corrections: z.array(Correction),
  words_used: Words,
  words_missed: Words,
})
export type Summary = z.output<typeof Summary>

export const flagKinds = ['self_harm', 'abuse'] as const
export type FlagKind = (typeof flagKinds)[number]

export const conversationStates = ['running', 'finished'] as const
const head = {
  id: z.uuid(),
  student: z.object({ id: z.uuid(), name: z.string() }),
  /** `name` is the name at that time; `id` is null once it is deleted. */
  chatbot: z.object({ id: z.nullable(z.uuid()), name: z.string() }),
  avatar: z.nullable(z.object({ id: z.nullable(z.uuid()), name: z.string() })),
  language: z.enum(practiceLanguages),
  level: z.nullable(z.enum(levels)),
  engine: z.enum(engines),
  state: z.enum(conversationStates),
  started_at: z.iso.datetime(),
  last_message_at: z.iso.datetime(),
  measures: Measures,
  flags: z.array(z.enum(flagKinds)),
  is_flag_seen: z.boolean(),
}
export const ConversationItem = z.object(head)
export type ConversationItem = z.output<typeof ConversationItem>

/** `messages` is empty once the text was deleted, at `purged_at`. */
export const Conversation = z.object({
  ...head,
  flagged_messages: z.array(z.uuid()),
  messages: z.array(Message),
  summary: z.nullable(Summary),
  purged_at: z.nullable(z.iso.datetime()),
})
export type Conversation = z.output<typeof Conversation>

const filter = {
  student_id: z.optional(id),
  chatbot_id: z.optional(id),
  avatar_id: z.optional(id),
  /** Inclusive, in the school's time zone. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  flag: z.optional(z.enum(['any', 'unseen'])),
}
export const ConversationFilter = z.strictObject(filter)
export type ConversationFilter = z.output<typeof ConversationFilter>

/** One correction of a message. */
const CorrectionRef = z.strictObject({
  message_id: id,
  start: z.int().check(z.gte(0)),
  rule: z.string().check(z.maxLength(100)),
})

export const conversations = defineApi({
  list: {
    method: 'GET',
    path: '/conversations',
    staff: 'teacher',
    summary: 'Conversations, latest first.',
    query: z.strictObject({ ...filter, ...paging }),
    returns: z.object(listOf(ConversationItem)),
    fails: ['not_found'],
  },
  export: {
    method: 'GET',
    path: '/conversations/export',
    staff: 'teacher',
    summary: 'The measures of conversations as a spreadsheet.',
    query: z.strictObject({ ...filter, ...exportChoice }),
    produces: Object.values(exportFormats),
    heavy: true,
    fails: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/conversations/:id',
    staff: 'teacher',
    summary: 'One conversation with its messages and summary.',
    returns: Conversation,
    fails: ['not_found'],
  },
  dismiss: {
    method: 'POST',
    path: '/conversations/:id/dismissals',
    staff: 'teacher',
    summary: 'Say that a correction is no mistake: it goes, here and in the summary.',
    body: CorrectionRef,
    fails: ['not_found'],
  },
  restore: {
    method: 'POST',
    path: '/conversations/:id/dismissals/undo',
    staff: 'teacher',
    summary: 'Put back a correction that was dismissed.',
    body: CorrectionRef,
    fails: ['not_found'],
  },
  see: {
    method: 'POST',
    path: '/conversations/:id/seen',
    staff: 'teacher',
    summary: 'Mark the flagged messages as seen.',
    fails: ['not_found'],
  },
})
