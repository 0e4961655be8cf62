import type { ImportRow } from '#contract/imports.ts'

/** Why a row has its verdict, or what was left out of it. */
export type RowReason = ImportRow['reasons'][number]

/** A row of a sheet as a student, before it is compared with anybody. */
export interface SheetStudent {
  row: number
  student: ImportRow['student']
  reasons: RowReason[]
  /** Whether it has a single filled cell in a table of several columns, which is no name. */
  is_single_cell: boolean
}
