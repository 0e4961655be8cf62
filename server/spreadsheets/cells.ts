import { escapeApostrophe, escapeFormula } from '#server/spreadsheets/cell-text.ts'

/** What a school's clocks show: a day such as `2026-03-18`, or a minute such as `2026-03-18 12:34`. */
export interface LocalTime {
  local: string
}
/** What stands in a cell. Text stays as it is written, numbers can be counted with, days and minutes can be sorted by month. */
export type CellValue = string | number | LocalTime | null
/** A line of a file; an empty cell is nothing at all. */
export type Row = CellValue[]

/** Writes instants as the clocks of a time zone show them. */
export function localTimesIn(zone: string): {
  dayOf: (instant: string) => LocalTime
  minuteOf: (instant: string) => LocalTime
} {
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  // Swedish is written as ISO 8601 is.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', ...twoDigits })
  const minuteOf = (instant: string) => ({ local: clock.format(Date.parse(instant)) })
  return { minuteOf, dayOf: (instant) => ({ local: minuteOf(instant).local.slice(0, 10) }) }
}

/** A cell as a CSV file has it: text is never a formula. */
export function csvCell(cell: CellValue): string | number | null {
  if (typeof cell === 'string') return escapeFormula(cell) || null
  return typeof cell === 'object' && cell ? cell.local : cell
}

const utcDate = (local: string) => new Date(local.includes(' ') ? `${local.replace(' ', 'T')}Z` : local)

/** A cell as a workbook has it. Its kind says that text is text, and its dates know no time zone. */
export function workbookCell(cell: CellValue): string | number | Date | null {
  if (typeof cell === 'string') return escapeApostrophe(cell) || null
  return typeof cell === 'object' && cell ? utcDate(cell.local) : cell
}
