import { importLimits } from '#contract/people/imports.ts'
import { cleanCell } from '#server/spreadsheets/cell-text.ts'
import { tooLarge } from '#server/imports/file/file-errors.ts'

export interface SheetRow {
  row: number
  cells: string[]
}

const onlyPunctuation = /^[\p{P}\s]*$/u

/** Rows above the table, such as titles, beyond the limit. */
const spareRows = 100
export const maxColumnsRead = 256

export function gatherRows(records: Iterable<readonly string[]>): SheetRow[] {
  const rows: SheetRow[] = []
  let row = 0
  for (const record of records) {
    row += 1
    if (!record.some(Boolean)) continue
    const cells = record.slice(0, maxColumnsRead).map(cleanCell)
    if (cells.every((cell) => onlyPunctuation.test(cell))) continue
    rows.push({ row, cells })
    if (rows.length > importLimits.rows + spareRows) throw tooLarge('rows', importLimits.rows)
  }
  refuseWide(rows)
  return rows
}

function refuseWide(rows: readonly SheetRow[]): void {
  if (filledColumns(rows.map(({ cells }) => cells)).length > importLimits.columns)
    throw tooLarge('columns', importLimits.columns)
}

export function filledColumns(rows: readonly (readonly string[])[]): number[] {
  const filled: boolean[] = []
  for (const cells of rows)
    cells.forEach((cell, column) => {
      if (cell) filled[column] = true
    })
  return [...filled.keys()].filter((column) => filled[column])
}
