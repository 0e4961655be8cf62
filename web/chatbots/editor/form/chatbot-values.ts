import { type ChatbotContent, NewChatbot } from '#contract/teaching/chatbots.ts'
import type { Level, PracticeLanguage } from '#contract/values/languages.ts'
import {
  linesIn,
  stepRow,
  factRow,
  twistRow,
  isEmptyStep,
  isEmptyFact,
  isEmptyTwist,
  isEmptyWord,
  isEmptyLine,
  orNull,
  parseStep,
  type LineRow,
  type WordRow,
  type StepRow,
  type FactRow,
  type TwistRow,
} from './chatbot-rows.ts'
import { isSame } from '../../../forms/same.ts'

export interface ChatbotValues {
  name: string
  language: PracticeLanguage
  level: Level | ''
  description: string
  role: string
  scenario: string
  opening_message: string
  closing_message: string
  partner_name: string
  region: string
  facts: FactRow[]
  twists: TwistRow[]
  steps: StepRow[]
  goals: LineRow[]
  grammar: LineRow[]
  vocabulary: WordRow[]
  starters: LineRow[]
  correction: ChatbotContent['correction']
  help_language: ChatbotContent['help_language']
  length: string
  voice: { name: string; rate: number; pitch: number }
}
export type LineField = 'goals' | 'grammar' | 'starters'

export const blankChatbot = (language: PracticeLanguage): ChatbotValues =>
  valuesOf(NewChatbot.parse({ name: '-', language }), '')

export const valuesOf = (chatbot: ChatbotContent, name = chatbot.name): ChatbotValues => ({
  name,
  language: chatbot.language,
  level: chatbot.level ?? '',
  description: chatbot.description ?? '',
  role: chatbot.role ?? '',
  scenario: chatbot.scenario ?? '',
  opening_message: chatbot.opening_message ?? '',
  closing_message: chatbot.closing_message ?? '',
  partner_name: chatbot.partner_name ?? '',
  region: chatbot.region ?? '',
  facts: chatbot.facts.map(factRow),
  twists: chatbot.twists.map(twistRow),
  steps: chatbot.steps.map(stepRow),
  goals: chatbot.goals.map((text, index) => ({ key: `${index}`, text })),
  grammar: chatbot.grammar.map((text, index) => ({ key: `${index}`, text })),
  vocabulary: chatbot.vocabulary.map(({ word, meaning }, index) => ({ key: `${index}`, word, meaning: meaning ?? '' })),
  starters: chatbot.starters.map((text, index) => ({ key: `${index}`, text })),
  correction: chatbot.correction,
  help_language: chatbot.help_language,
  length: String(chatbot.length),
  voice: { name: chatbot.voice?.name ?? '', rate: chatbot.voice?.rate ?? 1, pitch: chatbot.voice?.pitch ?? 1 },
})

export const openingFields = ({ opening_message, steps }: Pick<ChatbotValues, 'opening_message' | 'steps'>) => ({
  opening_message: opening_message.trim(),
  steps: steps.filter((row) => !isEmptyStep(row)).map(({ says }) => ({ says: says.trim() })),
})

const linesOf = (rows: readonly LineRow[]) => rows.filter((row) => !isEmptyLine(row)).map(({ text }) => text)
const voiceOf = ({ name, rate, pitch }: ChatbotValues['voice']) =>
  name || rate !== 1 || pitch !== 1 ? { name: orNull(name), rate, pitch } : null

/** Empty rows are left out. */
export const parseValues = (values: ChatbotValues) => {
  const steps = values.steps.filter((row) => !isEmptyStep(row))
  // 0 for a step that is gone.
  const numberOf = (key: string) => steps.findIndex((row) => row.key === key) + 1
  return NewChatbot.safeParse({
    name: values.name,
    language: values.language,
    level: orNull(values.level),
    description: orNull(values.description),
    role: orNull(values.role),
    scenario: orNull(values.scenario),
    goals: linesOf(values.goals),
    grammar: linesOf(values.grammar),
    vocabulary: values.vocabulary
      .filter((row) => !isEmptyWord(row))
      .map(({ word, meaning }) => ({ word, meaning: orNull(meaning) })),
    steps: steps.map((row) => parseStep(row, numberOf)),
    starters: linesOf(values.starters),
    opening_message: orNull(values.opening_message),
    closing_message: orNull(values.closing_message),
    partner_name: orNull(values.partner_name),
    region: orNull(values.region),
    facts: values.facts
      .filter((row) => !isEmptyFact(row))
      .map(({ question, asks, says }) => ({ question, asks: linesIn(asks), says })),
    twists: values.twists
      .filter((row) => !isEmptyTwist(row) && numberOf(row.step) > 0)
      .map(({ step, says }) => ({ step: numberOf(step), says })),
    correction: values.correction,
    help_language: values.help_language,
    length: values.length.trim() ? Number(values.length) : Number.NaN,
    voice: voiceOf(values.voice),
  })
}

const fields = [
  'name',
  'language',
  'level',
  'description',
  'role',
  'scenario',
  'opening_message',
  'closing_message',
  'partner_name',
  'region',
  'facts',
  'twists',
  'steps',
  'goals',
  'grammar',
  'vocabulary',
  'starters',
  'correction',
  'help_language',
  'length',
  'voice',
] as const satisfies (keyof ChatbotContent)[]
export type Field = (typeof fields)[number]
export const isField = (name: unknown): name is Field => fields.some((field) => field === name)

export const differences = (one: ChatbotContent, other: ChatbotContent): Field[] =>
  fields.filter((field) => !isSame(one[field], other[field]))
