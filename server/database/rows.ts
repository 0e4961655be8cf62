import { type Kysely, type PostgresPool, type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Statement } from '#server/database/prepared.ts'
import { isChecking } from '#server/lib/checking.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const pools = new WeakMap<Kysely<Tables>, PostgresPool>()

/** Sends statements straight to the pool. Kysely's layers take a quarter of a list's server time. */
export function useDirectQueries(db: Kysely<Tables>, pool: PostgresPool): void {
  pools.set(db, pool)
}

/** The rows of a statement, typed by the schema. In tests and development a row that does not match it throws. */
export async function rowsOf<Shape extends z.ZodMiniObject>(
  db: Kysely<Tables>,
  shape: Shape,
  statement: Statement,
): Promise<z.output<Shape>[]> {
  const { text, rows } = await send(db, statement)
  if (isChecking) for (const row of rows) checkRow(shape, row, text)
  return rows as z.output<Shape>[]
}

export async function rowOf<Shape extends z.ZodMiniObject>(
  db: Kysely<Tables>,
  shape: Shape,
  statement: Statement,
): Promise<z.output<Shape> | undefined> {
  return (await rowsOf(db, shape, statement))[0]
}

/** Runs a statement whose rows are not needed. */
export const run = async (db: Kysely<Tables>, statement: Statement): Promise<void> => void (await send(db, statement))

async function send(db: Kysely<Tables>, statement: Statement): Promise<{ text: string; rows: unknown[] }> {
  const pool = pools.get(db)
  const compiled = statement.compile(db)
  // PostgreSQL would take it as null: mostly a builder that was not called.
  if (isChecking && compiled.parameters.includes(undefined))
    throw new Error(`A parameter is undefined.\n${compiled.sql}`)
  if (!pool) return { text: compiled.sql, rows: (await db.executeQuery(compiled)).rows }
  const client = await pool.connect()
  try {
    return { text: compiled.sql, rows: (await client.query<unknown>(compiled.sql, compiled.parameters)).rows }
  } finally {
    client.release()
  }
}

export function checkRow(shape: z.ZodMiniObject, row: unknown, text: string): void {
  const names = Object.keys(Object(row))
  const extra = names.filter((name) => !(name in shape.shape))
  const { error } = shape.safeParse(row)
  const wrong = error?.issues.map(({ path, ...issue }) => `${path.join('.')}: ${JSON.stringify(issue)}`) ?? []
  if (wrong.length === 0 && extra.length === 0) return
  const missing = Object.keys(shape.shape).filter((name) => !names.includes(name))
  const problems = [
    missing.length > 0 && `lacks ${missing.join(', ')}: add it to the columns that the statement selects`,
    extra.length > 0 && `has ${extra.join(', ')}, which its schema does not have`,
    missing.length === 0 && wrong.length > 0 && `does not match its schema (${wrong.join('; ')})`,
  ]
  throw new Error(`A row ${problems.filter(Boolean).join(', and ')}.\n${text}`)
}

/** The select list of a schema's fields from a table under an alias (`{ students: 's' }`). A field that is not a column must be computed, or it does not compile. */
export function columnsOf<Table extends keyof Tables, Shape extends Record<string, unknown>>(
  from: Readonly<Record<Table, string>>,
  { shape }: { shape: Shape },
  computed: { readonly [Name in Exclude<keyof Shape, keyof Tables[Table]>]: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const [alias] = Object.values<string>(from)
  const plain = Object.keys(shape).filter((name) => !Object.hasOwn(computed, name))
  const others = Object.entries<RawBuilder<unknown>>(computed).map(
    ([name, value]) => sql`, ${value} as ${sql.id(name)}`,
  )
  return sql`${sql.raw(plain.map((name) => `${alias}.${name}`).join(', '))}${sql.join(others, sql``)}`
}
