import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

interface JsonQuery {
  json: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  key: readonly RawBuilder<unknown>[]
}

const JsonRow = z.object({ json: z.string(), key: z.array(z.string()) })

const targetPageLength = 500_000
const rowsPerPage = { first: 50, min: 5, max: 500 }

/** Yields rows as JSON in pages, with constant memory. No connection is held while a slow reader consumes a page. */
export async function* jsonPages(db: Kysely<Tables>, { json, from, where, key }: JsonQuery): AsyncGenerator<string[]> {
  const texts = sql.join(key.map((column) => sql`${column}::text`))
  let size = rowsPerPage.first
  let afterLast = sql``
  for (;;) {
    const rows = await rowsOf(
      db,
      JsonRow,
      sql`
      select (${json})::text as json, array[${texts}] as key from ${from} where ${where}${afterLast}
      order by ${sql.join(key)} limit ${size}`,
    )
    const last = rows.at(-1)
    if (last) yield rows.map((row) => row.json)
    if (!last || rows.length < size) return
    afterLast = sql` and (${sql.join(key)}) > (${sql.join(last.key)})`
    size = sizeAfter(rows)
  }
}

function sizeAfter(rows: readonly z.output<typeof JsonRow>[]): number {
  const length = rows.reduce((sum, { json }) => sum + json.length, 0)
  const fittingRows = Math.floor((targetPageLength * rows.length) / Math.max(length, 1))
  return Math.min(rowsPerPage.max, Math.max(rowsPerPage.min, fittingRows))
}

export async function* jsonArray(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages) {
    yield before + page.join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}
