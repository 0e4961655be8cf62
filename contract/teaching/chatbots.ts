import * as z from 'zod/mini'
import { chatbotLengths, chatbotLists, conversationLength } from './chatbot-limits.ts'
import { Fact, Step, Twist } from './chatbot-step.ts'
import { Correction, correctionStyles } from '../practice/corrections.ts'
import { defineApi } from '../endpoint.ts'
import { engines } from '../values/engines.ts'
import { helpLanguages, interfaceLanguages, levels, practiceLanguages } from '../values/languages.ts'
import { listOf, paging } from '../values/lists.ts'
import { Progress } from '../values/progress.ts'
import { line, lines, searchText, seenVersion, sentence } from '../values/text.ts'
import { Voice, VoiceRegion } from './voices.ts'

export const chatbotStatuses = ['draft', 'published', 'archived'] as const
export type ChatbotStatus = (typeof chatbotStatuses)[number]
const Word = z.object({ word: line(chatbotLengths.word), meaning: z.nullable(sentence(chatbotLengths.meaning)) })

const list = <S extends z.ZodMiniType>(item: S, most: number) => z.array(item).check(z.maxLength(most))
const content = {
  name: line(chatbotLengths.name),
  language: z.enum(practiceLanguages),
  level: z.nullable(z.enum(levels)),
  description: z.nullable(lines(chatbotLengths.description)),
  role: z.nullable(sentence(chatbotLengths.role)),
  scenario: z.nullable(lines(chatbotLengths.scenario)),
  goals: list(sentence(chatbotLengths.goal), chatbotLists.goals),
  grammar: list(sentence(chatbotLengths.grammar), chatbotLists.grammar),
  vocabulary: list(Word, chatbotLists.vocabulary),
  steps: list(Step, chatbotLists.steps),
  starters: list(sentence(chatbotLengths.starter), chatbotLists.starters),
  opening_message: z.nullable(lines(chatbotLengths.opening_message)),
  /** The partner's goodbye, in the role. */
  closing_message: z.nullable(lines(chatbotLengths.closing_message)),
  /** The name that the partner speaks under; null: the chatbot's name. */
  partner_name: z.nullable(line(chatbotLengths.partner_name)),
  /** The region whose variety of the language is spoken, such as `GB`. */
  region: VoiceRegion,
  facts: list(Fact, chatbotLists.facts),
  twists: list(Twist, chatbotLists.twists),
  correction: z.enum(correctionStyles),
  help_language: z.enum(helpLanguages),
  length: z.int().check(z.gte(conversationLength.min), z.lte(conversationLength.max)),
  /** Null: the school's voice for the language. */
  voice: z.nullable(Voice),
}

export const NewChatbot = z.strictObject({
  name: content.name,
  language: content.language,
  level: z._default(content.level, null),
  description: z._default(content.description, null),
  role: z._default(content.role, null),
  scenario: z._default(content.scenario, null),
  goals: z._default(content.goals, []),
  grammar: z._default(content.grammar, []),
  vocabulary: z._default(content.vocabulary, []),
  steps: z._default(content.steps, []),
  starters: z._default(content.starters, []),
  opening_message: z._default(content.opening_message, null),
  closing_message: z._default(content.closing_message, null),
  partner_name: z._default(content.partner_name, null),
  region: z._default(content.region, null),
  facts: z._default(content.facts, []),
  twists: z._default(content.twists, []),
  correction: z._default(content.correction, 'recast'),
  help_language: z._default(content.help_language, 'target'),
  length: z._default(content.length, conversationLength.default),
  voice: z._default(content.voice, null),
})
export type ChatbotContent = z.output<typeof NewChatbot>

export const ChatbotChanges = z.extend(z.partial(z.strictObject(content)), { version: seenVersion })
export type ChatbotChanges = z.output<typeof ChatbotChanges>

const base = {
  id: z.uuid(),
  status: z.enum(chatbotStatuses),
  version: z.int(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime(),
  /** Active students to whom it is assigned, directly or through a class. */
  student_count: z.int(),
  conversation_count: z.int(),
}
export const Chatbot = z.object({
  ...base,
  ...content,
  avatars: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type Chatbot = z.output<typeof Chatbot>

export const ChatbotItem = z.object({
  ...base,
  name: z.string(),
  language: z.enum(practiceLanguages),
  level: z.nullable(z.enum(levels)),
  description: z.nullable(z.string()),
  step_count: z.int(),
})
export type ChatbotItem = z.output<typeof ChatbotItem>

export const chatbotSorts = ['name', '-name', 'edited_at', '-edited_at', 'student_count', '-student_count'] as const

const Template = z.object({ id: z.string(), ...content })
export type Template = z.output<typeof Template>

const previewLength = 2 * conversationLength.max + 2
const Preview = z.strictObject({
  chatbot: NewChatbot,
  /** The conversation so far; the first and the last message are the student's. */
  messages: z
    .array(z.strictObject({ from: z.enum(['student', 'partner']), text: lines(2000) }))
    .check(z.minLength(1), z.maxLength(previewLength)),
  seed: z.int().check(z.gte(0), z.lte(2_147_483_647)),
  native_language: z.optional(z.nullable(z.enum(practiceLanguages))),
})

const one = { fails: ['not_found'], returns: Chatbot } as const
const languageFailures = ['language_limit_reached'] as const

export const chatbots = defineApi({
  list: {
    method: 'GET',
    path: '/chatbots',
    summary: 'The chatbots of the school. Archived chatbots are listed only with `status=archived`.',
    query: z.strictObject({
      search: z.optional(searchText),
      language: z.optional(z.enum(practiceLanguages)),
      status: z.optional(z.enum(chatbotStatuses)),
      ...paging,
      sort: z._default(z.enum(chatbotSorts), 'name'),
    }),
    returns: z.object({
      ...listOf(ChatbotItem),
      counts: z.object({ draft: z.int(), published: z.int(), archived: z.int() }),
      engine: z.enum(engines),
    }),
  },
  templates: {
    method: 'GET',
    path: '/chatbots/templates',
    summary: 'Templates for chatbots, in one of the interface languages.',
    query: z.strictObject({ language: z.enum(interfaceLanguages) }),
    returns: z.object({ items: z.array(Template) }),
  },
  add: {
    method: 'POST',
    path: '/chatbots',
    summary: 'Create a draft. Its language is switched on if the plan allows another one.',
    body: NewChatbot,
    returns: Chatbot,
    status: 201,
    idempotent: true,
    fails: languageFailures,
  },
  preview: {
    method: 'POST',
    path: '/chatbots/preview',
    summary: "Stream a chatbot's reply to a test conversation. Nothing is stored.",
    body: Preview,
    streams: {
      delta: z.object({ text: z.string() }),
      done: z.object({
        text: z.string(),
        corrections: z.array(Correction),
        coach: z.nullable(z.string()),
        hint: z.nullable(z.string()),
        progress: Progress,
      }),
      failed: z.object({ code: z.string() }),
    },
    fails: ['provider_failed'],
  },
  get: { method: 'GET', path: '/chatbots/:id', summary: 'One chatbot.', ...one },
  edit: {
    method: 'PATCH',
    path: '/chatbots/:id',
    summary:
      'Update the fields that are sent. The language of a chatbot that an avatar uses is fixed. Running conversations keep the old settings.',
    body: ChatbotChanges,
    returns: Chatbot,
    fails: ['not_found', 'edited_elsewhere', 'in_use', ...languageFailures],
  },
  remove: {
    method: 'DELETE',
    path: '/chatbots/:id',
    summary: 'Delete a chatbot and its assignments, unless an avatar uses it. Its conversations keep its name.',
    fails: ['not_found', 'in_use'],
  },
  publish: {
    method: 'POST',
    path: '/chatbots/:id/publish',
    summary: 'Publish a chatbot for its students. It needs an opening message and a step.',
    ...one,
  },
  archive: {
    method: 'POST',
    path: '/chatbots/:id/archive',
    summary: 'Archive a chatbot. No new conversations can be started with it.',
    ...one,
  },
  restore: {
    method: 'POST',
    path: '/chatbots/:id/restore',
    summary: 'Restore an archived chatbot as a draft.',
    returns: Chatbot,
    fails: ['not_found', ...languageFailures],
  },
  duplicate: {
    method: 'POST',
    path: '/chatbots/:id/duplicate',
    summary: 'Duplicate a chatbot as a draft, also in another language. Unchanged template text is translated.',
    body: z.strictObject({ language: z.optional(z.enum(practiceLanguages)), name: z.optional(content.name) }),
    returns: Chatbot,
    status: 201,
    idempotent: true,
    fails: ['not_found', ...languageFailures],
  },
})
