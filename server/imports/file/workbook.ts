import { colToLetter, readXlsx, type Sheet } from 'hucre/xlsx'
import type { ArchiveEntry } from '#server/imports/file/archive.ts'
import { packPlain } from '#server/imports/file/plain-archive.ts'
import { tooLarge, unreadable, unsupported } from '#server/imports/file/file-errors.ts'
import { gatherRows, maxColumnsRead, type SheetRow } from '#server/imports/file/sheet-rows.ts'
import { displayedText } from '#server/imports/file/displayed-text.ts'

export const maxEmptySheets = 5
const range = `A1:${colToLetter(maxColumnsRead - 1)}1048576`
const workbookType = /spreadsheetml\.(?:sheet|template)\.main|ms-excel\.(?:sheet|template)\.macroEnabled\.main/

export async function readWorkbook(entries: readonly ArchiveEntry[]): Promise<SheetRow[]> {
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (!workbookType.test(new TextDecoder().decode(types?.bytes))) throw unsupported('An archive, but no workbook.')
  const archive = packPlain(entries.filter(isNeeded))
  for (let position = 0; position < maxEmptySheets; position++) {
    const sheet = await readVisibleSheet(archive, position)
    const rows = sheet ? gatherRows(recordsOf(sheet)) : []
    if (!sheet || rows.length > 0) return rows
  }
  return []
}

// Without pictures, comments and charts: a sheet can reference one of them a thousand times.
const isNeeded = ({ name }: ArchiveEntry) =>
  /\.xml$/i.test(name) || name === '_rels/.rels' || /(?:^|\/)_rels\/workbook[^/]*\.rels$/i.test(name)

async function readVisibleSheet(archive: Uint8Array, position: number): Promise<Sheet | undefined> {
  let visible = 0
  try {
    const { sheets } = await readXlsx(archive, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden && visible++ === position,
      readStyles: true,
      range,
    })
    return sheets[0]
  } catch (error) {
    throw toFileError(error)
  }
}

export function toFileError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return /\d+ cells\)?, over the \d+ limit/.test(message) ? tooLarge('cells') : unreadable(message)
}

export function* recordsOf(sheet: Sheet): Generator<string[]> {
  spreadDown(sheet)
  for (const [row, values] of sheet.rows.entries())
    yield values.map((value, column) =>
      value === null ? '' : displayedText(value, sheet.cells?.get(`${row},${column}`)?.style?.numFmt),
    )
}

// Cells merged over rows count for each row; those merged over columns, such as titles, don't.
function spreadDown({ merges = [], rows }: Sheet): void {
  for (const { startRow, startCol, endRow } of merges) {
    const value = rows[startRow]?.[startCol] ?? null
    if (value === null) continue
    for (const row of rows.slice(startRow + 1, endRow + 1)) row[startCol] = value
  }
}
