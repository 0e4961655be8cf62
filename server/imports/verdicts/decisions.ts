import type { Verdict } from '#contract/people/imports.ts'
import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { type Candidate, hasReason } from '#server/imports/verdicts/candidate.ts'
import { fullName } from '#server/students/similar/names.ts'
import type { SchoolSnapshot, KnownStudent } from '#server/imports/verdicts/school-snapshot.ts'
import type { Match, StudentIndex } from '#server/imports/verdicts/student-index.ts'

export interface Decision {
  verdict: Verdict
  reason?: RowReason
  matched_id?: string
  /** Whether the address may not be judged, because no disclosure is left. */
  is_withheld?: true
}

const singleCell: Decision = { verdict: 'doubtful', reason: { reason: 'single_cell', field: null, value: null } }

export function ownFault(row: SheetStudent): Decision | undefined {
  if (row.is_single_cell && hasReason(row, 'name_missing')) return singleCell
  if (hasReason(row, 'email_unreadable')) return { verdict: 'bad_email' }
  return hasReason(row, 'name_missing') ? { verdict: 'missing_name' } : undefined
}

/** A student who is claimed already is in the file twice. */
export function claimMatch({ row }: Candidate, match: Match | undefined, index: StudentIndex): Decision | undefined {
  if (!match) return undefined
  const { student, field } = match
  const earlier = index.claim(student, row)
  if (earlier !== undefined)
    return { verdict: 'repeated', reason: { reason: 'same_row', field, value: String(earlier) } }
  const isActive = student.status === 'active'
  const reason: RowReason = { reason: isActive ? 'active_here' : 'inactive_here', field, value: fullName(student) }
  return { verdict: isActive ? 'present' : 'activate', reason, matched_id: student.id }
}

export function refuseElsewhere(
  { student: { email } }: Candidate,
  answerTo: SchoolSnapshot['answerTo'],
): Decision | undefined {
  const answer = email ? answerTo(email) : 'free'
  if (answer === 'withheld') return { verdict: 'doubtful', is_withheld: true }
  return answer === 'elsewhere'
    ? { verdict: 'elsewhere', reason: { reason: 'other_school', field: 'email', value: null } }
    : undefined
}

/** For rows without address and number, the best match of the same name. */
export function namesake({ student }: Candidate, index: StudentIndex): Match | undefined {
  if (student.email || student.student_number) return undefined
  const namesakes = index.namesakes(student)
  const [best] = namesakes.toSorted((one, other) => likeness(other, student) - likeness(one, student))
  return best && { student: best, field: 'first_name' }
}

const likeness = ({ level, status }: KnownStudent, student: Candidate['student']) =>
  (level === student.level ? 2 : 0) + (status === 'active' ? 1 : 0)

export function judgeNewcomer(row: Candidate, index: StudentIndex): Decision {
  if (row.is_single_cell) return singleCell
  const { student } = row
  const describe = (one: KnownStudent) => one.email ?? one.student_number ?? fullName(one)
  const [same] = student.email || student.student_number ? index.namesakes(student) : []
  if (same) return { verdict: 'similar', reason: { reason: 'same_name', field: 'first_name', value: describe(same) } }
  const near = index.nearAddress(student)
  if (near) return { verdict: 'similar', reason: { reason: 'near_email', field: 'email', value: describe(near) } }
  return { verdict: row.foreign_number ? 'similar' : 'new' }
}
