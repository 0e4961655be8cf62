import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** What is read: the JSON of a row, from where, and the columns that order the rows and tell each from the others. */
interface JsonQuery {
  json: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  key: readonly RawBuilder<unknown>[]
}

const JsonRow = z.object({ json: z.string(), key: z.array(z.string()) })

/** Characters that a page aims at, and how many rows it has: the first, and at least and at most. */
const targetPageLength = 500_000
const rowsPerPage = { first: 50, min: 5, max: 500 }

/** The JSON of rows, page by page, so that few are in memory however many there are. No connection is held while a page is on its way to a slow reader. */
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

/** The text of a JSON array of such rows, a row a line. */
export async function* jsonArray(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages) {
    yield before + page.join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}
