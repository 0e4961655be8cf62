import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consume, createRateLimiter, increment, purgeWindows, readWindow } from '#server/http/guard/limits.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const limit = (key: string) => ({ key, count: 40, seconds: 60 })
const isAllowed = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )
const endWindow = (key: string) =>
  database.db
    .updateTable('rate_windows')
    .set({ started_at: new Date(Date.now() - 61_000).toISOString() })
    .where('key', '=', key)
    .execute()

test('exactly as many calls pass as the limit allows, even concurrently', async () => {
  const passed = await Promise.all(Array.from({ length: 60 }, () => isAllowed(consume(database.db, limit('burst')))))
  expect(passed.filter(Boolean)).toHaveLength(40)
})

test('the next window starts at zero, and calls can be refunded', async () => {
  for (let act = 0; act < 41; act++) await isAllowed(consume(database.db, limit('anew')))
  expect(await isAllowed(consume(database.db, limit('anew')))).toBe(false)
  await endWindow('anew')
  expect(await increment(database.db, limit('anew'))).toMatchObject({ count: 1, retry_after: 60 })
  expect((await increment(database.db, limit('anew'), -1)).count).toBe(0)
  expect((await increment(database.db, limit('anew'), -5)).count).toBe(0)
})

test('reading a window changes nothing, and one that has ended or never began is empty', async () => {
  expect(await readWindow(database.db, limit('read'))).toEqual({ count: 0, retry_after: 60 })
  await increment(database.db, limit('read'), 3)
  for (let time = 0; time < 2; time++) expect(await readWindow(database.db, limit('read'))).toMatchObject({ count: 3 })
  await endWindow('read')
  expect(await readWindow(database.db, limit('read'))).toEqual({ count: 0, retry_after: 60 })
})

test('two processes share a school’s limit', async () => {
  const [one, other] = [createRateLimiter(database.db), createRateLimiter(database.db)]
  const passed = []
  for (let act = 0; act < 60; act++) passed.push(await isAllowed((act % 2 ? one : other)(limit('shared'))))
  expect(passed.filter(Boolean)).toHaveLength(40)
})

test('concurrent callers use every call of a shared block', async () => {
  const allow = createRateLimiter(database.db)
  const passed = await Promise.all(Array.from({ length: 60 }, () => isAllowed(allow(limit('at once')))))
  expect(passed.filter(Boolean)).toHaveLength(40)
})

test('expired windows are deleted', async () => {
  await increment(database.db, limit('old'))
  await database.db
    .updateTable('rate_windows')
    .set({ started_at: new Date(Date.now() - 2 * 864e5).toISOString() })
    .where('key', '=', 'old')
    .execute()
  await purgeWindows(database.db)
  const left = await database.db.selectFrom('rate_windows').select('key').where('key', '=', 'old').execute()
  expect(left).toEqual([])
})

test('a window from before the clock was set back does not lock out until the clock catches up', async () => {
  const { db } = database
  await expect(consume(db, { ...limit('set back'), count: 1 }, 2)).rejects.toMatchObject({ code: 'too_many_requests' })
  await sql`update rate_windows set started_at = now() + interval '1 hour' where key = 'set back'`.execute(db)
  expect(await increment(db, limit('set back'))).toEqual({ count: 1, retry_after: 60 })
})

test('counts outlive a crash of the database, as every table does', async () => {
  const { rows } = await sql`select relname from pg_class where relpersistence = 'u'`.execute(database.db)
  expect(rows).toEqual([])
})
