import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { columnsOf, rowOf, rowsOf } from '#server/database/rows.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insertInto('schools').values({ name: 'Escuela Sol' }).execute()
})
afterAll(() => database.close())

const School = z.object({ id: z.uuid(), name: z.string() })
const read = (columns: string) => rowsOf(database.db, School, sql`select ${sql.raw(columns)} from schools`)

test('a statement returns rows that match their schema', async () => {
  expect(await read('id, name')).toMatchObject([{ name: 'Escuela Sol' }])
  expect(await rowOf(database.db, School, sql`select id, name from schools where false`)).toBeUndefined()
})

test('a forgotten column throws, names it and says what to do', async () => {
  await expect(read('id')).rejects.toThrow(
    'A row lacks name: add it to the columns that the statement selects.\nselect id from schools',
  )
})

test('a column that is not in the schema throws', async () => {
  await expect(read('id, name, tier')).rejects.toThrow('A row has tier, which its schema does not have.')
})

test('a value of another type throws', async () => {
  await expect(read('id, 7 as name')).rejects.toThrow(/A row does not match its schema \(name: .*"expected":"string"/)
})

test('in a transaction rows are checked as well', async () => {
  const reading = database.db.transaction().execute((tx) => rowsOf(tx, School, sql`select id from schools`))
  await expect(reading).rejects.toThrow('A row lacks name')
})

test('a schema’s columns come from the table, and the others are computed', async () => {
  const Named = z.extend(School, { length: z.int() })
  const columns = columnsOf({ schools: 's' }, Named, { length: sql`length(s.name)::int` })
  expect(await rowsOf(database.db, Named, sql`select ${columns} from schools s`)).toMatchObject([{ length: 11 }])
})
