import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { practiceLanguages } from '../values/languages.ts'
import { Step } from './chatbot-step.ts'
import { chatbotLists } from './chatbot-limits.ts'
import { NewChatbot } from './chatbots.ts'

/** What is tried against a step; `example` is the answer that the chatbot itself shows. */
export const trialKinds = [
  'example',
  'one_word',
  'other_topic',
  'yes',
  'no',
  'dont_know',
  'refusal',
  'question',
  'asks_back',
  'repeat',
  'other_language',
  'emoji',
  'insult',
  'goodbye',
] as const
export type TrialKind = (typeof trialKinds)[number]

/** How a message is taken: as the answer, with a follow-up, with an answer to a question, or as no answer yet. */
export const trialResults = ['accepted', 'passed', 'followed_up', 'answered', 'asked_again'] as const
export type TrialResult = (typeof trialResults)[number]

const Trial = z.object({
  kind: z.enum(trialKinds),
  text: z.string(),
  result: z.enum(trialResults),
  reply: z.string(),
  coach: z.nullable(z.string()),
})
export type Trial = z.output<typeof Trial>

export const trials = defineApi({
  run: {
    method: 'POST',
    path: '/chatbots/trials',
    staff: 'teacher',
    summary: 'Try many kinds of answers against one step of a chatbot, with the guided engine. Nothing is stored.',
    body: z.strictObject({
      chatbot: NewChatbot,
      step: z.int().check(z.gte(1), z.lte(chatbotLists.steps)),
      native_language: z.optional(z.nullable(z.enum(practiceLanguages))),
    }),
    returns: z.object({ says: Step.shape.says, items: z.array(Trial) }),
    fails: ['not_found'],
  },
})
