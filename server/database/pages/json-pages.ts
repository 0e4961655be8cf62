import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

interface JsonQuery {
  json: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  key: readonly RawBuilder<unknown>[]
}

const JsonPage = z.object({ json: z.nullable(z.string()), count: z.int(), last: z.array(z.nullable(z.string())) })

const targetPageLength = 50_000
const rowsPerPage = { first: 10, min: 1, max: 1000 }

/** Yields rows as JSON, separated by commas, in pages with constant memory. No connection is held while a slow reader consumes a page. */
export async function* jsonPages(db: Kysely<Tables>, { json, from, where, key }: JsonQuery): AsyncGenerator<string> {
  const names = key.map((_, index) => sql.id(`key_${index}`))
  const keys = sql.join(key.map((column, index) => sql`${column} as ${names[index]}`))
  const inOrder = sql.join(names)
  const last = sql.join(names.map((name) => sql`(array_agg(${name} order by ${inOrder}))[count(*)]::text`))
  let size = rowsPerPage.first
  let afterLast = sql``
  for (;;) {
    // One text a page: a text a row outlives it in the memory of the server, until all of that is collected.
    const page = await rowOf(
      db,
      JsonPage,
      sql`
      select string_agg(json, ${separator} order by ${inOrder}) as json, count(*)::int as count, array[${last}] as last
      from (
        select (${json})::text as json, ${keys} from ${from} where ${where}${afterLast}
        order by ${sql.join(key)} limit ${size}) page`,
    )
    if (!page?.json) return
    yield page.json
    if (page.count < size) return
    afterLast = sql` and (${sql.join(key)}) > (${sql.join(page.last)})`
    size = sizeAfter(page.json, page.count)
  }
}

const separator = ',\n'

function sizeAfter({ length }: string, rows: number): number {
  const fittingRows = Math.floor((targetPageLength * rows) / Math.max(length, 1))
  return Math.min(rowsPerPage.max, Math.max(rowsPerPage.min, fittingRows))
}

export async function* jsonArray(pages: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages) {
    yield before
    yield page
    before = separator
  }
  yield before === separator ? '\n]' : '[]'
}
