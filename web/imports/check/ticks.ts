import { type ImportRow, importableVerdicts, type Verdict } from '#contract/imports.ts'

/** What was ticked or unticked by hand, by row number. */
export type Ticks = ReadonlyMap<number, boolean>
export const noTicks: Ticks = new Map()

const importable: ReadonlySet<Verdict> = new Set(importableVerdicts)
const ticked: ReadonlySet<Verdict> = new Set(['new', 'activate'])

/** Whether a row may be imported. Who is over the cap may be when somebody else is left out and a seat is free. */
export const isTickable = ({ verdict, student }: ImportRow, freeSeats = 0): boolean =>
  student.first_name !== null && (importable.has(verdict) || (verdict === 'over_limit' && freeSeats > 0))

/** Whether a row will be imported: as chosen by hand, or else if it is sound. */
export const isTicked = (ticks: Ticks, row: ImportRow): boolean =>
  isTickable(row, 1) && (ticks.get(row.row) ?? ticked.has(row.verdict))

/** The ticks with these rows on or off. */
export const tickAll = (ticks: Ticks, rows: readonly ImportRow[], on: boolean): Ticks =>
  new Map([...ticks, ...rows.map(({ row }): [number, boolean] => [row, on])])

/** The numbers of the rows that will be imported, in the order of the file. */
export const tickedRows = (ticks: Ticks, rows: readonly ImportRow[]): number[] =>
  rows.filter((row) => isTicked(ticks, row)).map(({ row }) => row)
