import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageColumn } from '#server/database/pages/page-columns.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function readColumn(schema: z.ZodMiniType, rows: string) {
  const { selected, read } = pageColumn('one', schema)
  const page = sql`(values ${sql.raw(rows)}) page (one)`
  const { rows: found } = await sql<{ column: unknown }>`select ${selected} as column from ${page}`.execute(database.db)
  return read(found[0]?.column)
}

const id = '019aaf00-0000-7000-8000-000000000001'
test.for([
  ['an id', z.uuid(), `('${id}'::uuid), (null)`, [id, null]],
  ['a number', z.nullable(z.int()), '(12), (null), (0)', [12, null, 0]],
  ['a moment', z.iso.datetime(), `(timestamptz '2026-11-25 10:00:00.5+02')`, ['2026-11-25T08:00:00.500Z']],
  ['one of a few', z.nullable(z.enum(['A1', 'B2'])), `('B2'), (null)`, ['B2', null]],
  ['a text', z.nullable(z.string()), `('a, "b"'), (''), (null)`, ['a, "b"', '', null]],
  ['yes or no', z.boolean(), '(true), (false)', [true, false]],
] as const)('%s is read as it was, and nothing as nothing', async ([, schema, rows, values]) => {
  expect(await readColumn(schema, rows)).toEqual(values)
})

test('a column of no rows is empty', async () => {
  const { read } = pageColumn('one', z.uuid())
  expect(read(null)).toEqual([])
  expect(pageColumn('one', z.string()).read(null)).toEqual([])
})
