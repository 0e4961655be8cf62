import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'
import { practiceLanguages } from './languages.ts'

/** A language that can be practised, and how many chatbots and avatars that are not archived speak it. */
export const PracticeLanguageState = z.object({
  language: z.enum(practiceLanguages),
  on: z.boolean(),
  chatbot_count: z.int(),
  avatar_count: z.int(),
})
export type PracticeLanguageState = z.output<typeof PracticeLanguageState>

/** All of them, those that are on first; how many are on, and how many the plan allows. */
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
    summary: 'The languages that can be practised, and which of them the school has switched on.',
    returns: PracticeLanguages,
  },
  set: {
    method: 'PUT',
    path: '/languages/:language',
    summary: 'Switch a practice language on or off; one that a chatbot or an avatar speaks stays on.',
    params: z.object({ language: z.enum(practiceLanguages) }),
    body: z.strictObject({ on: z.boolean() }),
    returns: PracticeLanguages,
    fails: ['not_found', 'language_limit_reached', 'in_use'],
  },
})
