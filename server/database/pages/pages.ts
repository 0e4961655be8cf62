import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type PageColumn, pageColumn } from '#server/database/pages/page-columns.ts'
import type { Statement } from '#server/database/prepared.ts'
import { checkRow, rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { isChecking } from '#server/lib/checking.ts'

interface PageShape<
  Item extends z.ZodMiniObject,
  Once extends z.ZodMiniObject,
  Field extends keyof z.output<Item> & string,
> {
  item: Item
  once: Once
  field: Field
}

interface PageParts {
  /** Another table for the `with` of the statement. */
  table?: RawBuilder<unknown> | null
  /** Selects every field of an item but `field`. */
  items: RawBuilder<unknown>
  /** Selects one JSON value from the items, which are named `page`. */
  onceFromPage: RawBuilder<unknown>
}

interface PageReader<Item, Once, Field extends keyof Item> {
  statementOf: (parts: PageParts) => RawBuilder<unknown>
  read: (
    db: Kysely<Tables>,
    statement: Statement,
    completer: (once: Once) => (item: Item) => Item[Field],
  ) => Promise<{ items: Item[]; once: Once }>
}

/** The sizes are few and stand in the text: with parameters, PostgreSQL plans the first page anew for each call. */
export const limitTo = ({ page, page_size }: { page: number; page_size: number }): RawBuilder<unknown> =>
  sql`limit ${sql.lit(page_size)}${page > 1 ? sql` offset ${(page - 1) * page_size}` : sql``}`

/** Reads a page of items, and a value once for all of them, in one statement and one row, which costs half as much as a row for each. */
export function createPageReader<
  Item extends z.ZodMiniObject,
  Once extends z.ZodMiniObject,
  Field extends keyof z.output<Item> & string,
>({ item, once, field }: PageShape<Item, Once, Field>): PageReader<z.output<Item>, z.output<Once>, Field> {
  const names = Object.keys(item.shape)
  const columns = names
    .filter((name) => name !== field)
    .map((name) => ({ name, ...pageColumn(name, item.shape[name]) }))
  const selected = sql.join(columns.map((column) => sql`${column.selected} as ${sql.id(column.name)}`))
  const PageRow = z.object({
    ...Object.fromEntries(columns.map((column) => [column.name, z.unknown()])),
    once: z.unknown(),
  })
  const itemsOf = createItemsOf(names, columns)
  return {
    statementOf: ({ table = null, items, onceFromPage }) => sql`
      with ${table ? sql`${table}, ` : sql``}page as materialized (${items})
      select ${selected}, (${onceFromPage}) as once from page`,
    read: async (db, statement, completer) => {
      const row = await rowOf(db, PageRow, statement)
      // Checked by `checkRow`, in tests and development.
      const shared = row?.once as z.output<Once>
      if (isChecking) checkRow(once, shared, statement.compile(db).sql)
      // Complete with `field`, and checked as well.
      const items = itemsOf(row ?? {}) as z.output<Item>[]
      const complete = completer(shared)
      for (const one of items) {
        one[field] = complete(one)
        if (isChecking) checkRow(item, one, statement.compile(db).sql)
      }
      return { items, once: shared }
    },
  }
}

/** Copies of one object have their place for each name from the start. */
function createItemsOf(names: readonly string[], columns: readonly ({ name: string } & PageColumn)[]) {
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]))
  return (row: Readonly<Record<string, unknown>>) => {
    const values = columns.map(({ name, read }) => ({ name, values: read(row[name]) }))
    const count = values[0]?.values.length ?? 0
    return Array.from({ length: count }, (_, index) => {
      const item = { ...empty }
      for (const { name, values: ofColumn } of values) item[name] = ofColumn[index]
      return item
    })
  }
}
