import type { ImportField } from '#contract/people/imports.ts'
import { meaningOf } from '#server/imports/columns/heading-meaning.ts'
import { type Fields, type Sheet, usedColumns } from '#server/imports/columns/sheet.ts'
import { wordsOf } from '#server/students/fold.ts'

type SheetRow = Sheet['rows'][number]

const nameFields: ReadonlySet<ImportField | null> = new Set(['first_name', 'last_name', 'full_name'])
const onlyLetters = /^\p{L}[\p{L}\p{M}\p{Zs}'’.-]*$/u
const totals =
  /^(?:(?:sub|zwischen)?(?:total|totale|totaux|summe?|suma|somme|somma|soma)|gesamt\w*|insgesamt|anzahl|count|average|durchschnitt|moyenne)$/

/** Rows whose only filled cell is more likely a total or a caption than a student. */
export function findSingleCellRows(sheet: Sheet, fields: Fields): (row: SheetRow) => boolean {
  const lone = sheet.rows.filter(hasSingleCell).length
  const isUsual = usedColumns(sheet).length < 2 || lone > sheet.rows.length / 2
  return (row) => !isUsual && hasSingleCell(row) && !hasName(row, fields)
}

const hasSingleCell = ({ cells }: SheetRow) =>
  cells.findIndex(Boolean) === cells.findLastIndex(Boolean) && cells.some(Boolean)

// A child may have a first name only.
function hasName({ cells }: SheetRow, fields: Fields): boolean {
  const column = cells.findIndex(Boolean)
  const text = cells[column] ?? ''
  if (!nameFields.has(fields[column] ?? null) || !onlyLetters.test(text)) return false
  return !wordsOf(text).some((word) => totals.test(word)) && meaningOf(text) === undefined
}
