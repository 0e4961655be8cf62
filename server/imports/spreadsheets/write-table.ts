import type { FileBytes } from '#contract/endpoint.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { ExportFormat } from '#contract/spreadsheets.ts'
import { textStyle } from '#server/imports/spreadsheets/sheet-style.ts'

/** A line of a file; an empty cell is nothing at all. */
export type Row = (string | number | null)[]
/** A table that becomes a file. Text stays as it is written; numbers can be counted with. */
interface Table {
  name: string
  columns: readonly { heading: string; width: number; isNumber?: boolean }[]
}

/** A table as a file of a format, in the ways of a language; its bytes are made while they are sent. */
export const writeTable = (
  format: ExportFormat,
  language: InterfaceLanguage,
  table: Table,
  rows: AsyncIterable<Row>,
): Promise<FileBytes> => (format === 'csv' ? writeCsv(table, rows, language) : writeSheet(table, rows))

// Spreadsheet programs expect the semicolon where the comma parts the decimals, and the mark at the start to read UTF-8.
async function writeCsv({ columns }: Table, rows: AsyncIterable<Row>, language: InterfaceLanguage): Promise<FileBytes> {
  const { writeCsvStream } = await import('hucre/csv')
  return writeCsvStream(rows, {
    headers: columns.map(({ heading }) => heading),
    bom: true,
    delimiter: language === 'en' ? ',' : ';',
    lineSeparator: '\r\n',
  })
}

async function writeSheet({ name, columns }: Table, rows: AsyncIterable<Row>): Promise<FileBytes> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rows, {
    name,
    columns: columns.map(({ heading, width, isNumber }) => ({
      header: heading,
      width,
      ...(!isNumber && { style: textStyle }),
    })),
    freezePane: { rows: 1 },
  })
}
