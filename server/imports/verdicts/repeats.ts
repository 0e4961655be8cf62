import type { ImportReason } from '#contract/imports.ts'
import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { fold } from '#server/imports/fold.ts'

/** Finds out whether a row of the file says again what an earlier one said. */
export type FindRepeat = (row: SheetStudent) => RowReason | undefined

/** Remembers addresses and numbers, and whole rows where there is neither. */
export function rememberRows(): FindRepeat {
  const seen = new Map<string, number>()
  return ({ row, student }) => {
    const { email, student_number } = student
    const marks: { key: string; reason: ImportReason; field: RowReason['field'] }[] = []
    if (email) marks.push({ key: `email ${email}`, reason: 'same_email', field: 'email' })
    if (student_number) marks.push({ key: `number ${student_number}`, reason: 'same_number', field: 'student_number' })
    if (marks.length === 0) marks.push({ key: `row ${wholeRow(student)}`, reason: 'same_row', field: null })
    const repeated = marks.find(({ key }) => seen.has(key))
    if (repeated) return { reason: repeated.reason, field: repeated.field, value: String(seen.get(repeated.key)) }
    for (const { key } of marks) seen.set(key, row)
    return undefined
  }
}

const wholeRow = ({ first_name, last_name, level, native_language, classes, notes }: SheetStudent['student']) =>
  fold(JSON.stringify([first_name, last_name, level, native_language, classes, notes]))
