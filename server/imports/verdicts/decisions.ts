import type { Verdict } from '#contract/imports.ts'
import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { type Candidate, hasReason } from '#server/imports/verdicts/candidate.ts'
import { fullName } from '#server/students/similar/names.ts'
import type { SchoolNow, StudentHere } from '#server/imports/verdicts/school-now.ts'
import type { Match, StudentsHere } from '#server/imports/verdicts/students-here.ts'

/** A verdict, the reason for it, and the student of the school that it is about. */
export interface Decision {
  verdict: Verdict
  reason?: RowReason
  here?: string
  /** Whether nothing is said about the address, because no more may be asked. */
  is_withheld?: true
}

const lone: Decision = { verdict: 'doubtful', reason: { reason: 'single_cell', field: null, value: null } }

/** What is wrong with a row by itself. */
export function ownFault(row: SheetStudent): Decision | undefined {
  if (row.is_lone && hasReason(row, 'name_missing')) return lone
  if (hasReason(row, 'email_unreadable')) return { verdict: 'bad_email' }
  return hasReason(row, 'name_missing') ? { verdict: 'missing_name' } : undefined
}

/** Claims a student for a row; who is claimed already is in the file twice. */
export function matched({ row }: Candidate, match: Match | undefined, here: StudentsHere): Decision | undefined {
  if (!match) return undefined
  const { student, field } = match
  const earlier = here.claim(student, row)
  if (earlier !== undefined)
    return { verdict: 'repeated', reason: { reason: 'same_row', field, value: String(earlier) } }
  const isActive = student.status === 'active'
  const reason: RowReason = { reason: isActive ? 'active_here' : 'inactive_here', field, value: fullName(student) }
  return { verdict: isActive ? 'present' : 'activate', reason, here: student.id }
}

/** Refuses an address of another school. */
export function strange({ student: { email } }: Candidate, answerTo: SchoolNow['answerTo']): Decision | undefined {
  const answer = email ? answerTo(email) : 'free'
  if (answer === 'withheld') return { verdict: 'doubtful', is_withheld: true }
  return answer === 'elsewhere'
    ? { verdict: 'elsewhere', reason: { reason: 'other_school', field: 'email', value: null } }
    : undefined
}

/** The student here whom a row without address and number can only mean. */
export function namesake({ student }: Candidate, here: StudentsHere): Match | undefined {
  if (student.email || student.student_number) return undefined
  const namesakes = here.namesakes(student)
  const [best] = namesakes.toSorted((one, other) => likeness(other, student) - likeness(one, student))
  return best && { student: best, field: 'first_name' }
}

const likeness = ({ level, status }: StudentHere, student: Candidate['student']) =>
  (level === student.level ? 2 : 0) + (status === 'active' ? 1 : 0)

/** What becomes of a row that is about nobody here. */
export function newcomer(row: Candidate, here: StudentsHere): Decision {
  if (row.is_lone) return lone
  const { student } = row
  const tell = (one: StudentHere) => one.email ?? one.student_number ?? fullName(one)
  const [same] = student.email || student.student_number ? here.namesakes(student) : []
  if (same) return { verdict: 'similar', reason: { reason: 'same_name', field: 'first_name', value: tell(same) } }
  const near = here.nearly(student)
  if (near) return { verdict: 'similar', reason: { reason: 'near_email', field: 'email', value: tell(near) } }
  return { verdict: row.foreign_number ? 'similar' : 'new' }
}
