import { meaningOf } from '#server/imports/columns/heading-meaning.ts'
import { isLevel } from '#server/students/columns/level.ts'
import type { SheetRow } from '#server/imports/file/sheet-rows.ts'

const scannedRows = 25
/** The share of cells below that have a kind (address, level) which the heading lacks. */
const minShare = 0.8

/** Titles may stand above the header. Undefined without a header. */
export function findHeader(rows: readonly SheetRow[]): number | undefined {
  const scores = rows.slice(0, scannedRows).map(knownHeadings)
  const best = Math.max(...scores)
  if (best > 1) return scores.indexOf(best)
  const top = scores.findIndex((score, position) => score === 1 && isAsWideAsBelow(rows, position))
  if (top >= 0) return top
  return isUnknownHeader(rows) ? 0 : undefined
}

// The number of different meanings in a row; 0 if one of its cells is a value.
function knownHeadings({ cells }: SheetRow): number {
  if (cells.some((cell) => cell.includes('@') || isLevel(cell) || /^\d+$/.test(cell))) return 0
  return new Set(cells.flatMap((cell) => meaningOf(cell)?.meaning ?? [])).size
}

const widthOf = ({ cells }: SheetRow) => cells.filter(Boolean).length

function isAsWideAsBelow(rows: readonly SheetRow[], position: number): boolean {
  const [row, ...below] = rows.slice(position, position + scannedRows)
  const widths = below.map(widthOf).toSorted((a, b) => a - b)
  return row !== undefined && widthOf(row) >= (widths[Math.floor(widths.length / 2)] ?? 0)
}

// Headings in an unknown language: no address, above a column of addresses.
function isUnknownHeader([first, ...below]: readonly SheetRow[]): boolean {
  const sample = below.slice(0, scannedRows)
  const differs = (is: (cell: string) => boolean) => (heading: string, column: number) => {
    const cells = sample.map((row) => row.cells[column] ?? '').filter(Boolean)
    return heading !== '' && !is(heading) && cells.length > 1 && cells.filter(is).length / cells.length >= minShare
  }
  return (
    first?.cells.some(
      (heading, column) => differs(isAddressLike)(heading, column) || differs(isLevel)(heading, column),
    ) ?? false
  )
}

const isAddressLike = (cell: string) => cell.includes('@')
