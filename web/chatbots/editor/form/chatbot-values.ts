import type { Step } from '#contract/teaching/chatbot-step.ts'
import { type ChatbotContent, NewChatbot } from '#contract/teaching/chatbots.ts'
import type { Level, PracticeLanguage } from '#contract/values/languages.ts'
import { isSame } from '../../../forms/same.ts'

/** The key stays while the row moves. */
export interface LineRow {
  key: string
  text: string
}
export interface WordRow {
  key: string
  word: string
  meaning: string
}
export interface StepRow {
  key: string
  says: string
  /** One line for each expected answer. */
  expects: string
  hint: string
  example: string
}

export interface ChatbotValues {
  name: string
  language: PracticeLanguage
  level: Level | ''
  description: string
  role: string
  scenario: string
  opening_message: string
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

export const newKey = (): string => Math.random().toString(36).slice(2)
export const newLine = (text = ''): LineRow => ({ key: newKey(), text })
export const newWord = (word = '', meaning = ''): WordRow => ({ key: newKey(), word, meaning })
export const newStep = (): StepRow => ({ key: newKey(), says: '', expects: '', hint: '', example: '' })

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

const stepRow = ({ says, expects, hint, example }: Step, index: number): StepRow => ({
  key: `${index}`,
  says,
  expects: expects.join('\n'),
  hint: hint ?? '',
  example: example ?? '',
})

export const isEmptyStep = ({ says, expects, hint, example }: StepRow): boolean =>
  !(says + expects + hint + example).trim()
export const isEmptyWord = ({ word, meaning }: WordRow): boolean => !(word + meaning).trim()
export const isEmptyLine = ({ text }: LineRow): boolean => !text.trim()

export const openingFields = ({ opening_message, steps }: Pick<ChatbotValues, 'opening_message' | 'steps'>) => ({
  opening_message: opening_message.trim(),
  steps: steps.filter((row) => !isEmptyStep(row)).map(({ says }) => ({ says: says.trim() })),
})

const orNull = (text: string) => text.trim() || null
const linesOf = (rows: readonly LineRow[]) => rows.filter((row) => !isEmptyLine(row)).map(({ text }) => text)
const voiceOf = ({ name, rate, pitch }: ChatbotValues['voice']) =>
  name || rate !== 1 || pitch !== 1 ? { name: orNull(name), rate, pitch } : null

/** Empty rows are left out. */
export const parseValues = (values: ChatbotValues) =>
  NewChatbot.safeParse({
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
    steps: values.steps
      .filter((row) => !isEmptyStep(row))
      .map(({ says, expects, hint, example }) => ({
        says,
        expects: expects.split('\n').filter((line) => line.trim()),
        hint: orNull(hint),
        example: orNull(example),
      })),
    starters: linesOf(values.starters),
    opening_message: orNull(values.opening_message),
    correction: values.correction,
    help_language: values.help_language,
    length: values.length.trim() ? Number(values.length) : Number.NaN,
    voice: voiceOf(values.voice),
  })

const fields = [
  'name',
  'language',
  'level',
  'description',
  'role',
  'scenario',
  'opening_message',
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
