import { cellAt, type Fields, type Sheet, usedColumns } from '#server/imports/columns/sheet.ts'
import type { LanguageFinder } from '#server/imports/fields/language.ts'
import { putsLastFirst } from '#server/imports/fields/read-name.ts'
import { readStudent } from '#server/imports/fields/read-student.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import type { FilledCells } from '#server/imports/fields/student-columns.ts'
import { wordsOf } from '#server/students/fold.ts'

/** Reads every row of a sheet as a student. */
export function readStudents(sheet: Sheet, fields: Fields, languages: LanguageFinder): SheetStudent[] {
  const fullName = sheet.headings[fields.indexOf('full_name')] ?? ''
  const reading = { languages, isLastFirst: putsLastFirst(wordsOf(fullName.slice(0, 200)).join(' ')) }
  const isLone = loneRows(sheet)
  return sheet.rows.map((sheetRow) => {
    const { student, reasons } = readStudent(filledCells(sheetRow, fields), reading)
    return { row: sheetRow.row, student, reasons, is_lone: isLone(sheetRow) }
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

// A total or a caption fills one cell; in a list where most rows have one cell, it says nothing.
function loneRows(sheet: Sheet): (row: Sheet['rows'][number]) => boolean {
  const isLone = ({ cells }: Sheet['rows'][number]) =>
    cells.findIndex(Boolean) === cells.findLastIndex(Boolean) && cells.some(Boolean)
  const lone = sheet.rows.filter(isLone).length
  const isUsual = usedColumns(sheet).length < 2 || lone > sheet.rows.length / 2
  return (row) => !isUsual && isLone(row)
}
