import { ApiError } from '#contract/errors.ts'
import type { ImportField, Preview } from '#contract/people/imports.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import { cleanCell } from '#server/spreadsheets/cell-text.ts'
import { evictImports, insertImport, updateFields } from '#server/imports/imports.queries.ts'
import { getImport, type ImportServices, openImport, withTable } from '#server/imports/open-import.ts'
import { judgeNow, previewOf } from '#server/imports/preview.ts'

type ColumnAssignment = { index: number; field: ImportField | null }

const importsPerHour = { count: 10, seconds: 3600 }
const maxImports = { onTrial: 2, otherwise: 10 }

export async function previewFile(
  services: ImportServices,
  account: Account,
  file: { bytes: Uint8Array; name: string | undefined },
): Promise<Preview> {
  const { db, config, workers } = services
  const { school_id } = account
  const { count, seconds } = importsPerHour
  await consume(db, { key: `imports:${school_id}`, count: count * config.limitFactor, seconds })
  const read = await workers.run(school_id, 'read', { bytes: file.bytes })
  const stored = await insertImport(db, school_id, {
    packed: read.packed,
    fields: read.fields,
    file_name: cleanCell(file.name ?? '') || null,
    others: (account.status === 'trialing' ? maxImports.onTrial : maxImports.otherwise) - 1,
  })
  const evicted = await evictImports(db, config.importsMegabytes * 1_000_000)
  if (evicted.includes(stored.id)) throw new ApiError('storage_full')
  return previewOf(services, account, withTable(stored, read))
}

export async function refreshPreview(services: ImportServices, account: Account, id: string): Promise<Preview> {
  return previewOf(
    services,
    account,
    await openImport(services, account.school_id, await getImport(services, account.school_id, id)),
  )
}

export async function assignColumns(
  services: ImportServices,
  account: Account,
  id: string,
  assignments: readonly ColumnAssignment[],
): Promise<Preview> {
  const { school_id } = account
  const { columns, ...stored } = await openImport(services, school_id, await getImport(services, school_id, id))
  const fields = reassign(stored.fields, assignments, new Set(columns.map(({ index }) => index)))
  const openedImport = await openImport(services, school_id, stored, fields)
  const preview = await previewOf(services, account, openedImport)
  await updateFields(services.db, school_id, id, fields)
  return preview
}

export async function writeProblemFile(
  services: ImportServices,
  account: Account,
  id: string,
  language: InterfaceLanguage,
): Promise<Uint8Array> {
  const openedImport = await openImport(services, account.school_id, await getImport(services, account.school_id, id))
  const { rows } = await judgeNow(services, account, openedImport)
  const refused = rows.filter(({ verdict }) => !['new', 'activate', 'present'].includes(verdict))
  return services.workers.run(account.school_id, 'problems', {
    packed: openedImport.packed,
    fields: openedImport.fields,
    refused: refused.map(({ row, reasons }) => ({ row, reasons })),
    language,
  })
}

const sharedFields: ReadonlySet<ImportField | null> = new Set(['classes', 'notes', null])

// A field moves from the column that had it.
function reassign(fields: Fields, assignments: readonly ColumnAssignment[], known: ReadonlySet<number>): Fields {
  const issues = assignments.flatMap(({ index }, position) =>
    known.has(index) ? [] : [{ path: `columns.${position}.index`, message: `The file has no column ${index}.` }],
  )
  if (issues.length > 0) throw new ApiError('invalid_input', { issues })
  const newFields = new Map(assignments.map(({ index, field }) => [index, field]))
  const movedFields = new Set([...newFields.values()].filter((field) => !sharedFields.has(field)))
  return Array.from({ length: Math.max(fields.length, ...known, 0) + 1 }, (_, column) => {
    const field = newFields.get(column)
    if (field !== undefined) return field
    const before = fields[column] ?? null
    return movedFields.has(before) ? null : before
  })
}
