import type { ImportField } from '#contract/imports.ts'
import { filledColumns, type SheetRow } from '#server/imports/file/sheet-rows.ts'

/** A table as it was read: its headings (empty texts where it has none) and its rows, without titles and blank lines. */
export interface Sheet {
  headings: string[]
  rows: SheetRow[]
}

/** What each column of a sheet was taken for, by its position. */
export type Fields = readonly (ImportField | null)[]

/** What a sheet has at a place; places outside are empty. */
export const cellAt = ({ cells }: Pick<SheetRow, 'cells'>, column: number): string => cells[column] ?? ''

/** The positions of the columns that have a heading or a filled cell. */
export const usedColumns = ({ headings, rows }: Sheet): number[] =>
  filledColumns([headings, ...rows.map(({ cells }) => cells)])
