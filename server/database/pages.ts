import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { checkRow, rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { isoInstant } from '#server/database/values.ts'
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

interface PageQuery<Item, Once, Field extends keyof Item> {
  /** Another table for the `with` of the statement. */
  table?: RawBuilder<unknown> | null
  /** Selects every field of an item but `field`. */
  items: RawBuilder<unknown>
  /** Selects one JSON value from the items, which are named `page`. */
  onceFromPage: RawBuilder<unknown>
  completer: (once: Once) => (item: Item) => Item[Field]
}

type PageReader<Item, Once, Field extends keyof Item> = (
  db: Kysely<Tables>,
  query: PageQuery<Item, Once, Field>,
) => Promise<{ items: Item[]; once: Once }>

/** The sizes are few and stand in the text: with parameters, PostgreSQL plans the first page anew for each call. */
export const limitTo = ({ page, page_size }: { page: number; page_size: number }): RawBuilder<unknown> =>
  sql`limit ${sql.lit(page_size)}${page > 1 ? sql` offset ${(page - 1) * page_size}` : sql``}`

const PageRow = z.object({ columns: z.array(z.nullable(z.array(z.unknown()))), once: z.unknown() })

/** Reads a page of items, and a value once for all of them, in one statement. A JSON array for each column costs half as much as rows. */
export function createPageReader<
  Item extends z.ZodMiniObject,
  Once extends z.ZodMiniObject,
  Field extends keyof z.output<Item> & string,
>({ item, once, field }: PageShape<Item, Once, Field>): PageReader<z.output<Item>, z.output<Once>, Field> {
  const names = Object.keys(item.shape)
  const ownNames = names.filter((name) => name !== field)
  const instants = new Set(ownNames.filter((name) => isInstant(item.shape[name])))
  const arrays = sql.raw(
    ownNames.map((name) => `json_agg(page.${name}${instants.has(name) ? '::text' : ''})`).join(', '),
  )
  return async (db, { table = null, items, onceFromPage, completer }) => {
    const statement = sql`
    with ${table ? sql`${table}, ` : sql``}page as materialized (${items})
    select json_build_array(${arrays}) as columns, (${onceFromPage}) as once from page`
    const row = await rowOf(db, PageRow, statement)
    // Checked by `checkRow`, in tests and development.
    const shared = row?.once as z.output<Once>
    if (isChecking) checkRow(once, shared, statement.compile(db).sql)
    const read = itemsOf(names, new Map(ownNames.map((name, index) => [name, row?.columns[index] ?? []])))
    const complete = completer(shared)
    for (const one of read) {
      for (const name of instants) one[name] = instantOf(one[name])
      // Complete, and checked as well.
      const whole = one as z.output<Item>
      whole[field] = complete(whole)
      if (isChecking) checkRow(item, whole, statement.compile(db).sql)
    }
    return { items: read as z.output<Item>[], once: shared }
  }
}

const instantOf = (text: unknown) => (typeof text === 'string' ? isoInstant(text) : text)

function itemsOf(names: readonly string[], columns: ReadonlyMap<string, readonly unknown[]>) {
  const [first = []] = columns.values()
  const items = first.map((): Record<string, unknown> => ({}))
  for (const name of names) {
    const values = columns.get(name) ?? []
    items.forEach((item, index) => {
      item[name] = values[index] ?? null
    })
  }
  return items
}

function isInstant(schema: unknown): boolean {
  if (schema instanceof z.ZodMiniNullable) return isInstant(schema._zod.def.innerType)
  return schema instanceof z.ZodMiniISODateTime
}
