import type { Resolver } from 'react-hook-form'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import type { NewStudent } from '#contract/students.ts'
import { isField, parseValues, type StudentValues } from './student-values.ts'

/** Everything that can be wrong with a field; its words stand under the same name. */
export const problems = [
  'missing',
  'long',
  'email',
  'characters',
  'manyClasses',
  'email_taken',
  'student_elsewhere',
  'number_taken',
  'classGone',
  'refused',
] as const
export type Problem = (typeof problems)[number]
export type Field = keyof StudentValues
/** What is wrong, by field. */
export type Problems = { [F in Field]?: { type: Problem } }

/** Lets the contract judge the form. */
export const resolveStudent: Resolver<StudentValues, unknown, NewStudent> = (values) => {
  const result = parseValues(values)
  if (result.success) return { values: result.data, errors: {} }
  const errors: Problems = {}
  for (const { path, code } of result.error.issues) {
    const [field] = path
    if (isField(field)) errors[field] ??= { type: problemOf(field, code) }
  }
  return { values: {}, errors }
}

function problemOf(field: Field, code: string): Problem {
  if (code === 'too_small') return 'missing'
  if (code === 'too_big') return field === 'class_ids' ? 'manyClasses' : 'long'
  if (code === 'invalid_format') return field === 'email' ? 'email' : 'characters'
  return 'refused'
}

const fieldOfCode: Partial<Record<ErrorCode, [Field, Problem]>> = {
  email_taken: ['email', 'email_taken'],
  student_elsewhere: ['email', 'student_elsewhere'],
  number_taken: ['student_number', 'number_taken'],
  not_found: ['class_ids', 'classGone'],
}

/** Which fields the server's refusal is about; none where it is about something else. */
export function refusedFields(error: unknown): [Field, Problem][] {
  if (!(error instanceof ApiError)) return []
  const known = fieldOfCode[error.code]
  if (known) return [known]
  const { issues } = error.details
  if (error.code !== 'invalid_input' || !Array.isArray(issues)) return []
  return issues.flatMap((issue: unknown): [Field, Problem][] => {
    const path = typeof issue === 'object' && issue !== null && 'path' in issue ? String(issue.path).split('.')[0] : ''
    return isField(path) ? [[path, 'refused']] : []
  })
}
