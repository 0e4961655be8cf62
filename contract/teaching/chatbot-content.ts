import * as z from 'zod/mini'
import { chatbotLengths, chatbotLists, conversationLength } from './chatbot-limits.ts'
import { Fact, Step, Twist } from './chatbot-step.ts'
import { correctionStyles } from '../practice/corrections.ts'
import { helpLanguages, levels, practiceLanguages } from '../values/languages.ts'
import { line, lines, sentence } from '../values/text.ts'
import { Voice, VoiceRegion } from './voices.ts'

const Word = z.object({ word: line(chatbotLengths.word), meaning: z.nullable(sentence(chatbotLengths.meaning)) })

const list = <S extends z.ZodMiniType>(item: S, most: number) => z.array(item).check(z.maxLength(most))
/** What a school writes of a chatbot. */
export const content = {
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
