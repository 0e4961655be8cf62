import { PassThrough, Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import * as z from 'zod/mini'
import type { FileBytes } from '#contract/endpoint.ts'
import { type TableExport, exportedTables } from '#server/account/exported-tables.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { jsonArray, jsonPages } from '#server/database/pages/json-pages.ts'
import { rowsOf } from '#server/database/rows.ts'
import { listFiles } from '#server/files/files.queries.ts'
import { consume } from '#server/http/guard/limits.ts'
import { findTimeZone } from '#server/school/school.queries.ts'
import { todayIn } from '#server/spreadsheets/cells.ts'
import type { Services } from '#server/services/services.ts'

const exportLimit = { count: 10, seconds: 3600 }

export interface SchoolSheet {
  path: string
  open: () => Promise<AsyncIterable<Uint8Array>>
}

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
  const keys = await findPrimaryKeys(db)
  const pictures = await readPictures(services, account)
  const zone = await findTimeZone(db, account.school_id)
  // From here on nothing waits: the first entry is read at once, and its failure must find its listener.
  const zip = new ZipFile()
  const bytes = bytesOf(zip)
  addTables(zip, services, account, keys)
  for (const { id, picture } of pictures) zip.addBuffer(picture, `pictures/${id}.webp`)
  for (const { path, open } of sheets) addLazily(zip, path, open, uncompressed)
  zip.end()
  return { bytes, name: `tertulia-${todayIn(zone)}.zip` }
}

function addTables(zip: ZipFile, { db }: Services, { school_id }: Account, keys: PrimaryKeys): void {
  for (const [table, entry] of Object.entries<TableExport>(exportedTables)) {
    if (!('file' in entry)) continue
    const { file, key = 'school_id', secret = [] } = entry
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

// The school's id is constant here, and as a sort key it makes the planner underestimate the rows. Some tables have no other key.
function keysIn(school: string, columns: readonly string[] | undefined): readonly string[] {
  if (!columns) throw new Error('A table without a primary key cannot be exported in pages')
  const others = columns.filter((column) => column !== school)
  return others.length > 0 ? others : [school]
}

async function readPictures({ db, storage }: Services, { school_id }: Account) {
  const pictures: { id: string; picture: Buffer }[] = []
  for (const id of await listFiles(db, school_id)) {
    const picture = await storage.get(school_id, id)
    if (picture) pictures.push({ id, picture: Buffer.from(picture) })
  }
  return pictures
}

const uncompressed = { compress: false }
/** Half the processor time of the usual level, for a file that is a fourteenth larger. */
const compressed = { compressionLevel: 4 }

// Sources are opened one at a time. yazl notices the end of a source stream, but not its failure.
function addLazily(
  zip: ZipFile,
  path: string,
  open: () => Promise<AsyncIterable<string | Uint8Array>>,
  options: { compress: boolean } | { compressionLevel: number } = compressed,
): void {
  const fail = (error: unknown) => zip.emit('error', error)
  zip.addReadStreamLazy(path, options, (provide) => {
    open().then((chunks) => provide(null, Readable.from(chunks, { objectMode: false }).once('error', fail)), fail)
  })
}

// Without this, yazl would wait for a failed source for ever.
function bytesOf(zip: ZipFile): FileBytes {
  const bytes = new PassThrough()
  // Several sources may fail.
  zip.on('error', (error: Error) => bytes.destroy(error))
  return zip.outputStream.pipe(bytes)
}

type PrimaryKeys = ReadonlyMap<string, readonly string[]>

async function findPrimaryKeys(db: Services['db']): Promise<PrimaryKeys> {
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
