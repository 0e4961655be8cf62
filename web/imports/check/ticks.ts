import { type ImportRow, importableVerdicts, type Verdict } from '#contract/people/imports.ts'

/** Manual choices, by row number. */
export type Ticks = ReadonlyMap<number, boolean>
export const noTicks: Ticks = new Map()

const importable: ReadonlySet<Verdict> = new Set(importableVerdicts)
const ticked: ReadonlySet<Verdict> = new Set(['new', 'activate'])

/** Rows over the cap can be chosen when another row frees its seat. */
export const isTickable = ({ verdict, student }: ImportRow, freeSeats = 0): boolean =>
  student.first_name !== null && (importable.has(verdict) || (verdict === 'over_limit' && freeSeats > 0))

/** The manual choice, else the default for its verdict. */
export const isTicked = (ticks: Ticks, row: ImportRow): boolean =>
  isTickable(row, 1) && (ticks.get(row.row) ?? ticked.has(row.verdict))

export const tickAll = (ticks: Ticks, rows: readonly ImportRow[], on: boolean): Ticks =>
  new Map([...ticks, ...rows.map(({ row }): [number, boolean] => [row, on])])

export const tickedRows = (ticks: Ticks, rows: readonly ImportRow[]): number[] =>
  rows.filter((row) => isTicked(ticks, row)).map(({ row }) => row)
