import type { Cell, WriteSheet } from 'hucre/xlsx'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Report } from '#contract/reports.ts'
import { type ExportFormat, exportFormats } from '#contract/spreadsheets.ts'
import { escapeFormula } from '#server/imports/file/cell-text.ts'
import { headerStyle } from '#server/imports/spreadsheets/sheet-style.ts'
import type { Row } from '#server/imports/spreadsheets/write-table.ts'
import { type Sheet, sheetsOf } from '#server/reports/sheets.ts'
import { wordsIn } from '#server/reports/words/words.ts'

/** A report as a file: a spreadsheet with a sheet for each part, or one table with them below each other. */
export async function exportReport(
  report: Report,
  { format, language }: { format: ExportFormat; language: InterfaceLanguage },
) {
  const sheets = sheetsOf(report, language).map((sheet) => ({ ...sheet, rows: sheet.rows.map(safe) }))
  const bytes = await (format === 'csv' ? csvOf(sheets, language) : workbookOf(sheets))
  return { bytes, name: `${wordsIn(language).file}-${report.from}-${report.to}.${format}`, type: exportFormats[format] }
}

// None is ever a formula.
const safe = (row: Row): Row => row.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) || null : cell))

const styled = ({ name, widths, rows }: Sheet): WriteSheet => ({
  name,
  columns: widths.map((width) => ({ width })),
  rows,
  cells: new Map(widths.map((_, column): [string, Partial<Cell>] => [`0,${column}`, { style: headerStyle }])),
  freezePane: { rows: 1 },
})

// Spreadsheet programs expect the semicolon where the comma parts the decimals, and the mark at the start to read UTF-8.
async function csvOf(sheets: readonly Sheet[], language: InterfaceLanguage): Promise<Uint8Array> {
  const { writeCsv } = await import('hucre/csv')
  return new TextEncoder().encode(
    writeCsv(
      sheets.flatMap(({ name, rows }, index) => [...(index > 0 ? [[]] : []), [name], ...rows]),
      { bom: true, delimiter: language === 'en' ? ',' : ';', lineSeparator: '\r\n' },
    ),
  )
}

async function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({ sheets: sheets.map(styled) })
}
