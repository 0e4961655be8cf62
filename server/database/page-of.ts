import { type Kysely, type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { isChecking } from '#server/checking.ts'
import { checkRow, send } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

interface Page<
  Item extends z.ZodMiniObject,
  Once extends z.ZodMiniObject,
  Field extends keyof z.output<Item> & string,
> {
  item: Item
  /** Selects every field of an item but one, in order. */
  items: RawBuilder<unknown>
  once: Once
  /** Selects one JSON value from the items, which it knows as `page`. */
  onceFromPage: RawBuilder<unknown>
  /** The field that the items lack until they are completed. */
  field: Field
  complete: (item: z.output<Item>, once: z.output<Once>) => z.output<Item>[Field]
}

/** A page of items, and what is read once for all of them, by one statement; checked as `rowsOf` checks rows. */
export async function pageOf<
  Item extends z.ZodMiniObject,
  Once extends z.ZodMiniObject,
  Field extends keyof z.output<Item> & string,
>(
  db: Kysely<Tables>,
  { item, items, once, onceFromPage, field, complete }: Page<Item, Once, Field>,
): Promise<{ items: z.output<Item>[]; once: z.output<Once> }> {
  // What is read once comes as a last row, in the column of the field that is missing.
  const statement = sql`
    with page as materialized (${items})
    select page.*, null::json as ${sql.id(field)} from page
    union all
    select page.*, once.json from (${onceFromPage}) as once (json) left join page on false`
  const { text, rows } = await send(db, statement)
  // What the checks below have checked wherever the code is tested.
  const found = rows as z.output<Item>[]
  const shared = found.pop()?.[field] as z.output<Once>
  if (isChecking) checkRow(once, shared, text)
  for (const row of found) {
    row[field] = complete(row, shared)
    if (isChecking) checkRow(item, row, text)
  }
  return { items: found, once: shared }
}
