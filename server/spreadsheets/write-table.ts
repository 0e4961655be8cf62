import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { ExportFormat } from '#contract/values/spreadsheets.ts'
import { csvCell, type Row, workbookCell } from '#server/spreadsheets/cells.ts'
import { dayStyle, minuteStyle, textStyle } from '#server/spreadsheets/sheet-style.ts'

export type ColumnKind = 'number' | 'day' | 'minute'
interface Table {
  name: string
  columns: readonly { heading: string; width: number; kind?: ColumnKind }[]
}

export const writeTable = (
  format: ExportFormat,
  language: InterfaceLanguage,
  table: Table,
  rows: AsyncIterable<Row>,
): Promise<AsyncIterable<Uint8Array>> => (format === 'csv' ? writeCsv(table, rows, language) : writeSheet(table, rows))

// Spreadsheet programs expect semicolons where the comma is the decimal separator, and a byte order mark for UTF-8.
export const csvFormat = (language: InterfaceLanguage) =>
  ({ bom: true, delimiter: language === 'en' ? ',' : ';', lineSeparator: '\r\n' }) as const

async function writeCsv(
  { columns }: Table,
  rows: AsyncIterable<Row>,
  language: InterfaceLanguage,
): Promise<AsyncIterable<Uint8Array>> {
  const { writeCsvStream } = await import('hucre/csv')
  return writeCsvStream(mapCells(rows, csvCell), {
    headers: columns.map(({ heading }) => heading),
    ...csvFormat(language),
  })
}

async function writeSheet({ name, columns }: Table, rows: AsyncIterable<Row>): Promise<AsyncIterable<Uint8Array>> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(mapCells(rows, workbookCell), {
    name,
    columns: columns.map(({ heading, width, kind }) => ({ header: heading, width, style: styleOf(kind) })),
    freezePane: { rows: 1 },
  })
}

const styles = { number: {}, day: dayStyle, minute: minuteStyle }
const styleOf = (kind: ColumnKind | undefined) => (kind ? styles[kind] : textStyle)

async function* mapCells<Cell>(rows: AsyncIterable<Row>, cellOf: (cell: Row[number]) => Cell): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map(cellOf)
}
