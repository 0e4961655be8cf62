import type { ImportColumn, ImportRow } from '#contract/imports.ts'

/** Whether some column says what the students are called. */
export const hasNames = (columns: readonly ImportColumn[]): boolean =>
  columns.some(({ field }) => field === 'first_name' || field === 'full_name')

/** The fields that have a column of their own where somebody has them. */
const columnFields = ['student_number', 'level', 'classes'] as const
export type ColumnField = (typeof columnFields)[number]

/** Those of which some row has a value. */
export const filledFields = (rows: readonly ImportRow[]): ColumnField[] =>
  columnFields.filter((field) => rows.some(({ student }) => (student[field]?.length ?? 0) > 0))

/** The letters that a spreadsheet program shows over a column, counted from 0. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26))
}
