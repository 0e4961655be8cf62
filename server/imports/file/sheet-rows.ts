import { importLimits } from '#contract/imports.ts'
import { cleanCell } from '#server/imports/file/cell-text.ts'
import { tooLarge } from '#server/imports/file/refusals.ts'

/** A row of a sheet that is not blank, with the number that a spreadsheet program shows beside it. */
export interface SheetRow {
  row: number
  cells: string[]
}

const onlyPunctuation = /^[\p{P}\s]*$/u

/** Rows above the table, such as titles, that may come on top of the limit. */
const spareRows = 100

/** Gathers the rows of a sheet, leaves blank ones out, and refuses more than can be imported. */
export function gatherRows(records: Iterable<readonly string[]>): SheetRow[] {
  const rows: SheetRow[] = []
  let row = 0
  for (const record of records) {
    row += 1
    if (!record.some(Boolean)) continue
    const cells = record.map(cleanCell)
    if (cells.every((cell) => onlyPunctuation.test(cell))) continue
    rows.push({ row, cells })
    if (rows.length > importLimits.rows + spareRows) throw tooLarge('rows', importLimits.rows)
  }
  refuseWide(rows)
  return rows
}

function refuseWide(rows: readonly SheetRow[]): void {
  const filled = new Set<number>()
  for (const { cells } of rows) for (const [column, cell] of cells.entries()) if (cell) filled.add(column)
  if (filled.size > importLimits.columns) throw tooLarge('columns', importLimits.columns)
}
