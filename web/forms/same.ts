/** Ignores key order, and the `key` of rows. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

export const changedFields = <Values extends object>(before: Values, now: Values): (keyof Values & string)[] =>
  namesOf(before).filter((name) => !isSame(before[name], now[name]))

// `Object.keys` returns string[].
const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

const textOf = (value: unknown): string => JSON.stringify(value, inOrder)
// The database reorders the keys of JSON objects.
const inOrder = (name: string, value: unknown): unknown => {
  if (name === 'key') return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
