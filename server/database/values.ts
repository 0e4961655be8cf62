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
// The driver's type list lacks the arrays.
const defaultParser: (id: number) => (text: string) => (string | null)[] = types.getTypeParser

/** PostgreSQL's timestamptz text as ISO 8601 in UTC with milliseconds, which sorts as text. */
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

/** Column values: instants as ISO text, dates as `2026-11-21`, int8 as numbers. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format),
}
