import { ImportedStudent, type ImportField, type ImportReason, importFields } from '#contract/people/imports.ts'
import type { LanguageFinder } from '#server/students/columns/language.ts'
import { splitName } from '#server/imports/fields/read-name.ts'
import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import {
  type FilledCells,
  filledOf,
  isBlank,
  type RowContext,
  studentColumns,
} from '#server/students/columns/student-columns.ts'
import { shorten } from '#server/spreadsheets/cell-text.ts'

export interface ReadContext {
  languages: LanguageFinder
  isLastFirst: boolean
}

const maxValueLength = 100

/** A value that can't be used is left out, with a reason. */
export function readStudent(
  cells: FilledCells,
  { languages, isLastFirst }: ReadContext,
): Pick<SheetStudent, 'student' | 'reasons'> {
  const reasons: RowReason[] = []
  const leaveOut = (reason: ImportReason, field: ImportField, text: string) => {
    reasons.push({ reason, field, value: shorten(text, maxValueLength) })
    return null
  }
  const use: RowContext['use'] = (field, text, read, reason) =>
    isBlank(text) ? null : (read(text) ?? leaveOut(reason, field, text))
  const row = { cells, name: nameOf(cells, isLastFirst), languages, use }
  const read = importFields.flatMap((field) =>
    field === 'full_name' ? [] : [[field, studentColumns[field].read(row)] as const],
  )
  const student = ImportedStudent.parse(Object.fromEntries(read))
  if (!student.first_name) reasons.push({ reason: 'name_missing', field: 'first_name', value: null })
  return { student, reasons }
}

function nameOf({ first_name = [], last_name = [], full_name = [] }: FilledCells, isLastFirst: boolean) {
  const fromColumns = { first: first_name.join(' '), last: last_name.join(' ') }
  const full = filledOf(full_name)
  if (!isBlank(fromColumns.first) || !full) return fromColumns
  const parts = splitName(full, isLastFirst)
  return { first: parts.first, last: fromColumns.last || parts.last }
}
