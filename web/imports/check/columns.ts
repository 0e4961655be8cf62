import type { ImportColumn, ImportRow } from '#contract/people/imports.ts'

export const hasNames = (columns: readonly ImportColumn[]): boolean =>
  columns.some(({ field }) => field === 'first_name' || field === 'full_name')

/** Optional fields: a column each, if any row has a value. */
const columnFields = ['student_number', 'level', 'classes'] as const
export type ColumnField = (typeof columnFields)[number]

export const filledFields = (rows: readonly ImportRow[]): ColumnField[] =>
  columnFields.filter((field) => rows.some(({ student }) => (student[field]?.length ?? 0) > 0))

/** Spreadsheet letters of a column index, counted from 0. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26))
}
