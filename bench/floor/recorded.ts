import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'

/** A statement of the server as plain text, with its values, of which some stand for others. */
export interface Recorded {
  name: string
  text: string
  values: readonly unknown[]
}

/** The statements that a piece of the server sends, without a database; the floor sends the same ones. */
export async function record(name: string, work: (db: Kysely<Tables>) => Promise<unknown>): Promise<Recorded[]> {
  const queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  })
  await work(db)
  return queries.map(({ sql, parameters }, index) => ({ name: `${name}_${index}`, text: sql, values: parameters }))
}

/** A recorded statement for the driver, with what its placeholders stand for. */
export const fill = ({ name, text, values }: Recorded, places: Readonly<Record<string, unknown>>) => ({
  name,
  text,
  values: values.map((value) => (typeof value === 'string' && value in places ? places[value] : value)),
})
