import * as z from 'zod/mini'
import { conversationStates, Measures, Message, Summary } from './conversations.ts'
import { defineApi } from '../endpoint.ts'
import { engines } from '../values/engines.ts'
import { levels, practiceLanguages } from '../values/languages.ts'
import { studentAddresses } from '../values/student-address.ts'
import { recognizers } from '../values/microphone.ts'
import { Look } from '../values/looks.ts'
import { Progress } from '../values/progress.ts'
import { id, lines } from '../values/text.ts'
import { PracticeTask } from '../teaching/task.ts'
import { Voice, VoiceRegion, VoiceSettings } from '../teaching/voices.ts'
import { Step } from '../teaching/chatbot-step.ts'

/** The most characters of a message, and the most messages of a student; the page warns from `warnAt` of the daily limit. */
export const practiceLimits = { message: 2000, perMinute: 20, perDay: 300, warnAt: 0.8 } as const
export const practiceSeconds = 4 * 60 * 60

/** A chatbot, or an avatar with its chatbot, under the avatar's name. */
export const PracticePartner = z.object({
  chatbot_id: z.uuid(),
  avatar_id: z.nullable(z.uuid()),
  look: z.nullable(Look),
  name: z.string(),
  description: z.nullable(z.string()),
  language: z.enum(practiceLanguages),
  level: z.nullable(z.enum(levels)),
  open_conversation_id: z.nullable(z.uuid()),
  open_progress: z.nullable(Progress),
  /** The person's name that a chatbot speaks under; null for an avatar, whose name is `name`. */
  partner_name: z.nullable(z.string()),
  /** Words that were asked for in the last conversation and not used. */
  next_words: z.array(z.string()),
})
export type PracticePartner = z.output<typeof PracticePartner>

const head = {
  id: z.uuid(),
  chatbot_id: z.nullable(z.uuid()),
  avatar_id: z.nullable(z.uuid()),
  name: z.string(),
  language: z.enum(practiceLanguages),
  state: z.enum(conversationStates),
  started_at: z.iso.datetime(),
  last_message_at: z.iso.datetime(),
  turns: z.int(),
}
export const PracticeConversationItem = z.object({ ...head, steps_done: z.int(), steps_total: z.int() })

const DailyQuota = z.object({ used: z.int(), limit: z.int() })

const { speaks_answers, shows_captions } = VoiceSettings.shape
const playback = { speaks_answers, shows_captions }

/** What the answer to the current step has in it, as its `expects`: it tells when a spoken answer is complete. */
const expects = Step.shape.expects

/** A message that was flagged in an earlier session is hidden: its text and corrections are empty. */
const PracticeMessage = z.extend(Message, { is_hidden: z.optional(z.boolean()) })
export type PracticeMessage = z.output<typeof PracticeMessage>

export const PracticeConversation = z.object({
  ...head,
  engine: z.enum(engines),
  level: z.nullable(z.enum(levels)),
  description: z.nullable(z.string()),
  starters: z.array(z.string()),
  vocabulary: Summary.shape.words_missed,
  /** The name that the partner speaks under, where it is not `name`. */
  partner_name: z.nullable(z.string()),
  words_asked: z.array(z.string()),
  /** The words of `words_asked` that the student has used, in any form. */
  words_used: z.array(z.string()),
  look: z.nullable(Look),
  /** The avatar's voice, or else the chatbot's, or else the school's for the language. */
  voice: z.extend(Voice, { region: VoiceRegion }),
  ...playback,
  /** Whether the server can speak the language; otherwise the browser does. */
  has_server_voice: z.boolean(),
  /** What may turn the student's speech into text, in order; empty where the microphone is off. */
  recognizers: z.array(z.enum(recognizers)),
  progress: Progress,
  expects,
  messages: z.array(PracticeMessage),
  /** The last message has no answer yet; it gets one when it is sent again. */
  is_unanswered: z.boolean(),
  today: DailyQuota,
  /** The conversation has a visible message for which help was offered. */
  needs_help: z.boolean(),
  summary: z.nullable(Summary),
  measures: z.nullable(Measures),
})
export type PracticeConversation = z.output<typeof PracticeConversation>

const home = {
  student: z.object({ first_name: z.string(), native_language: z.nullable(z.string()) }),
  school: z.object({ name: z.string(), logo_url: z.nullable(z.string()), student_address: z.enum(studentAddresses) }),
  partners: z.array(PracticePartner),
  tasks: z.array(PracticeTask),
  today: z.iso.date(),
  /** The homework as a calendar to subscribe to. Secret; it ends with the practice link. */
  calendar_url: z.string(),
}
export const PracticeHome = z.object({ ...home, conversations: z.array(PracticeConversationItem) })
export type PracticeHome = z.output<typeof PracticeHome>

export const practice = defineApi({
  open: {
    method: 'POST',
    path: '/practice/session',
    summary: 'Open a practice session with the secret of a link. All invalid links get the same response.',
    access: 'public',
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    returns: z.object({ practiceToken: z.string(), ...home }),
    fails: ['not_found'],
  },
  leave: {
    method: 'DELETE',
    path: '/practice/session',
    summary: 'End this practice session. The link stays valid.',
    access: 'practice',
  },
  home: {
    method: 'GET',
    path: '/practice',
    summary: "The student's chatbots, avatars and conversations.",
    access: 'practice',
    returns: PracticeHome,
  },
  calendar: {
    method: 'GET',
    path: '/practice/calendar/:token',
    summary: 'The homework of a student as a calendar to subscribe to. All invalid addresses get the same response.',
    access: 'public',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{86}$/)) }),
    produces: 'text/calendar; charset=utf-8',
    fails: ['not_found'],
  },
  start: {
    method: 'POST',
    path: '/practice/conversations',
    summary: 'Start a conversation.',
    access: 'practice',
    body: z.union([z.strictObject({ chatbot_id: id }), z.strictObject({ avatar_id: id })]),
    returns: PracticeConversation,
    status: 201,
    idempotent: true,
    fails: ['not_found', 'practice_limit_reached'],
  },
  get: {
    method: 'GET',
    path: '/practice/conversations/:id',
    summary: 'A conversation of the student.',
    access: 'practice',
    returns: PracticeConversation,
    fails: ['not_found'],
  },
  say: {
    method: 'POST',
    path: '/practice/conversations/:id/messages',
    summary:
      'Send a message and stream the reply. A retry with the same key gets the reply to the same message, once. With `engine`, the guided engine replies from here on instead of the language model.',
    access: 'practice',
    body: z.strictObject({
      text: lines(practiceLimits.message),
      engine: z.optional(z.literal('guided')),
      /** The text is what was heard: its spelling is no mistake of the student. */
      is_spoken: z.optional(z.boolean()),
    }),
    idempotent: true,
    streams: {
      kept: z.object({
        message: Message,
        today: DailyQuota,
        needs_help: z.boolean(),
        words_used: PracticeConversation.shape.words_used,
      }),
      /** A piece of the reply; an empty one only keeps the connection alive. */
      delta: z.object({ text: z.string() }),
      done: z.object({ message: Message, progress: Progress, expects }),
      failed: z.object({ code: z.string() }),
    },
    fails: ['not_found', 'practice_limit_reached', 'provider_failed', 'edited_elsewhere'],
  },
  previewReply: {
    method: 'POST',
    path: '/practice/conversations/:id/reply-preview',
    summary:
      'The reply of the guided engine to a text that has not been sent, so that it can be spoken without delay. Nothing is saved, and no message is counted.',
    access: 'practice',
    quota: 'speech',
    body: z.strictObject({ text: lines(practiceLimits.message) }),
    /** Null where a language model replies. */
    returns: z.object({ text: z.nullable(z.string()) }),
    fails: ['not_found', 'edited_elsewhere'],
  },
  hint: {
    method: 'POST',
    path: '/practice/conversations/:id/hint',
    summary: 'A hint for what to say next.',
    access: 'practice',
    returns: z.object({ text: z.string() }),
    fails: ['not_found'],
  },
  finish: {
    method: 'POST',
    path: '/practice/conversations/:id/finish',
    summary: 'End a conversation; the limits do not apply. A finished one returns its summary again.',
    access: 'practice',
    returns: PracticeConversation,
    fails: ['not_found'],
  },
})
