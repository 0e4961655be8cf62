import * as z from 'zod/mini'
import { chatbotLengths, chatbotLists } from './chatbot-limits.ts'
import { line, lines, sentence } from '../values/text.ts'

/** What a message does that a reaction can be for. `asks_back` is an answer with "And you?" at its end. */
export const reactionActs = ['yes', 'no', 'refusal', 'dont_know', 'joke', 'asks_back'] as const
export type ReactionAct = (typeof reactionActs)[number]

const Pattern = line(chatbotLengths.expects)

/**
 * What the partner says when a message does `act` and has every entry of `matches` in it; an `act` of null and no
 * entries match any message. The first reaction that matches counts. In `says`, `{name}`, `{place}`, `{number}`,
 * `{time}` and `{heard}` (the words that matched) stand for what the student said; without it the reaction is skipped.
 */
export const Reaction = z.object({
  act: z.nullable(z.enum(reactionActs)),
  matches: z.array(Pattern).check(z.maxLength(chatbotLists.matches)),
  says: z.array(lines(chatbotLengths.reaction)).check(z.minLength(1), z.maxLength(chatbotLists.wordings)),
  /** Where the conversation continues: asked again, the next step, the step of that number, or the end. */
  goes_to: z.union([z.enum(['stay', 'next', 'end']), z.int().check(z.gte(1), z.lte(chatbotLists.steps))]),
})
export type Reaction = z.output<typeof Reaction>

/**
 * A good answer has every entry of `expects`, in any order: `|` separates alternatives, `*` is the rest of a word, `#` a
 * number, and `=` stands before words that are all that is said. Without entries any answer does that has one of
 * `topics` in it, where there are topics.
 */
export const Step = z.object({
  says: lines(chatbotLengths.says),
  expects: z.array(Pattern).check(z.maxLength(chatbotLists.expects)),
  hint: z.nullable(sentence(chatbotLengths.hint)),
  example: z.nullable(sentence(chatbotLengths.example)),
  other_wordings: z.optional(z.array(lines(chatbotLengths.says)).check(z.maxLength(chatbotLists.wordings - 1))),
  topics: z.optional(z.array(Pattern).check(z.maxLength(chatbotLists.topics))),
  reactions: z.optional(z.array(Reaction).check(z.maxLength(chatbotLists.reactions))),
})
export type Step = z.output<typeof Step>

/** What the partner knows: a question has every entry of `asks`, or the main words of `question` where there is none. */
export const Fact = z.object({
  question: sentence(chatbotLengths.question),
  asks: z.array(Pattern).check(z.maxLength(chatbotLists.matches)),
  says: lines(chatbotLengths.reaction),
})
export type Fact = z.output<typeof Fact>

/** A turn of events: in a conversation that has it, the step of this number is asked in these words. */
export const Twist = z.object({
  step: z.int().check(z.gte(1), z.lte(chatbotLists.steps)),
  says: lines(chatbotLengths.says),
})
export type Twist = z.output<typeof Twist>
