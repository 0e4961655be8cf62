import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { fullName } from '#server/students/similar/names.ts'
import type { KnownStudent } from '#server/imports/verdicts/school-snapshot.ts'

export interface Candidate extends SheetStudent {
  /** A student number that belongs to another student, and was removed from the row. */
  foreign_number: string | null
}

export function toCandidate(row: SheetStudent, holder: KnownStudent | undefined): Candidate {
  const { student, reasons } = row
  if (!holder) return { ...row, foreign_number: null }
  const reason: RowReason = { reason: 'number_taken', field: 'student_number', value: fullName(holder) }
  return {
    ...row,
    student: { ...student, student_number: null },
    reasons: [...reasons, reason],
    foreign_number: student.student_number,
  }
}

export const hasReason = ({ reasons }: SheetStudent, reason: RowReason['reason']): boolean =>
  reasons.some((one) => one.reason === reason)
