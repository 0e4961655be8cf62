import { phoneRefusals } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'
import type { Field } from './fields.ts'

export type Problem =
  | 'long'
  | 'email'
  | 'characters'
  | 'schoolMissing'
  | 'number'
  | 'email_taken'
  | 'refused'
  | (typeof phoneRefusals)[number]
/** In the order of the page. */
export type Problems = { [F in Field]?: Problem | undefined }

const order: readonly Field[] = [
  'name',
  'last_name',
  'email',
  'phone',
  'interface_language',
  'school_name',
  'time_zone',
  'student_address',
  'transcript_days',
  'inactive_months',
  'link_months',
  'reminds_students',
  'reminder_hour',
  'writes_guardians',
]

export const firstOf = (problems: Problems): Field | undefined => order.find((field) => problems[field])

interface Issue {
  path: readonly PropertyKey[]
  code: string
}

export function problemsOf(issues: readonly Issue[]): Problems {
  const problems: Problems = {}
  for (const { path, code } of issues) {
    const field = order.find((known) => known === path[0])
    if (field) problems[field] ??= problemOf(field, code)
  }
  return problems
}

function problemOf(field: Field, code: string): Problem {
  if (field === 'transcript_days' || field === 'inactive_months' || field === 'link_months') return 'number'
  if (field === 'email') return 'email'
  if (field === 'school_name' && code === 'too_small') return 'schoolMissing'
  if (code === 'too_big') return 'long'
  return code === 'invalid_format' ? 'characters' : 'refused'
}

export function refusedFields(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'email_taken') return { email: 'email_taken' }
  if (error.code !== 'invalid_input') return {}
  const phone = phoneRefusals.find((reason) => reason === error.details.reason)
  if (phone) return { phone }
  const { issues } = error.details
  const problems: Problems = {}
  for (const issue of Array.isArray(issues) ? issues : []) {
    const field = order.find((known) => known === fieldOf(issue))
    if (field) problems[field] = 'refused'
  }
  return problems
}

const fieldOf = (issue: unknown) =>
  typeof issue === 'object' && issue !== null && 'path' in issue ? String(issue.path).split('.')[0] : undefined
