import type { FieldErrors, Resolver } from 'react-hook-form'
import { chatbotLengths } from '#contract/teaching/chatbot-limits.ts'
import type { ChatbotContent } from '#contract/teaching/chatbots.ts'
import { refusedPaths } from '../../../lib/api/refused-paths.ts'
import { isEmptyFact, isEmptyLine, isEmptyStep, isEmptyTwist, isEmptyWord } from './chatbot-rows.ts'
import { type ChatbotValues, type Field, isField, parseValues } from './chatbot-values.ts'

export const problems = ['missing', 'long', 'many', 'characters', 'length', 'publish', 'refused'] as const
export type Problem = (typeof problems)[number]

/** `row` and `part` locate it within a list. */
export interface FieldProblem {
  field: Field
  problem: Problem
  row: string | null
  part: string | null
}

/** The DOM id of a field, or of an input in one of its rows. */
export const elementIdOf = ({ field, row, part }: Pick<FieldProblem, 'field' | 'row' | 'part'>): string =>
  ['chatbot', field, row, part].filter(Boolean).join('-')

export function fieldProblemsOf(values: ChatbotValues): FieldProblem[] {
  const result = parseValues(values)
  return result.success ? [] : result.error.issues.flatMap(({ path, code }) => fieldProblemOf(values, path, code))
}

function fieldProblemOf(values: ChatbotValues, path: readonly PropertyKey[], code: string): FieldProblem[] {
  const [field, index, part] = path
  if (!isField(field)) return []
  const isRow = typeof index === 'number'
  return [
    {
      field,
      problem: problemOf(field, code, isRow && !(isListPart(part) && path.length === 3)),
      row: isRow ? (filledRows(values, field)[index]?.key ?? null) : null,
      part: typeof part === 'string' ? part : null,
    },
  ]
}

function problemOf(field: Field, code: string, isOne: boolean): Problem {
  if (field === 'length') return 'length'
  if (code === 'too_small') return 'missing'
  if (code === 'too_big') return isList(field) && !isOne ? 'many' : 'long'
  return code === 'invalid_format' ? 'characters' : 'refused'
}

const isList = (field: Field) =>
  ['steps', 'goals', 'grammar', 'vocabulary', 'starters', 'facts', 'twists'].includes(field)
const isListPart = (part: PropertyKey | undefined) =>
  part === 'expects' || part === 'other_wordings' || part === 'topics' || part === 'reactions' || part === 'asks'

function filledRows(values: ChatbotValues, field: Field): readonly { key: string }[] {
  if (field === 'steps') return values.steps.filter((row) => !isEmptyStep(row))
  if (field === 'facts') return values.facts.filter((row) => !isEmptyFact(row))
  if (field === 'twists') return values.twists.filter((row) => !isEmptyTwist(row))
  if (field === 'vocabulary') return values.vocabulary.filter((row) => !isEmptyWord(row))
  if (field === 'goals' || field === 'grammar' || field === 'starters')
    return values[field].filter((row) => !isEmptyLine(row))
  return []
}

/** What publishing requires. */
export function missingOf(values: Pick<ChatbotValues, 'name' | 'opening_message' | 'steps'>): Field[] {
  const missing: Field[] = []
  if (!values.name.trim()) missing.push('name')
  if (!values.opening_message.trim()) missing.push('opening_message')
  if (!values.steps.some(({ says }) => says.trim())) missing.push('steps')
  return missing
}

export const resolveChatbot: Resolver<ChatbotValues, unknown, ChatbotContent> = (values) => {
  const result = parseValues(values)
  if (result.success) return { values: result.data, errors: {} }
  const errors: FieldErrors<ChatbotValues> = {}
  for (const trouble of fieldProblemsOf(values))
    Reflect.set(errors, trouble.field, Reflect.get(errors, trouble.field) ?? errorOf(trouble))
  return { values: {}, errors }
}

/** The message encodes the row and part, because react-hook-form stores a string. */
const errorOf = (trouble: FieldProblem): { type: Problem; message: string } => ({
  type: trouble.problem,
  message: elementIdOf(trouble),
})

export const refusedFields = (error: unknown): Field[] => [...new Set(refusedPaths(error).filter(isField))]

const lengths: Record<string, number> = chatbotLengths
/** Where the length of an entry has another name than its list. */
const names: Partial<Record<string, string>> = {
  goals: 'goal',
  starters: 'starter',
  other_wordings: 'says',
  topics: 'expects',
  reactions: 'reaction',
  asks: 'expects',
}
export const lengthOf = (field: Field, part: string | null): number => {
  if (part === 'says' && (field === 'facts' || field === 'twists'))
    return chatbotLengths[field === 'facts' ? 'reaction' : 'says']
  return lengths[names[part ?? field] ?? part ?? field] ?? 0
}
