import { PassThrough, Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import * as z from 'zod/mini'
import type { FileBytes } from '#contract/endpoint.ts'
import { type Holding, holdings } from '#server/account/holdings.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { jsonArray, jsonPages } from '#server/database/json-pages.ts'
import { rowsOf } from '#server/database/rows.ts'
import { listFiles } from '#server/files/files.queries.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'

/** Exports in an hour, for a school. */
const exportLimit = { count: 10, seconds: 3600 }

/** A spreadsheet of an export: where it lies in the zip, and how its bytes are had once its turn comes. */
export interface SchoolSheet {
  path: string
  open: () => Promise<AsyncIterable<Uint8Array>>
}

/** Everything that is held about a school, as a zip of JSON files, pictures and spreadsheets; its bytes are made while they are sent. */
export async function exportSchool(
  services: Services,
  account: Account,
  sheets: readonly SchoolSheet[],
): Promise<{ bytes: FileBytes; name: string }> {
  const { db, config } = services
  await consume(db, {
    key: `export:${account.school_id}`,
    count: exportLimit.count * config.limitFactor,
    seconds: exportLimit.seconds,
  })
  await record(db, account, 'data_exported')
  const zip = new ZipFile()
  await addTables(zip, services, account)
  await addPictures(zip, services, account)
  for (const { path, open } of sheets) addLazily(zip, path, open, isPacked)
  zip.end()
  return { bytes: bytesOf(zip), name: `tertulia-${new Date().toISOString().slice(0, 10)}.zip` }
}

async function addTables(zip: ZipFile, { db }: Services, { school_id }: Account): Promise<void> {
  const keys = await findPrimaryKeys(db)
  for (const [table, holding] of Object.entries<Holding>(holdings)) {
    if (!('file' in holding)) continue
    const { file, key = 'school_id', secret = [] } = holding
    const pages = () =>
      jsonPages(db, {
        json: sql`to_jsonb(t) - ${secret}::text[]`,
        from: sql`${sql.table(table)} t`,
        where: sql`${sql.ref(`t.${key}`)} = ${school_id}`,
        key: keysIn(key, keys.get(table)).map((column) => sql.ref(`t.${column}`)),
      })
    addLazily(zip, `${file}.json`, async () => jsonArray(pages()))
  }
}

// Within a school its id tells nothing apart, and has the planner expect next to no rows; some tables have only one for each.
function keysIn(school: string, columns: readonly string[] | undefined): readonly string[] {
  if (!columns) throw new Error('A table without a primary key can’t be exported page by page')
  const others = columns.filter((column) => column !== school)
  return others.length > 0 ? others : [school]
}

async function addPictures(zip: ZipFile, { db, storage }: Services, { school_id }: Account): Promise<void> {
  for (const id of await listFiles(db, school_id)) {
    const picture = await storage.get(school_id, id)
    if (picture) zip.addBuffer(Buffer.from(picture), `pictures/${id}.webp`)
  }
}

// A workbook is a zip itself.
const isPacked = { compress: false }

// What a file is made of is asked for once the file before it is in the zip, which hears of a stream's end but not of its failure.
function addLazily(
  zip: ZipFile,
  path: string,
  open: () => Promise<AsyncIterable<string | Uint8Array>>,
  options: { compress?: boolean } = {},
): void {
  const fail = (error: unknown) => zip.emit('error', error)
  zip.addReadStreamLazy(path, options, (give) => {
    open().then((chunks) => give(null, Readable.from(chunks, { objectMode: false }).once('error', fail)), fail)
  })
}

// A file that fails must break the zip off, which would otherwise wait for it for ever.
function bytesOf(zip: ZipFile): FileBytes {
  const bytes = new PassThrough()
  zip.once('error', (error: Error) => bytes.destroy(error))
  return zip.outputStream.pipe(bytes)
}

async function findPrimaryKeys(db: Services['db']): Promise<Map<string, string[]>> {
  const rows = await rowsOf(
    db,
    z.object({ table: z.string(), columns: z.array(z.string()) }),
    sql`
    select c.relname::text as table, array_agg(a.attname::text order by k.position) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, position)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indisprimary group by c.relname`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
