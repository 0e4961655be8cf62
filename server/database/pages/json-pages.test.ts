import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { jsonArray, jsonPages } from '#server/database/pages/json-pages.ts'
import * as statements from '#server/database/rows.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const pagesOf = (rows: number, text: RawBuilder<unknown>) =>
  jsonPages(world.db, {
    json: sql`jsonb_build_object('n', n, 'text', ${text})`,
    from: sql`generate_series(1, ${rows}::int) n`,
    where: sql`true`,
    key: [sql`n % 7`, sql`n`],
  })

const longest = 60_000

test.each([
  ['short', 5000, sql`'x'`],
  ['long', 200, sql`repeat('x', 20000)`],
  ['longer than a page', 12, sql`repeat('x', 120000)`],
])('%s rows are read once, in order, in pages of a bounded length', async (_name, count, text) => {
  const pages = await Array.fromAsync(pagesOf(count, text))
  const rows: { n: number; text: string }[] = JSON.parse(
    (await Array.fromAsync(jsonArray(pagesOf(count, text)))).join(''),
  )
  const inOrder = rows.toSorted((one, other) => (one.n % 7) - (other.n % 7) || one.n - other.n)
  expect(rows).toHaveLength(count)
  expect(new Set(rows.map(({ n }) => n)).size).toBe(count)
  expect(rows).toEqual(inOrder)
  // The first page has ten rows: how long they are is not known before.
  const tooLong = pages.slice(1).filter((page) => page.length > Math.max(longest, (rows[0]?.text.length ?? 0) + 100))
  expect(tooLong).toHaveLength(0)
})

test('no rows are an empty list', async () => {
  expect(await Array.fromAsync(jsonArray(pagesOf(0, sql`'x'`)))).toEqual(['[]'])
})

test('the next page is read when it is asked for, as one text', async () => {
  const read = vi.spyOn(statements, 'rowOf')
  const pages = pagesOf(1000, sql`repeat('x', 20000)`)
  await pages.next()
  await pages.next()
  expect(read).toHaveBeenCalledTimes(2)
  for (const { value } of read.mock.results) expect(Object.keys(await value)).toEqual(['json', 'count', 'last'])
})
