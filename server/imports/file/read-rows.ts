import { importLimits } from '#contract/people/imports.ts'
import { type ArchiveEntry, readArchive } from '#server/imports/file/archive.ts'
import { readDelimited } from '#server/imports/file/delimited.ts'
import { isArchive, refuseOtherText } from '#server/imports/file/file-kind.ts'
import { tooLarge, unreadable } from '#server/imports/file/file-errors.ts'
import type { SheetRow } from '#server/imports/file/sheet-rows.ts'
import { decodeText } from '#server/imports/file/text-encoding.ts'
import { readWorkbook } from '#server/imports/file/workbook.ts'
import { isOpenDocument, readOpenDocument } from '#server/imports/open-document/open-document.ts'

export async function readRows(bytes: Uint8Array): Promise<SheetRow[]> {
  if (bytes.length > importLimits.bytes) throw tooLarge('bytes', importLimits.bytes)
  const rows = await (isArchive(bytes) ? readSheets(readArchive(bytes)) : readText(decodeText(bytes)))
  if (rows.length === 0) throw unreadable('The file has no rows.')
  return rows
}

const readSheets = (entries: readonly ArchiveEntry[]): Promise<SheetRow[]> =>
  isOpenDocument(entries) ? readOpenDocument(entries) : readWorkbook(entries)

function readText(text: string): SheetRow[] {
  refuseOtherText(text)
  return readDelimited(text)
}
