import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPageReader } from '#server/database/pages/pages.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const schools = ['Escuela Luna', 'Escuela Sol']
  for (const name of schools) await database.db.insertInto('schools').values({ name }).execute()
})
afterAll(() => database.close())

const School = z.object({
  id: z.uuid(),
  name: z.string(),
  position: z.int(),
  seen_at: z.nullable(z.iso.datetime()),
})
const pages = createPageReader({ item: School, once: z.object({ first: z.int() }), field: 'position' })
const pageWith = (columns: string, { where = 'true', once = `json_build_object('first', 5)` } = {}) => {
  const statement = pages.statementOf({
    items: sql`select ${sql.raw(columns)} from schools where ${sql.raw(where)} order by name`,
    onceFromPage: sql`select ${sql.raw(once)}`,
  })
  const positionOf =
    ({ first }: { first: number }) =>
    ({ name }: { name: string }) =>
      name.length + first
  return pages.read(database.db, statement, positionOf)
}

const seen = `timestamptz '2026-11-25 10:00:00.5+02' as seen_at`

test('a page keeps its order, and comes with the value that is read once, which completes its items', async () => {
  const page = await pageWith(`id, name, ${seen}`)
  const seen_at = '2026-11-25T08:00:00.500Z'
  expect(page).toMatchObject({
    items: [
      { name: 'Escuela Luna', position: 17, seen_at },
      { name: 'Escuela Sol', position: 16, seen_at },
    ],
    once: { first: 5 },
  })
  expect(Object.keys(page.items[0] ?? {})).toEqual(['id', 'name', 'position', 'seen_at'])
})

test('nothing stays null, and a page may be empty', async () => {
  expect((await pageWith('id, name, null::timestamptz as seen_at')).items[0]).toMatchObject({ seen_at: null })
  expect(await pageWith(`id, name, ${seen}`, { where: 'false' })).toEqual({ items: [], once: { first: 5 } })
})

test('a page throws if an item, or the value that is read once, does not match its schema', async () => {
  await expect(pageWith(`id, 7 as name, ${seen}`)).rejects.toThrow('does not match its schema (name')
  await expect(pageWith('id, name')).rejects.toThrow('column page.seen_at does not exist')
  await expect(pageWith(`id, name, ${seen}`, { once: `'{}'::json` })).rejects.toThrow('A row lacks first')
})
