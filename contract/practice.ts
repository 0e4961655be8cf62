import * as z from 'zod/mini'
import { correctionStyles } from './corrections.ts'
import { conversationStates, Measures, Message, Summary } from './conversations.ts'
import { defineApi } from './endpoint.ts'
import { engines } from './engines.ts'
import { levels, practiceLanguages } from './languages.ts'
import { Look } from './looks.ts'
import { Progress } from './progress.ts'
import { id, lines } from './text.ts'
import { Voice, VoiceSettings } from './voices.ts'

/** The most characters of a message, and the most messages of a student; from `warnAt` of them on, it is said. */
export const practiceLimits = { message: 2000, perMinute: 20, perDay: 300, warnAt: 0.8 } as const
/** Seconds that a practice session lasts. */
export const practiceSeconds = 4 * 60 * 60

/** Who a student may practise with: a chatbot, or an avatar that speaks through it, under the avatar's name. */
export const PracticePartner = z.object({
  chatbot_id: z.uuid(),
  avatar_id: z.nullable(z.uuid()),
  /** The face of an avatar. */
  look: z.nullable(Look),
  name: z.string(),
  description: z.nullable(z.string()),
  language: z.enum(practiceLanguages),
  level: z.nullable(z.enum(levels)),
  /** The conversation that is not finished, if there is one. */
  open_conversation_id: z.nullable(z.uuid()),
  /** How far that one has come. */
  open_progress: z.nullable(Progress),
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
export const PracticeConversationItem = z.object(head)

/** Messages that a student has sent today, and how many there may be. */
const Allowance = z.object({ used: z.int(), limit: z.int() })

const { speaks_answers, allows_microphone, shows_captions } = VoiceSettings.shape
const sounding = { speaks_answers, allows_microphone, shows_captions }

/** A message as the student has it: what was flagged in an earlier session is hidden, without its text and its corrections. */
const PracticeMessage = z.extend(Message, { is_hidden: z.optional(z.boolean()) })
export type PracticeMessage = z.output<typeof PracticeMessage>

/** A conversation as the student has it. */
export const PracticeConversation = z.object({
  ...head,
  engine: z.enum(engines),
  level: z.nullable(z.enum(levels)),
  /** What it is about, as students read it. */
  description: z.nullable(z.string()),
  starters: z.array(z.string()),
  /** Words that are explained. */
  vocabulary: Summary.shape.words_missed,
  /** The face of an avatar, as it was at the beginning. */
  look: z.nullable(Look),
  /** The avatar's voice, else the chatbot's, else the school's for the language. */
  voice: Voice,
  /** How the language sounds in the school. */
  ...sounding,
  /** Whether the server has a voice for the language, as far as it knows; otherwise the browser speaks. */
  has_server_voice: z.boolean(),
  progress: Progress,
  messages: z.array(PracticeMessage),
  /** What is done about mistakes while the talk goes on. */
  correction: z.enum(correctionStyles),
  /** What the student wrote and nobody has answered; it is answered when it is sent again. */
  is_unanswered: z.boolean(),
  today: Allowance,
  /** Words for which help was offered stand in the conversation, and are not hidden. */
  needs_help: z.boolean(),
  summary: z.nullable(Summary),
  measures: z.nullable(Measures),
})
export type PracticeConversation = z.output<typeof PracticeConversation>

const home = {
  student: z.object({ first_name: z.string(), native_language: z.nullable(z.string()) }),
  school: z.object({ name: z.string(), logo_url: z.nullable(z.string()) }),
  partners: z.array(PracticePartner),
}
export const PracticeHome = z.object({ ...home, conversations: z.array(PracticeConversationItem) })
export type PracticeHome = z.output<typeof PracticeHome>

export const practice = defineApi({
  open: {
    method: 'POST',
    path: '/practice/session',
    summary: 'Open a practice session with the secret of a link. Every dead link gets the same answer.',
    access: 'public',
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    returns: z.object({ practiceToken: z.string(), ...home }),
    fails: ['not_found'],
  },
  leave: {
    method: 'DELETE',
    path: '/practice/session',
    summary: 'End this practice session; the link stays alive.',
    access: 'practice',
  },
  home: {
    method: 'GET',
    path: '/practice',
    summary: 'Who the student may practise with, and the conversations so far.',
    access: 'practice',
    returns: PracticeHome,
  },
  start: {
    method: 'POST',
    path: '/practice/conversations',
    summary: 'Begin a conversation.',
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
      'Say something and hear the answer. The same key is the same message: sent again, it gets its answer, once. With `engine`, the chatbot’s own steps answer from here on, also where a language model would.',
    access: 'practice',
    body: z.strictObject({ text: lines(practiceLimits.message), engine: z.optional(z.literal('guided')) }),
    idempotent: true,
    streams: {
      /** The student's message is kept from here on. */
      kept: z.object({ message: Message, today: Allowance, needs_help: z.boolean() }),
      /** A piece of the answer; an empty one says that it is still on its way. */
      delta: z.object({ text: z.string() }),
      done: z.object({ message: Message, progress: Progress }),
      failed: z.object({ code: z.string() }),
    },
    fails: ['not_found', 'practice_limit_reached', 'provider_failed', 'edited_elsewhere'],
  },
  hint: {
    method: 'POST',
    path: '/practice/conversations/:id/hint',
    summary: 'Something to go on with.',
    access: 'practice',
    returns: z.object({ text: z.string() }),
    fails: ['not_found'],
  },
  finish: {
    method: 'POST',
    path: '/practice/conversations/:id/finish',
    summary: 'End a conversation; whatever the limits say. A finished one gives its summary again.',
    access: 'practice',
    returns: PracticeConversation,
    fails: ['not_found'],
  },
})
