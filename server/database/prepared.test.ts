import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { rowOf, run } from '#server/database/rows.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

interface Values {
  name: string
  age?: number | null
}
const Answer = z.object({ text: z.string() })

test('the text is built once, and each call has its own values', async () => {
  const build = vi.fn(
    ({ name, age }: Values) =>
      sql`select ${name}::text || ' ' || coalesce(${age}::int, ${7}::int) || ' ' || upper(${name}::text) as text`,
  )
  const statement = prepared<Values>(['name', 'age'], build)
  expect(await rowOf(database.db, Answer, statement({ name: 'Ana', age: 12 }))).toEqual({ text: 'Ana 12 ANA' })
  expect(await rowOf(database.db, Answer, statement({ name: 'Bo' }))).toEqual({ text: 'Bo 7 BO' })
  expect(build).toHaveBeenCalledOnce()
})

test('a value that is used twice is one parameter', () => {
  const { sql: text, parameters } = prepared<Values>(
    ['name', 'age'],
    ({ name, age }) => sql`select ${name}, ${age}, ${name}`,
  )({ name: 'Ana', age: 12 }).compile(database.db)
  expect({ text, parameters }).toEqual({ text: 'select $1, $2, $1', parameters: ['Ana', 12] })
})

test('it runs in a transaction as well', async () => {
  const insertedSchool = prepared<Values>(['name'], ({ name }) => sql`insert into schools (name) values (${name})`)
  await database.db.transaction().execute((tx) => run(tx, insertedSchool({ name: 'Escuela Sol' })))
  const { rows } = await sql<{ name: string }>`select name from schools`.execute(database.db)
  expect(rows).toEqual([{ name: 'Escuela Sol' }])
})
