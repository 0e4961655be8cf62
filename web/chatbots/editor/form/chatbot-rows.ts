import type { Fact, Reaction, ReactionAct, Step, Twist } from '#contract/teaching/chatbot-step.ts'

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

/** Null for a text without words. */
export const orNull = (text: string) => text.trim() || null

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')
export const linesIn = (text: string) => text.split('\n').filter((line) => line.trim())

export const stepRow = (
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

export const factRow = ({ question, asks, says }: Fact, index: number): FactRow => ({
  key: `${index}`,
  question,
  asks: asks.join('\n'),
  says,
})
export const twistRow = ({ step, says }: Twist, index: number): TwistRow => ({
  key: `${index}`,
  step: `${step - 1}`,
  says,
})

export const isEmptyStep = ({ says, expects, hint, example, other_wordings, topics, reactions }: StepRow): boolean =>
  !(says + expects + hint + example + other_wordings + topics).trim() && reactions.every(isEmptyReaction)
export const isEmptyReaction = ({ matches, says }: ReactionRow): boolean => !(matches + says).trim()
export const isEmptyFact = ({ question, asks, says }: FactRow): boolean => !(question + asks + says).trim()
export const isEmptyTwist = ({ says }: TwistRow): boolean => !says.trim()
export const isEmptyWord = ({ word, meaning }: WordRow): boolean => !(word + meaning).trim()
export const isEmptyLine = ({ text }: LineRow): boolean => !text.trim()

// What a chatbot was written without stays away from it.
const unlessEmpty = (name: keyof Step, list: readonly unknown[]) => (list.length > 0 ? { [name]: list } : {})

const parseReaction = ({ act, matches, says, goes_to }: ReactionRow, numberOf: (key: string) => number) => ({
  act: act === 'words' ? null : act,
  matches: linesIn(matches),
  says: linesIn(says),
  goes_to: goes_to === 'stay' || goes_to === 'end' ? goes_to : numberOf(goes_to) || 'next',
})

export const parseStep = (
  { says, expects, hint, example, other_wordings, topics, reactions }: StepRow,
  numberOf: (key: string) => number,
) => ({
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
})
