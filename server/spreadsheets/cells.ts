import { escapeApostrophe, escapeFormula } from '#server/spreadsheets/cell-text.ts'

/** `2026-03-18` or `2026-03-18 12:34`. */
export interface LocalTime {
  local: string
}
export type CellValue = string | number | LocalTime | null
export type Row = CellValue[]

export function localTimesIn(zone: string): {
  dayOf: (instant: string) => LocalTime
  minuteOf: (instant: string) => LocalTime
} {
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  // Swedish uses the ISO 8601 format.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', ...twoDigits })
  const minuteOf = (instant: string) => ({ local: clock.format(Date.parse(instant)) })
  return { minuteOf, dayOf: (instant) => ({ local: minuteOf(instant).local.slice(0, 10) }) }
}

/** The current day in a time zone, for the name of a file. */
export const todayIn = (zone: string): string => localTimesIn(zone).dayOf(new Date().toISOString()).local

export function csvCell(cell: CellValue): string | number | null {
  if (typeof cell === 'string') return escapeFormula(cell) || null
  return typeof cell === 'object' && cell ? cell.local : cell
}

const utcDate = (local: string) => new Date(local.includes(' ') ? `${local.replace(' ', 'T')}Z` : local)

export function workbookCell(cell: CellValue): string | number | Date | null {
  if (typeof cell === 'string') return escapeApostrophe(cell) || null
  return typeof cell === 'object' && cell ? utcDate(cell.local) : cell
}
