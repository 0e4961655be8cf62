import type { Resolver } from 'react-hook-form'
import { type Class, NewClass } from '#contract/classes.ts'
import { ApiError } from '#contract/errors.ts'
import type { Level } from '#contract/languages.ts'

/** What the fields of the form hold; what is empty is an empty text. */
export interface ClassValues {
  name: string
  language: string
  level: Level | ''
}
export type Field = keyof ClassValues

/** Everything that can be wrong with a field; its words stand under the same name. */
export const problems = ['missing', 'long', 'characters', 'taken', 'refused'] as const
export type Problem = (typeof problems)[number]

/** The form before anything is typed. */
export const blankClass: ClassValues = { name: '', language: '', level: '' }

/** A class as the form shows it. */
export const valuesOf = ({ name, language, level }: Class): ClassValues => ({
  name,
  language: language ?? '',
  level: level ?? '',
})

const isField = (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(blankClass, name)

/** Lets the contract judge the form. */
export const resolveClass: Resolver<ClassValues, unknown, NewClass> = ({ name, language, level }) => {
  const result = NewClass.safeParse({ name, language: language || null, level: level || null })
  if (result.success) return { values: result.data, errors: {} }
  const errors: { [F in Field]?: { type: Problem } } = {}
  for (const { path, code } of result.error.issues) {
    const [field] = path
    if (isField(field)) errors[field] ??= { type: problemOf(code) }
  }
  return { values: {}, errors }
}

function problemOf(code: string): Problem {
  if (code === 'too_small') return 'missing'
  if (code === 'too_big') return 'long'
  return code === 'invalid_format' ? 'characters' : 'refused'
}

/** Which field the server's refusal is about; null where it is about something else. */
export function refusedField(error: unknown): [Field, Problem] | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'name_taken') return ['name', 'taken']
  const { issues } = error.details
  const issue: unknown = error.code === 'invalid_input' && Array.isArray(issues) ? issues[0] : null
  const path = typeof issue === 'object' && issue !== null && 'path' in issue ? issue.path : null
  return isField(path) ? [path, 'refused'] : null
}

/** What of a class the form changes; without anything, nothing. */
export const changesOf = (one: Class, wanted: NewClass): Partial<NewClass> =>
  Object.fromEntries(Object.entries(wanted).filter(([field, value]) => value !== Reflect.get(one, field)))

/** The fields that hold something else than before. */
export const changedFields = (before: ClassValues, now: ClassValues): Field[] =>
  Object.keys(now)
    .filter(isField)
    .filter((field) => now[field] !== before[field])
