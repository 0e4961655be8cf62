import type { ImportRow } from '#contract/people/imports.ts'

export type RowReason = ImportRow['reasons'][number]

export interface SheetStudent {
  row: number
  student: ImportRow['student']
  reasons: RowReason[]
  is_single_cell: boolean
}
