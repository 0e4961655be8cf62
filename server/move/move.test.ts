import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openStorage } from '#server/files/storage.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { createEmptyDatabase } from '#server/test/database.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'
import { clientAt, startProcess } from '#server/test/programs/running-server.ts'
import { goodPassword } from '#server/test/world.ts'

let folder: string
let dataDir: string
let token: string
let logo: string
let student: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-move-'))
  dataDir = join(folder, 'data')
  fillDataFolder(dataDir)
  const server = await startProcess({ DATA_DIR: dataDir })
  const body = { email: 'ana@move.example', school_name: 'Escuela Sol', password: goodPassword }
  token = (await server.api().auth.signUp({ body })).authToken
  const { students, account, billing } = server.api(token)
  await billing.subscribe({ body: { tier: 'pro' } })
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  logo = (await account.putLogo({ file: new Blob([new Uint8Array(picture)], { type: 'image/png' }) })).url
  const names = Array.from({ length: 120 }, (_, place) => ({ first_name: `Zoë "${place}" {a,b} \\n` }))
  for (const one of names) await students.add({ body: one })
  await students.add({ body: { first_name: 'Once' } }, { idempotencyKey: 'once' })
  student = (await students.add({ body: { first_name: 'Gone' } })).id
  await students.remove({ params: { id: student } })
  await server.end('SIGTERM')
})

afterAll(async () => {
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const run = (DATABASE_URL: string, env = {}) =>
  runProgram('server/move.ts', [], { DATA_DIR: dataDir, DATABASE_URL, ...env }).ending

async function ask<Row extends object>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements.slice(0, -1)) await client.query(statement)
    return (await client.query<Row>(statements.at(-1) ?? '')).rows
  } finally {
    await client.end()
  }
}

const rules = (url: string) =>
  ask(
    url,
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  )

test('a moved school works in the new database as before', async () => {
  const url = await createEmptyDatabase()
  const { code, stdout, stderr } = await run(url)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^students +121 rows$/m)
  expect(stdout).toMatch(/^idempotency_keys +[1-9]\d* rows$/m)

  const fresh = await createEmptyDatabase()
  await migrate({ connectionString: fresh })
  expect(await rules(url)).toEqual(await rules(fresh))
  const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: url })
  const { auth, students } = clientAt(server.address, token)
  expect((await auth.me()).email).toBe('ana@move.example')
  expect((await students.list({ query: { page_size: 100 } })).total).toBe(121)
  expect((await fetch(`${server.address}${logo}`)).status).toBe(200)
  await students.add({ body: { first_name: 'Once' } }, { idempotencyKey: 'once' })
  expect((await students.list()).total).toBe(121)
  await students.add({ body: { first_name: 'New' } })
  expect((await server.end('SIGTERM')).code).toBe(0)

  const again = await run(url)
  expect(again).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/is not empty, \S+ has \d+ rows: use an empty database/),
  })
})

test('a move that fails midway moves nothing, and the next one everything', async () => {
  const url = await createEmptyDatabase()
  await migrate({ connectionString: url })
  await ask(
    url,
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no space'; end $$`,
    'create trigger refuse before insert on students for each row execute function refuse()',
  )
  expect(await run(url)).toMatchObject({ code: 1, stderr: expect.stringContaining('no space') })
  expect(await ask(url, 'select 1 from schools union all select 1 from audit_log')).toEqual([])
  await ask(url, 'drop trigger refuse on students')
  expect((await run(url)).code).toBe(0)
  expect(await ask(url, 'select count(*)::int as rows from students')).toEqual([{ rows: 121 }])
})

test('files are uploaded if a bucket is configured', async () => {
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'school', configs: [] }],
  })
  const { port } = await bucket.run()
  const endpoint = `http://127.0.0.1:${port}`
  const { code, stdout } = await run(await createEmptyDatabase(), {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: 'school',
    FILES_S3_KEY: 'S3RVER',
    FILES_S3_SECRET: 'S3RVER',
  })
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^2 files are in the bucket\.$/m) })
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const storage = await openStorage({ dataDir, files: { endpoint, region: 'us-east-1', bucket: 'school', ...key } })
  const [school_id = ''] = await storage.schools()
  const picture = await storage.get(school_id, logo.split('/').at(-1) ?? '')
  expect(picture).toEqual(
    new Uint8Array(await readFile(join(dataDir, 'files', school_id, logo.split('/').at(-1) ?? ''))),
  )
  const [day = ''] = await storage.listErasureDays()
  expect(await storage.listErasures(day)).toEqual([`${school_id}.${student}`])
  await bucket.close()
})

test('a move is refused while a server runs, into a database that is not empty, and without a source or target', async () => {
  const url = await createEmptyDatabase()
  await ask(url, 'create table recipes (name text)')
  expect(await run(url)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('contains other data, public.recipes'),
  })
  expect(await ask(url, `select tablename from pg_tables where schemaname in ('public', 'pgboss')`)).toHaveLength(1)
  expect(await run('')).toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATABASE_URL is not set: set it/) })
  const nowhere = await run(url, { DATA_DIR: join(folder, 'nothing') })
  expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no database in DATA_DIR/) })
  const server = await startProcess({ DATA_DIR: dataDir })
  expect(await run(await createEmptyDatabase())).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Another server is using/),
  })
  await server.end('SIGTERM')
})
