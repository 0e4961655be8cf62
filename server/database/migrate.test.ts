import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { createEmptyDatabase } from '#server/test/database.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'

let empty: string
let folder: string

beforeEach(async () => {
  empty = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tertulia-migrations-'))
  await add('0001_notes.sql', 'create table notes (note text not null);')
})

afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true })
})

const add = (file: string, text: string) => writeFile(join(folder, file), text)
const run = () => migrate({ connectionString: empty }, folder)

async function ask(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: empty })
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

test('each migration is applied once, in the order of its number', async () => {
  await add('0002_first_note.sql', `insert into notes values ('one'); insert into notes values ('two');`)
  expect(await run()).toEqual(['0001_notes', '0002_first_note'])
  expect(await run()).toEqual([])
  await add('0003_third_note.sql', `insert into notes values ('three')`)
  expect(await run()).toEqual(['0003_third_note'])
  expect(await ask('select note from notes')).toEqual([{ note: 'one' }, { note: 'two' }, { note: 'three' }])
})

test('two processes at once apply each migration once', async () => {
  const programs = [1, 2].map(() => runProgram('server/test/programs/migrate-program.ts', [empty]))
  const endings = await Promise.all(programs.map(({ ending }) => ending))
  expect(endings.map(({ code, stderr }) => ({ code, stderr }))).toEqual([1, 2].map(() => ({ code: 0, stderr: '' })))
  const applied = endings.flatMap(({ stdout }) => stdout.split('\n')).filter(Boolean)
  expect(applied.length).toBeGreaterThan(1)
  expect(new Set(applied).size).toBe(applied.length)
})

test('a failed migration changes nothing and names its file', async () => {
  await add('0002_broken.sql', `insert into notes values ('lost'); insert into nowhere values (1);`)
  await expect(run()).rejects.toThrow(/^The migration 0002_broken failed: relation "nowhere" does not exist\.$/)
  expect(await ask('select note from notes')).toEqual([])
  expect(await ask('select name from migrations')).toEqual([{ name: '0001_notes' }])
})

test('a migration that was changed after it was applied is refused', async () => {
  await run()
  await add('0001_notes.sql', 'create table notes (note text);')
  await expect(run()).rejects.toThrow(/^The migration 0001_notes was changed after it was applied/)
})

test('other line endings do not count as a change', async () => {
  await add('0002_more.sql', 'select 1;\nselect 2;\n')
  await run()
  await add('0002_more.sql', 'select 1;\r\nselect 2;\r\n')
  expect(await run()).toEqual([])
})

test('a database that is newer than the program is refused', async () => {
  await add('0002_later.sql', 'select 1')
  await run()
  await rm(join(folder, '0002_later.sql'))
  await expect(run()).rejects.toThrow(
    /^The database is newer than this version of Tertulia: it has the migration 0002_later/,
  )
})

test('a migration that comes after later ones were applied is refused', async () => {
  await add('0003_later.sql', 'select 1')
  await run()
  await add('0002_missed.sql', 'select 1')
  await expect(run()).rejects.toThrow(
    /^The migration 0002_missed is out of order, because 0003_later has already been applied/,
  )
})

test('two migrations of the same number are refused', async () => {
  await add('0001_other.sql', 'select 1')
  await expect(run()).rejects.toThrow(/^Two migrations have the same number: 0001_other\.$/)
})
