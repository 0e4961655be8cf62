import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { fullName } from '#server/students/similar/names.ts'
import type { KnownStudent } from '#server/imports/verdicts/school-snapshot.ts'

/** A row that is about to be judged. */
export interface Candidate extends SheetStudent {
  /** The number of the row that is somebody else's here, and that the row goes without. */
  foreign_number: string | null
}

/** Takes a number that belongs to somebody else away from a row, with the reason: one of the two is a mistake. */
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

/** Says whether something is the matter with the row. */
export const hasReason = ({ reasons }: SheetStudent, reason: RowReason['reason']): boolean =>
  reasons.some((one) => one.reason === reason)
