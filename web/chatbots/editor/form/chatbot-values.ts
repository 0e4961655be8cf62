import type { Fact, Reaction, ReactionAct, Step, Twist } from '#contract/teaching/chatbot-step.ts'
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
  /** One line for each. */
  other_wordings: string
  topics: string
  reactions: ReactionRow[]
}
export interface ReactionRow {
  key: string
  /** `words`: only the words count. */
  act: ReactionAct | 'words'
  /** One line for each. */
  matches: string
  says: string
  /** `next`, `stay`, `end` or the key of a step. */
  goes_to: string
}
export interface FactRow {
  key: string
  question: string
  asks: string
  says: string
}
export interface TwistRow {
  key: string
  /** The key of a step. */
  step: string
  says: string
}

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

export const newKey = (): string => Math.random().toString(36).slice(2)
export const newLine = (text = ''): LineRow => ({ key: newKey(), text })
export const newWord = (word = '', meaning = ''): WordRow => ({ key: newKey(), word, meaning })
export const newStep = (): StepRow => ({
  key: newKey(),
  says: '',
  expects: '',
  hint: '',
  example: '',
  other_wordings: '',
  topics: '',
  reactions: [],
})
export const newReaction = (): ReactionRow => ({ key: newKey(), act: 'no', matches: '', says: '', goes_to: 'next' })
export const newFact = (): FactRow => ({ key: newKey(), question: '', asks: '', says: '' })

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

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')
const linesIn = (text: string) => text.split('\n').filter((line) => line.trim())

const stepRow = (
  { says, expects, hint, example, other_wordings = [], topics = [], reactions = [] }: Step,
  index: number,
): StepRow => ({
  key: `${index}`,
  says,
  expects: expects.join('\n'),
  hint: hint ?? '',
  example: example ?? '',
  other_wordings: other_wordings.map(inOneLine).join('\n'),
  topics: topics.join('\n'),
  reactions: reactions.map(reactionRow),
})

const reactionRow = ({ act, matches, says, goes_to }: Reaction, index: number): ReactionRow => ({
  key: `${index}`,
  act: act ?? 'words',
  matches: matches.join('\n'),
  says: says.map(inOneLine).join('\n'),
  goes_to: typeof goes_to === 'number' ? `${goes_to - 1}` : goes_to,
})

const factRow = ({ question, asks, says }: Fact, index: number): FactRow => ({
  key: `${index}`,
  question,
  asks: asks.join('\n'),
  says,
})
const twistRow = ({ step, says }: Twist, index: number): TwistRow => ({ key: `${index}`, step: `${step - 1}`, says })

export const isEmptyStep = ({ says, expects, hint, example, other_wordings, topics, reactions }: StepRow): boolean =>
  !(says + expects + hint + example + other_wordings + topics).trim() && reactions.every(isEmptyReaction)
export const isEmptyReaction = ({ matches, says }: ReactionRow): boolean => !(matches + says).trim()
export const isEmptyFact = ({ question, asks, says }: FactRow): boolean => !(question + asks + says).trim()
export const isEmptyTwist = ({ says }: TwistRow): boolean => !says.trim()
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

const parseReaction = ({ act, matches, says, goes_to }: ReactionRow, numberOf: (key: string) => number) => ({
  act: act === 'words' ? null : act,
  matches: linesIn(matches),
  says: linesIn(says),
  goes_to: goes_to === 'stay' || goes_to === 'end' ? goes_to : numberOf(goes_to) || 'next',
})

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
    steps: steps.map(({ says, expects, hint, example, other_wordings, topics, reactions }) => ({
      says,
      expects: linesIn(expects),
      hint: orNull(hint),
      example: orNull(example),
      ...unlessEmpty('other_wordings', linesIn(other_wordings)),
      ...unlessEmpty('topics', linesIn(topics)),
      ...unlessEmpty(
        'reactions',
        reactions.filter((row) => !isEmptyReaction(row)).map((row) => parseReaction(row, numberOf)),
      ),
    })),
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

// What a chatbot was written without stays away from it.
const unlessEmpty = <Name extends string, Item>(name: Name, list: readonly Item[]) =>
  list.length > 0 ? { [name]: list } : {}

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
