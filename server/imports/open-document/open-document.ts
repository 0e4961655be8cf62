import { readOds, type Sheet } from 'hucre/ods'
import type { ArchiveEntry } from '#server/imports/file/archive.ts'
import { packPlain } from '#server/imports/file/plain-archive.ts'
import { unsupported } from '#server/imports/file/file-errors.ts'
import { gatherRows, type SheetRow } from '#server/imports/file/sheet-rows.ts'
import { maxEmptySheets, recordsOf, toFileError } from '#server/imports/file/workbook.ts'

const openDocumentType = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?\s*$/

const textOf = (entries: readonly ArchiveEntry[], entryName: string): string =>
  new TextDecoder().decode(entries.find(({ name }) => name === entryName)?.bytes)

export const isOpenDocument = (entries: readonly ArchiveEntry[]): boolean =>
  openDocumentType.test(textOf(entries, 'mimetype'))

export async function readOpenDocument(entries: readonly ArchiveEntry[]): Promise<SheetRow[]> {
  const content = textOf(entries, 'content.xml')
  if (content === '' || textOf(entries, 'META-INF/manifest.xml').includes('encryption-data'))
    throw unsupported('A spreadsheet with a password.')
  const archive = packPlain([
    { name: 'mimetype', bytes: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
    { name: 'content.xml', bytes: Buffer.from(simplify(content)) },
  ])
  for (const position of visibleSheets(content).slice(0, maxEmptySheets)) {
    const sheet = await readSheet(archive, position)
    const rows = sheet ? gatherRows(recordsOf(sheet)) : []
    if (rows.length > 0) return rows
  }
  return []
}

async function readSheet(archive: Uint8Array, position: number): Promise<Sheet | undefined> {
  try {
    return (await readOds(archive, { sheets: [position] })).sheets[0]
  } catch (error) {
    throw toFileError(error)
  }
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

function visibleSheets(content: string): number[] {
  const styles = content.matchAll(/<style:style\s[^<>]*>\s*<style:table-properties\s[^<>]*table:display="false"/g)
  const hidden = new Set(Array.from(styles, ([style]) => attribute(style, 'style:name')))
  const sheets = Array.from(content.matchAll(/<table:table\s[^<>]*>/g), ([tag]) => attribute(tag, 'table:style-name'))
  return sheets.flatMap((style, position) => (style !== undefined && hidden.has(style) ? [] : [position]))
}

/** Adapts the XML to the library: no row groups, no cells with only a style, and numbers with leading zeros as text. */
const simplify = (content: string): string =>
  content
    .replace(/<\/?table:table-(?:header-rows|row-group|rows)(?:\s[^<>]*)?>/g, '')
    .replace(/(<table:(?:covered-)?table-cell(?:\s[^<>]*?)?) table:style-name="[^"]*"/g, '$1')
    .replace(
      /office:value-type="float"([^<>]*>)(?=<text:p>[A-Za-z/ -]*0[\d/ -]*<\/text:p>)/g,
      'office:value-type="string"$1',
    )
    .replace(/<text:s\s[^<>]*\/>/g, ' ')
