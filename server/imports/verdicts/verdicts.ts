import type { ImportRow, Verdict } from '#contract/imports.ts'
import type { Seats } from '#contract/students.ts'
import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { fullName } from '#server/imports/verdicts/names.ts'
import { rememberRows } from '#server/imports/verdicts/repeats.ts'
import type { SchoolNow, StudentHere } from '#server/imports/verdicts/school-now.ts'
import { findableStudents, type Match, type StudentsHere } from '#server/imports/verdicts/students-here.ts'

/** A row with its verdict, and the student of the school that it is about, if it is about one. */
export interface JudgedRow extends ImportRow {
  here: string | null
}
interface Decision {
  verdict: Verdict
  reason?: RowReason
  here?: string
}

/**
 * What will become of each row. Rows that say who they are by address or number come first, so that a student they
 * claim is neither found by name nor taken for similar: docs/decisions/0001-same-person.md.
 */
export function judgeRows(rows: readonly SheetStudent[], { students, elsewhere, seats }: SchoolNow): JudgedRow[] {
  const here = findableStudents(students)
  const findRepeat = rememberRows()
  const known = rows.map((row) => withoutForeignNumber(row, here))
  const decisions = known.map((row): Decision | undefined => {
    const own = ownFault(row)
    if (own) return own
    const repeated = findRepeat(row)
    if (repeated) return { verdict: 'repeated', reason: repeated }
    return matched(row, here.byAddressOrNumber(row.student), here) ?? strange(row, elsewhere)
  })
  for (const [position, row] of known.entries()) decisions[position] ??= matched(row, namesake(row, here), here)
  const judged = known.map((row, position) => toJudged(row, decisions[position] ?? newcomer(row, here)))
  return seat(judged, seats)
}

// The number of somebody with another name and another address: one of the two is wrong, and the cell stays empty.
function withoutForeignNumber(row: SheetStudent, here: StudentsHere): SheetStudent {
  const holder = here.holderOfNumber(row.student)
  if (!holder) return row
  const reason: RowReason = { reason: 'number_taken', field: 'student_number', value: fullName(holder) }
  return { ...row, student: { ...row.student, student_number: null }, reasons: [...row.reasons, reason] }
}

const has = ({ reasons }: SheetStudent, reason: RowReason['reason']) => reasons.some((one) => one.reason === reason)

const lone: Decision = { verdict: 'doubtful', reason: { reason: 'single_cell', field: null, value: null } }

function ownFault(row: SheetStudent): Decision | undefined {
  if (row.is_lone && has(row, 'name_missing')) return lone
  if (has(row, 'email_unreadable')) return { verdict: 'bad_email' }
  return has(row, 'name_missing') ? { verdict: 'missing_name' } : undefined
}

function matched({ row }: SheetStudent, match: Match | undefined, here: StudentsHere): Decision | undefined {
  if (!match) return undefined
  const { student, field } = match
  const earlier = here.claim(student, row)
  if (earlier !== undefined)
    return { verdict: 'repeated', reason: { reason: 'same_row', field, value: String(earlier) } }
  const isActive = student.status === 'active'
  const reason: RowReason = { reason: isActive ? 'active_here' : 'inactive_here', field, value: fullName(student) }
  return { verdict: isActive ? 'present' : 'activate', reason, here: student.id }
}

function strange({ student: { email } }: SheetStudent, elsewhere: ReadonlySet<string>): Decision | undefined {
  if (!email || !elsewhere.has(email)) return undefined
  return { verdict: 'elsewhere', reason: { reason: 'other_school', field: 'email', value: null } }
}

function namesake({ student }: SheetStudent, here: StudentsHere): Match | undefined {
  if (student.email || student.student_number) return undefined
  const namesakes = here.namesakes(student)
  const [best] = namesakes.toSorted((one, other) => likeness(other, student) - likeness(one, student))
  return best && { student: best, field: 'first_name' }
}

const likeness = ({ level, status }: StudentHere, student: SheetStudent['student']) =>
  (level === student.level ? 2 : 0) + (status === 'active' ? 1 : 0)

function newcomer(row: SheetStudent, here: StudentsHere): Decision {
  if (row.is_lone) return lone
  const { student } = row
  const tell = (one: StudentHere) => one.email ?? one.student_number ?? fullName(one)
  const [same] = student.email || student.student_number ? here.namesakes(student) : []
  if (same) return { verdict: 'similar', reason: { reason: 'same_name', field: 'first_name', value: tell(same) } }
  const near = here.nearly(student)
  if (near) return { verdict: 'similar', reason: { reason: 'near_email', field: 'email', value: tell(near) } }
  return { verdict: has(row, 'number_taken') ? 'similar' : 'new' }
}

const toJudged = ({ row, student, reasons }: SheetStudent, { verdict, reason, here }: Decision): JudgedRow => ({
  row,
  verdict,
  reasons: reason ? [reason, ...reasons] : reasons,
  student,
  here: here ?? null,
})

// Seats go to good rows in the order of the file.
function seat(rows: readonly JudgedRow[], { used, limit }: Seats): JudgedRow[] {
  let free = limit - used
  return rows.map((row) => {
    if ((row.verdict !== 'new' && row.verdict !== 'activate') || free-- > 0) return row
    return { ...row, verdict: 'over_limit', reasons: [{ reason: 'no_seat', field: null, value: null }, ...row.reasons] }
  })
}
