import type { ImportColumn } from '#contract/imports.ts'

/** Whether some column says what the students are called. */
export const hasNames = (columns: readonly ImportColumn[]): boolean =>
  columns.some(({ field }) => field === 'first_name' || field === 'full_name')

/** The letters that a spreadsheet program shows over a column, counted from 0. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26))
}
