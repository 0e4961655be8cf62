import { readContacts } from '#server/imports/file/contacts.ts'
import { recordsOf } from '#server/imports/file/records.ts'
import { findSeparator } from '#server/imports/file/separator.ts'
import { gatherRows, type SheetRow } from '#server/imports/file/sheet-rows.ts'

/** The rows of comma, semicolon, tab or bar separated text, numbered by record as a spreadsheet program numbers them. */
export function readDelimited(text: string): SheetRow[] {
  const declared = /^\uFEFF?sep=(.)(?:\r\n?|\n|$)/i.exec(text)
  const table = declared ? text.slice(declared[0].length) : text
  const delimiter = declared?.[1] ?? findSeparator(table)
  const rows = gatherRows(readContacts(table) ?? recordsOf(table, delimiter))
  return hasUnclosedQuote(table, rows) ? gatherRows(recordsOf(table, delimiter, true)) : rows
}

// A quote that is never closed takes all the following lines into its cell.
function hasUnclosedQuote(text: string, rows: readonly SheetRow[]): boolean {
  const isOdd = text.split('"').length % 2 === 0
  return isOdd && (rows.at(-1)?.cells.some((cell) => cell.includes('\n')) ?? false)
}
