import type { ImportField } from '#contract/imports.ts'
import type { SheetRow } from '#server/imports/file/sheet-rows.ts'

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
export function usedColumns({ headings, rows }: Sheet): number[] {
  const used = new Set<number>()
  for (const cells of [headings, ...rows.map((row) => row.cells)])
    for (const [column, cell] of cells.entries()) if (cell) used.add(column)
  return [...used].toSorted((a, b) => a - b)
}
