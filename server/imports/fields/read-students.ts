import { cellAt, type Fields, type Sheet } from '#server/imports/columns/sheet.ts'
import type { LanguageFinder } from '#server/students/columns/language.ts'
import { findSingleCellRows } from '#server/imports/fields/single-cell-rows.ts'
import { putsLastFirst } from '#server/imports/fields/read-name.ts'
import { readStudent } from '#server/imports/fields/read-student.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import type { FilledCells } from '#server/students/columns/student-columns.ts'
import { wordsOf } from '#server/students/fold.ts'

export function readStudents(sheet: Sheet, fields: Fields, languages: LanguageFinder): SheetStudent[] {
  const fullName = sheet.headings[fields.indexOf('full_name')] ?? ''
  const context = { languages, isLastFirst: putsLastFirst(wordsOf(fullName.slice(0, 200)).join(' ')) }
  const isSingleCellRow = findSingleCellRows(sheet, fields)
  return sheet.rows.map((sheetRow) => {
    const { student, reasons } = readStudent(filledCells(sheetRow, fields), context)
    return { row: sheetRow.row, student, reasons, is_single_cell: isSingleCellRow(sheetRow) }
  })
}

function filledCells(sheetRow: Pick<Sheet['rows'][number], 'cells'>, fields: Fields): FilledCells {
  const filled: FilledCells = {}
  for (const [column, field] of fields.entries()) {
    const cell = cellAt(sheetRow, column)
    if (field && cell) (filled[field] ??= []).push(cell)
  }
  return filled
}
