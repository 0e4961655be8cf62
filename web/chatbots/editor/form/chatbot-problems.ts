import type { FieldErrors, Resolver } from 'react-hook-form'
import { chatbotLengths } from '#contract/chatbot-limits.ts'
import type { ChatbotContent } from '#contract/chatbots.ts'
import { refusedPaths } from '../../../lib/api/refused-paths.ts'
import {
  type ChatbotValues,
  type Field,
  isEmptyLine,
  isEmptyStep,
  isEmptyWord,
  isField,
  parseValues,
} from './chatbot-values.ts'

/** Everything that can be wrong with a field; its words stand under the same name. */
export const problems = ['missing', 'long', 'many', 'characters', 'length', 'publish', 'refused'] as const
export type Problem = (typeof problems)[number]

/** What is wrong, and where: the field, and in a list the row and what of it. */
export interface FieldProblem {
  field: Field
  problem: Problem
  row: string | null
  part: string | null
}

/** Names the element of a field, or of what stands in a row of it, so that it can have the focus. */
export const elementIdOf = ({ field, row, part }: Pick<FieldProblem, 'field' | 'row' | 'part'>): string =>
  ['chatbot', field, row, part].filter(Boolean).join('-')

/** Everything that the contract has against the form, in its order. */
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
      problem: problemOf(field, code, isRow && !(part === 'expects' && path.length === 3)),
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

const isList = (field: Field) => ['steps', 'goals', 'grammar', 'vocabulary', 'starters'].includes(field)

/** The rows of a list that are sent. */
function filledRows(values: ChatbotValues, field: Field): readonly { key: string }[] {
  if (field === 'steps') return values.steps.filter((row) => !isEmptyStep(row))
  if (field === 'vocabulary') return values.vocabulary.filter((row) => !isEmptyWord(row))
  if (field === 'goals' || field === 'grammar' || field === 'starters')
    return values[field].filter((row) => !isEmptyLine(row))
  return []
}

/** What a chatbot must have before students may meet it. */
export function missingOf(values: Pick<ChatbotValues, 'name' | 'opening_message' | 'steps'>): Field[] {
  const missing: Field[] = []
  if (!values.name.trim()) missing.push('name')
  if (!values.opening_message.trim()) missing.push('opening_message')
  if (!values.steps.some(({ says }) => says.trim())) missing.push('steps')
  return missing
}

/** Lets the contract judge the form; a field has the first thing that is wrong with it. */
export const resolveChatbot: Resolver<ChatbotValues, unknown, ChatbotContent> = (values) => {
  const result = parseValues(values)
  if (result.success) return { values: result.data, errors: {} }
  const errors: FieldErrors<ChatbotValues> = {}
  for (const trouble of fieldProblemsOf(values))
    Reflect.set(errors, trouble.field, Reflect.get(errors, trouble.field) ?? errorOf(trouble))
  return { values: {}, errors }
}

/** A trouble as react-hook-form keeps it; its message says where in a list. */
const errorOf = (trouble: FieldProblem): { type: Problem; message: string } => ({
  type: trouble.problem,
  message: elementIdOf(trouble),
})

/** The fields that a refusal of the server is about. */
export const refusedFields = (error: unknown): Field[] => [...new Set(refusedPaths(error).filter(isField))]

const lengths: Record<string, number> = chatbotLengths
/** The most characters of a field, or of what stands in its rows. */
export const lengthOf = (field: Field, part: string | null): number => {
  const names: Partial<Record<Field, string>> = { goals: 'goal', starters: 'starter' }
  return lengths[part ?? names[field] ?? field] ?? 0
}
