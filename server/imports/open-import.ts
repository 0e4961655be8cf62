import { ApiError } from '#contract/errors.ts'
import type { ImportColumn } from '#contract/people/imports.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { findImport, type StoredImport } from '#server/imports/imports.queries.ts'
import type { ImportWorkers } from '#server/imports/worker/import-workers.ts'
import type { ParsedSheet } from '#server/imports/worker/jobs.ts'
import type { Services } from '#server/services/services.ts'

export interface ImportServices extends Services {
  workers: ImportWorkers
}
export interface OpenImport extends StoredImport {
  columns: ImportColumn[]
  students: SheetStudent[]
}

export async function getImport({ db }: ImportServices, school_id: string, id: string): Promise<StoredImport> {
  const stored = await findImport(db, school_id, id)
  if (!stored) throw new ApiError('not_found')
  return stored
}

export async function openImport(
  { workers }: ImportServices,
  school_id: string,
  stored: StoredImport,
  fields: Fields = stored.fields,
): Promise<OpenImport> {
  return withTable({ ...stored, fields }, await workers.run(school_id, 'assign', { packed: stored.packed, fields }))
}

export function withTable(stored: StoredImport, { columns, students: text }: ParsedSheet): OpenImport {
  const students: SheetStudent[] = JSON.parse(text)
  return { ...stored, columns, students }
}
