import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import * as z from 'zod/mini'
import { type Holding, holdings } from '#server/account/holdings.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { rowsOf } from '#server/database/rows.ts'
import { listFiles } from '#server/files/files.queries.ts'
import { take } from '#server/http/limits.ts'
import type { Services } from '#server/services.ts'

/** Exports in an hour, for a school. */
const exportLimit = { count: 10, seconds: 3600 }

/** Everything that is held about a school, as a zip of JSON files and pictures. */
export async function exportSchool(services: Services, account: Account): Promise<{ bytes: Uint8Array; name: string }> {
  const { db, storage, config } = services
  await take(db, {
    key: `export:${account.school_id}`,
    count: exportLimit.count * config.limitFactor,
    seconds: exportLimit.seconds,
  })
  const zip = new ZipFile()
  await record(db, account, 'data_exported')
  for (const [table, holding] of Object.entries<Holding>(holdings)) {
    if (!('file' in holding)) continue
    zip.addBuffer(Buffer.from(await readTable(services, table, holding, account)), `${holding.file}.json`)
  }
  for (const id of await listFiles(db, account.school_id)) {
    const picture = await storage.get(account.school_id, id)
    if (picture) zip.addBuffer(Buffer.from(picture), `pictures/${id}.webp`)
  }
  zip.end()
  return { bytes: await buffer(zip.outputStream), name: `tertulia-${new Date().toISOString().slice(0, 10)}.zip` }
}

async function readTable(
  { db }: Services,
  table: string,
  { key = 'school_id', secret = [] }: Extract<Holding, { file: string }>,
  { school_id }: Account,
): Promise<string> {
  const rows = await rowsOf(
    db,
    z.object({ content: z.unknown() }),
    sql`
    select coalesce(json_agg(to_jsonb(t) - ${secret}::text[]), '[]') as content
    from ${sql.table(table)} t where ${sql.ref(`t.${key}`)} = ${school_id}`,
  )
  return JSON.stringify(rows[0]?.content, null, 2)
}
