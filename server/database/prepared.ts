import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'

/** What `rowsOf` runs: a builder, or a prepared statement with its values. */
export interface Statement {
  compile: (db: Kysely<Tables>) => CompiledQuery
}

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement that is built once, with placeholders for its values, because building its text costs as much as sending it. `build` may not look at them. */
export function prepared<Values extends object>(
  names: readonly (keyof Values & string)[],
  build: (values: Values) => Statement,
): (values: Values) => Statement {
  let once: { query: CompiledQuery; parameters: unknown[] } | undefined
  return (values) => ({
    compile: (db) => {
      // A builder takes any value for a parameter.
      const placeholders = () => Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Values
      once ??= withSingleParameters(build(placeholders()).compile(db))
      const { query, parameters } = once
      const valueOf = (parameter: unknown) =>
        parameter instanceof Placeholder ? (values[parameter.name as keyof Values] ?? null) : parameter
      return { ...query, parameters: parameters.map(valueOf) }
    },
  })
}

// The builder makes a parameter of each use of a value.
function withSingleParameters(query: CompiledQuery) {
  const parameters = [...new Set(query.parameters)]
  const placeOf = (old: string) => parameters.indexOf(query.parameters[Number(old) - 1]) + 1
  const sql = query.sql.replaceAll(/\$(\d+)/g, (_, old: string) => `$${placeOf(old)}`)
  return { query: { ...query, sql }, parameters }
}
