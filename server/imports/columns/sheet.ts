import type { ImportField } from '#contract/people/imports.ts'
import { filledColumns, type SheetRow } from '#server/imports/file/sheet-rows.ts'

/** Headings are empty strings if there are none. */
export interface Sheet {
  headings: string[]
  rows: SheetRow[]
}

export type Fields = readonly (ImportField | null)[]

export const cellAt = ({ cells }: Pick<SheetRow, 'cells'>, column: number): string => cells[column] ?? ''

export const usedColumns = ({ headings, rows }: Sheet): number[] =>
  filledColumns([headings, ...rows.map(({ cells }) => cells)])
