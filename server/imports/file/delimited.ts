import { readContacts } from '#server/imports/file/contacts.ts'
import { recordsOf } from '#server/imports/file/records.ts'
import { findSeparator } from '#server/imports/file/separator.ts'
import { gatherRows, type SheetRow } from '#server/imports/file/sheet-rows.ts'

/** Rows are numbered by record, as spreadsheet programs do. */
export function readDelimited(text: string): SheetRow[] {
  const declared = /^\uFEFF?sep=(.)(?:\r\n?|\n|$)/i.exec(text)
  const table = declared ? text.slice(declared[0].length) : text
  const delimiter = declared?.[1] ?? findSeparator(table)
  const rows = gatherRows(readContacts(table) ?? recordsOf(table, delimiter))
  return hasUnclosedQuote(table, rows) ? gatherRows(recordsOf(table, delimiter, true)) : rows
}

// An unclosed quote takes all following lines into its cell.
function hasUnclosedQuote(text: string, rows: readonly SheetRow[]): boolean {
  const isOdd = text.split('"').length % 2 === 0
  return isOdd && (rows.at(-1)?.cells.some((cell) => cell.includes('\n')) ?? false)
}
