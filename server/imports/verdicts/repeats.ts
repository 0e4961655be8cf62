import type { ImportReason } from '#contract/people/imports.ts'
import type { RowReason } from '#server/imports/fields/sheet-student.ts'
import type { Candidate } from '#server/imports/verdicts/candidate.ts'
import { fold } from '#server/students/fold.ts'

export type FindRepeat = (candidate: Candidate) => RowReason | undefined

export function createRepeatFinder(): FindRepeat {
  const seen = new Map<string, number>()
  const find = (reason: ImportReason, field: RowReason['field'], keys: readonly string[]): RowReason | undefined => {
    const key = keys.find((one) => seen.has(one))
    return key === undefined ? undefined : { reason, field, value: String(seen.get(key)) }
  }
  return ({ row, student, foreign_number }) => {
    const { email, student_number } = student
    const address = email ? [`email ${email}`] : []
    const number = student_number ? [`number ${student_number}`] : []
    // The number stays free for the row of the student who has it.
    const foreign = foreign_number ? [`foreign ${foreign_number}`] : []
    const numbers = foreign_number ? [...foreign, `number ${foreign_number}`] : number
    const whole = email || student_number || foreign_number ? [] : [`row ${wholeRow(student)}`]
    const repeat =
      find('same_email', 'email', address) ??
      find('same_number', 'student_number', numbers) ??
      find('same_row', null, whole)
    if (!repeat) for (const key of [...address, ...number, ...foreign, ...whole]) seen.set(key, row)
    return repeat
  }
}

const wholeRow = ({ email: _email, student_number: _number, ...rest }: Candidate['student']) =>
  fold(JSON.stringify(rest))
