import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#server/database/open.ts'
import { createEmptyDatabase } from '#server/test/database.ts'
import { eventually } from '#server/test/eventually.ts'

let empty: string
let database: Database

beforeAll(async () => {
  empty = await createEmptyDatabase()
  database = await openDatabase({ connectionString: empty })
  await database.pool.query(`create table notes (id int8 primary key, note text not null);
    insert into notes values (1, 'one'), (2, 'two')`)
})

afterAll(async () => {
  await database.close()
})

const preparedNow = sql<{ name: string; statement: string }>`select name, statement from pg_prepared_statements`

test('every statement is prepared, whether built or raw', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`select note from notes where id = ${1}`.execute(db)
    await db
      .selectFrom('schools')
      .select('id')
      .where('name', '=', 'x')
      .execute()
      .catch(() => [])
    await sql`with one as (select 1) select * from one`.execute(db)
    await sql`insert into notes values (${3}, 'three')`.execute(db)
    await sql`update notes set note = 'drei' where id = 3`.execute(db)
    await sql`delete from notes where id = 3`.execute(db)
    const { rows } = await preparedNow.execute(db)
    const verbs = rows.map(({ statement }) => String(statement.split(' ')[0])).toSorted()
    expect(verbs).toEqual(['delete', 'insert', 'select', 'select', 'update', 'with'])
    expect(rows.every(({ name }) => /^[\w-]{22}_\d+$/.test(name))).toBe(true)
  })
})

test('a statement that was sent before is not prepared again', async () => {
  await database.db.connection().execute(async (db) => {
    for (const id of [1, 2, 1, 2]) await sql`select note as repeated from notes where id = ${id}`.execute(db)
    const { rows } = await preparedNow.execute(db)
    expect(rows.filter(({ statement }) => statement.includes('repeated'))).toHaveLength(1)
  })
})

test('a prepared statement survives a new column, a changed type and DEALLOCATE', async () => {
  await database.db.connection().execute(async (db) => {
    const all = sql<{ id: number }>`select * from notes where id = ${1}`
    expect((await all.execute(db)).rows).toEqual([{ id: 1, note: 'one' }])
    await sql`alter table notes add column seen boolean`.execute(db)
    expect((await all.execute(db)).rows).toEqual([{ id: 1, note: 'one', seen: null }])
    await sql`alter table notes alter column id type text`.execute(db)
    expect((await all.execute(db)).rows).toEqual([{ id: '1', note: 'one', seen: null }])
    await sql`alter table notes alter column id type int8 using id::int8, drop column seen`.execute(db)
    await sql`deallocate all`.execute(db)
    expect((await all.execute(db)).rows).toEqual([{ id: 1, note: 'one' }])
  })
})

test('within a transaction a changed table answers busy, and the next transaction works', async () => {
  const { db } = database
  const all = sql`select * from notes where id = ${2}`
  await db.connection().execute(async (connection) => {
    await all.execute(connection)
    await sql`alter table notes add column seen boolean`.execute(connection)
    const inTransaction = () => connection.transaction().execute((tx) => all.execute(tx))
    await expect(inTransaction()).rejects.toMatchObject({ code: 'busy' })
    expect((await inTransaction()).rows).toEqual([{ id: 2, note: 'two', seen: null }])
    await sql`alter table notes drop column seen`.execute(connection)
  })
})

test('a failed transaction is rolled back', async () => {
  const { db } = database
  const failing = db.transaction().execute(async (tx) => {
    await sql`insert into notes values (9, 'nine')`.execute(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await sql`select 1 from notes where id = 9`.execute(db)).rows).toEqual([])
})

test('instants are ISO text in UTC with milliseconds, dates are text, and int8 are numbers', async () => {
  const { rows } =
    await sql`select timestamptz '2026-11-21 08:08:53.123456+01' as precise, timestamptz '2026-11-21 07:08:53Z' as whole,
    timestamptz '2026-11-21 07:08:53.1Z' as tenth, timestamptz 'infinity' as endless, date '2026-02-03' as day, null::timestamptz as never,
    array[timestamptz '2026-01-01Z', null] as several, 5::int8 as big, array[5::int8] as bigs, count(*) as counted`.execute(
      database.db,
    )
  expect(rows).toEqual([
    {
      precise: '2026-11-21T07:08:53.123Z',
      whole: '2026-11-21T07:08:53.000Z',
      tenth: '2026-11-21T07:08:53.100Z',
      endless: 'infinity',
      day: '2026-02-03',
      never: null,
      several: ['2026-01-01T00:00:00.000Z', null],
      big: 5,
      bigs: [5],
      counted: 1,
    },
  ])
})

test('instants are right even where the connection has another time zone', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`set timezone to 'Asia/Kolkata'`.execute(db)
    const { rows } = await sql`select timestamptz '2026-11-21 07:08:53.1Z' as at`.execute(db)
    await sql`reset timezone`.execute(db)
    expect(rows).toEqual([{ at: '2026-11-21T07:08:53.100Z' }])
  })
})

test('a statement, a lock wait and an idle transaction time out', async () => {
  const { rows } = await sql`select name, setting from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(database.db)
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '15000' },
    { name: 'lock_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '15000' },
  ])
})

test('losing all connections is survived, and the next statement opens a new one', async () => {
  const lost = vi.fn<(error: Error) => void>()
  const other = await openDatabase({ connectionString: empty }, lost)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.db)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
  await eventually(() => expect(lost).toHaveBeenCalled())
  expect((await sql`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }])
  await other.close()
})

test('losing a connection during a statement fails that statement only', async () => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
  const other = await openDatabase({ connectionString: empty })
  const waiting = sql`select pg_sleep(10) as waiting`.execute(other.db)
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%as waiting' and pid <> ${rows[0]?.pid}`
  const ending = eventually(async () => expect((await end.execute(database.db)).rows).toHaveLength(1))
  await expect(waiting).rejects.toMatchObject({ code: '57P01' })
  await ending
  expect((await sql`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }])
  await other.close()
})

test('options in the URL apply together with our own', async () => {
  const url = `${empty}${empty.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c work_mem=5MB')}`
  const other = await openDatabase({ connectionString: url })
  const { rows } =
    await sql`select current_setting('work_mem') as memory, current_setting('lock_timeout') as lock`.execute(other.db)
  await other.close()
  expect(rows).toEqual([{ memory: '5MB', lock: '5s' }])
})

test.each(['idle_in_transaction_session_timeout=0', 'TimeZone=Europe/Madrid', 'DateStyle=German'])(
  'a database that ignores session settings, as behind PgBouncer, is refused in one sentence: %s',
  async (setting) => {
    const url = `${empty}${empty.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c ${setting}`)}`
    await expect(openDatabase({ connectionString: url })).rejects.toThrow(
      /^The database of DATABASE_URL ignores session settings: /,
    )
  },
)

test('an unreachable database is refused in one sentence without its password', async () => {
  const opening = openDatabase({ connectionString: 'postgres://somebody:hunter2@127.0.0.1:9/school' })
  await expect(opening).rejects.toThrow(
    /^Could not connect to the database of DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:9\.$/,
  )
})
