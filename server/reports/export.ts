import type { Cell, WriteSheet } from 'hucre/xlsx'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Report } from '#contract/practice/reports.ts'
import { type ExportFormat, exportFormats } from '#contract/values/spreadsheets.ts'
import { csvCell, type Row, workbookCell } from '#server/spreadsheets/cells.ts'
import { headerStyle, minuteStyle } from '#server/spreadsheets/sheet-style.ts'
import { csvFormat } from '#server/spreadsheets/write-table.ts'
import { flatTableOf } from '#server/reports/flat-table.ts'
import { type Sheet, sheetsOf } from '#server/reports/sheets.ts'
import { wordsIn } from '#server/reports/words/words.ts'

export async function exportReport(
  report: Report,
  { format, language, zone }: { format: ExportFormat; language: InterfaceLanguage; zone: string },
) {
  const bytes = await (format === 'csv'
    ? csvOf(flatTableOf(report, language, zone), language)
    : workbookOf(sheetsOf(report, language, zone)))
  return { bytes, name: `${fileNameOf(report, language)}.${format}`, type: exportFormats[format] }
}

// A report of the whole school needs no name; others do, so that several in one folder can be told apart.
function fileNameOf({ of, from, to }: Report, language: InterfaceLanguage): string {
  const words = of.kind === 'school' ? '' : of.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  const [start = ''] = words.match(/^.{0,60}/u) ?? []
  const subject = start.trim().replaceAll(' ', '-')
  return [wordsIn(language).file, subject, from, to].filter(Boolean).join('-')
}

const styled = ({ name, widths, rows }: Sheet): WriteSheet => ({
  name,
  columns: widths.map((width) => ({ width })),
  rows: rows.map((row) => row.map(workbookCell)),
  cells: new Map([
    ...widths.map((_, column): [string, Partial<Cell>] => [`0,${column}`, { style: headerStyle }]),
    ...minutesIn(rows),
  ]),
  freezePane: { rows: 1 },
})

const minutesIn = (rows: Sheet['rows']) =>
  rows.flatMap((row, line) =>
    row.flatMap((cell, column): [string, Partial<Cell>][] =>
      typeof cell === 'object' && cell ? [[`${line},${column}`, { style: minuteStyle }]] : [],
    ),
  )

async function csvOf(rows: readonly Row[], language: InterfaceLanguage): Promise<Uint8Array> {
  const { writeCsv } = await import('hucre/csv')
  return new TextEncoder().encode(
    writeCsv(
      rows.map((row) => row.map(csvCell)),
      csvFormat(language),
    ),
  )
}

async function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({ sheets: sheets.map(styled) })
}
