import { type Cell, writeXlsx } from 'hucre/xlsx'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { cellAt, type Fields, type Sheet, usedColumns } from '#server/imports/columns/sheet.ts'
import type { RowReason } from '#server/imports/fields/sheet-student.ts'
import { escapeApostrophe } from '#server/spreadsheets/cell-text.ts'
import { headerStyle, textStyle } from '#server/spreadsheets/sheet-style.ts'
import type { Words } from '#server/spreadsheets/words/en.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'

export interface RefusedRow {
  row: number
  reasons: RowReason[]
}
const widths = { min: 10, max: 50 }

export function writeProblems(
  sheet: Sheet,
  fields: Fields,
  refused: readonly RefusedRow[],
  language: InterfaceLanguage,
): Promise<Uint8Array> {
  const words = wordsIn(language)
  const reasons = new Map(refused.map((one) => [one.row, one.reasons]))
  const columns = usedColumns(sheet)
  const table = sheet.rows
    .filter(({ row }) => reasons.has(row))
    .map((row) => [...columns.map((column) => cellAt(row, column)), wordReasons(reasons.get(row.row) ?? [], words)])
  const header = [...columns.map((column) => headingOf(sheet, fields, column, words)), words.reasonHeading]
  const rows = [header, ...table].map((cells) => cells.map((cell) => escapeApostrophe(cell) || null))
  return writeXlsx({
    sheets: [
      {
        name: words.tableSheet,
        columns: header.map((_, column) => ({ width: widthOf(rows, column), style: textStyle })),
        rows,
        cells: new Map(header.map((_, column): [string, Partial<Cell>] => [`0,${column}`, { style: headerStyle }])),
        freezePane: { rows: 1 },
      },
    ],
  })
}

function headingOf({ headings }: Sheet, fields: Fields, column: number, words: Words): string {
  const field = fields[column]
  return headings[column] || (field ? words.headings[field] : `${words.column} ${column + 1}`)
}

const wordReasons = (reasons: readonly RowReason[], { reasons: wordings, headings }: Words): string =>
  reasons
    .map(({ reason, field, value }) => wordings[reason]({ value: value ?? '', field: field ? headings[field] : '' }))
    .join(' ')

function widthOf(rows: readonly (readonly (string | null)[])[], column: number): number {
  const longest = rows.slice(0, 200).reduce((max, row) => Math.max(max, row[column]?.length ?? 0), 0)
  return Math.min(widths.max, Math.max(widths.min, longest + 2))
}
