import { type CustomTypesConfig, types } from 'pg'

const oid = {
  int8: 20,
  date: 1082,
  timestamptz: 1184,
  int8Array: 1016,
  dateArray: 1182,
  timestamptzArray: 1185,
}
const textArray = 1009
// The driver's own list of types leaves out the arrays.
const defaultParser: (id: number) => (text: string) => (string | null)[] = types.getTypeParser

/** Turns PostgreSQL's text of a timestamptz into ISO 8601 in UTC with milliseconds, so that two of them compare as text. */
export function isoInstant(text: string): string {
  if (text.length < 22 || text[10] !== ' ' || !text.endsWith('+00')) return parseInstant(text)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
}

function parseInstant(text: string): string {
  const milliseconds = Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  return Number.isNaN(milliseconds) ? text : new Date(milliseconds).toISOString()
}

const arrayOf = <T>(parseItem: (text: string) => T) => {
  const split = defaultParser(textArray)
  return (text: string) => split(text).map((item) => (item === null ? null : parseItem(item)))
}

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, Number],
  [oid.date, String],
  [oid.timestamptz, isoInstant],
  [oid.int8Array, arrayOf(Number)],
  [oid.dateArray, arrayOf(String)],
  [oid.timestamptzArray, arrayOf(isoInstant)],
])

/** What the driver makes of a column's text: instants are ISO text, days are `2026-11-21`, whole numbers are numbers. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format),
}
