import { ApiError } from '#contract/errors.ts'
import type { ImportColumn } from '#contract/imports.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { findImport, type StoredImport } from '#server/imports/imports.queries.ts'
import type { ImportWorkers } from '#server/imports/worker/import-workers.ts'
import type { ReadSheet } from '#server/imports/worker/jobs.ts'
import type { Services } from '#server/services/services.ts'

/** What imports need beside the services of every feature. */
export interface ImportServices extends Services {
  workers: ImportWorkers
}
/** An import whose table is read. */
export interface OpenImport extends StoredImport {
  columns: ImportColumn[]
  students: SheetStudent[]
}

/** An import of the school, which has it no longer after it was imported, or after a day. */
export async function getImport({ db }: ImportServices, school_id: string, id: string): Promise<StoredImport> {
  const stored = await findImport(db, school_id, id)
  if (!stored) throw new ApiError('not_found')
  return stored
}

/** Reads the table of an import, with its columns as they are taken for or as it is said here. */
export async function openImport(
  { workers }: ImportServices,
  school_id: string,
  stored: StoredImport,
  fields: Fields = stored.fields,
): Promise<OpenImport> {
  return withTable({ ...stored, fields }, await workers.run(school_id, 'assign', { packed: stored.packed, fields }))
}

/** An import with what a worker made of its table. */
export function withTable(stored: StoredImport, { columns, students: text }: ReadSheet): OpenImport {
  const students: SheetStudent[] = JSON.parse(text)
  return { ...stored, columns, students }
}
