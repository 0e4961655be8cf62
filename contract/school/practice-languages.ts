import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { practiceLanguages } from '../values/languages.ts'

/** Archived chatbots and avatars are not counted. */
export const PracticeLanguageState = z.object({
  language: z.enum(practiceLanguages),
  on: z.boolean(),
  chatbot_count: z.int(),
  avatar_count: z.int(),
})
export type PracticeLanguageState = z.output<typeof PracticeLanguageState>

export const PracticeLanguages = z.object({
  items: z.array(PracticeLanguageState),
  used: z.int(),
  limit: z.int(),
})
export type PracticeLanguages = z.output<typeof PracticeLanguages>

export const languages = defineApi({
  list: {
    method: 'GET',
    path: '/languages',
    staff: 'teacher',
    summary: 'All practice languages, and which of them are switched on.',
    returns: PracticeLanguages,
  },
  set: {
    method: 'PUT',
    path: '/languages/:language',
    staff: 'coordinator',
    summary: 'Switch a practice language on or off. One that a chatbot or an avatar uses stays on.',
    params: z.object({ language: z.enum(practiceLanguages) }),
    body: z.strictObject({ on: z.boolean() }),
    returns: PracticeLanguages,
    fails: ['not_found', 'language_limit_reached', 'in_use'],
  },
})
