import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, runAsOwner, type TestDatabase } from '#server/test/database.ts'
import { allowedTexts, printTables } from './generate-tables.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

test('the committed table types match the migrations (npm run tables)', async () => {
  const committed = await readFile(new URL('../server/database/tables.gen.ts', import.meta.url), 'utf8')
  expect(await printTables(database.pool)).toBe(committed)
})

test('each kind of column has its type', async () => {
  await runAsOwner(
    database,
    `create table a_kinds (
    id uuid primary key default uuidv7(), number int8 generated always as identity, at timestamptz, day date not null, tags text[] not null,
    days text[] check (days <@ array['mon', 'tue']), size varchar(9) not null default 's' check (size in ('s', 'it''s')),
    seen boolean not null, price numeric, body jsonb not null default '{}', answer json, twice int not null generated always as (2) stored)`,
  )
  const printed = await printTables(database.pool)
  await runAsOwner(database, 'drop table a_kinds')
  expect(
    printed.slice(
      printed.indexOf('export interface AKindsTable'),
      printed.indexOf('export interface ArchivedMembersTable'),
    ),
  ).toBe(
    `export interface AKindsTable {
  id: Generated<string>
  number: GeneratedAlways<number>
  at: string | null
  day: string
  tags: string[]
  days: ('mon' | 'tue')[] | null
  size: Generated<'s' | 'it\\'s'>
  seen: boolean
  price: string | null
  body: ColumnType<unknown, string | undefined, string>
  answer: ColumnType<unknown, string | null, string | null>
  twice: GeneratedAlways<number>
}

`,
  )
})

describe('a check that lists words becomes a union of them, and no other check does', () => {
  test.for([
    [`CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))`, `'active' | 'inactive'`],
    [`CHECK (((size)::text = ANY ((ARRAY['s'::character varying, 'm'::character varying])::text[])))`, `'s' | 'm'`],
    [`CHECK ((kind = 'only'::text))`, `'only'`],
    [`CHECK ((name <> ''::text))`, undefined],
    [`CHECK ((email = lower(email)))`, undefined],
    [`CHECK (((status = 'a'::text) OR (length(status) > 3)))`, undefined],
  ])('%s', ([check, union]) => {
    expect(allowedTexts(String(check))).toBe(union)
  })
})
