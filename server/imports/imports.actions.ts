import { ApiError } from '#contract/errors.ts'
import type { ImportField, Preview } from '#contract/imports.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import { cleanCell } from '#server/spreadsheets/cell-text.ts'
import { fitImports, insertImport, updateFields } from '#server/imports/imports.queries.ts'
import { getImport, type ImportServices, openImport, opened } from '#server/imports/open-import.ts'
import { judgeNow, previewOf } from '#server/imports/preview.ts'

/** A column and what somebody says that it means. */
type Assignment = { index: number; field: ImportField | null }

/** How many files a school may send in an hour. */
const importsPerHour = { count: 10, seconds: 3600 }
/** How many imports of a school are kept; a school on trial has not shown yet that it is one. */
const keptImports = { onTrial: 2, otherwise: 10 }

/** Reads a file and says what its rows would do. */
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
    others: (account.status === 'trialing' ? keptImports.onTrial : keptImports.otherwise) - 1,
  })
  const gone = await fitImports(db, config.importsMegabytes * 1_000_000)
  if (gone.includes(stored.id)) throw new ApiError('storage_full')
  return previewOf(services, account, opened(stored, read))
}

/** The preview of an import, against the school as it is now. */
export async function previewAgain(services: ImportServices, account: Account, id: string): Promise<Preview> {
  return previewOf(
    services,
    account,
    await openImport(services, account.school_id, await getImport(services, account.school_id, id)),
  )
}

/** Reads the columns of an import as somebody says; what is not mentioned stays as it is. */
export async function assignColumns(
  services: ImportServices,
  account: Account,
  id: string,
  wanted: readonly Assignment[],
): Promise<Preview> {
  const { school_id } = account
  const { columns, ...stored } = await openImport(services, school_id, await getImport(services, school_id, id))
  const fields = reassign(stored.fields, wanted, new Set(columns.map(({ index }) => index)))
  const kept = await openImport(services, school_id, stored, fields)
  const preview = await previewOf(services, account, kept)
  await updateFields(services.db, school_id, id, fields)
  return preview
}

/** The rows that would not be written as they are, as a spreadsheet with the reasons. */
export async function writeProblemsOf(
  services: ImportServices,
  account: Account,
  id: string,
  language: InterfaceLanguage,
): Promise<Uint8Array> {
  const kept = await openImport(services, account.school_id, await getImport(services, account.school_id, id))
  const { rows } = await judgeNow(services, account, kept)
  const refused = rows.filter(({ verdict }) => !['new', 'activate', 'present'].includes(verdict))
  return services.workers.run(account.school_id, 'problems', {
    packed: kept.packed,
    fields: kept.fields,
    refused: refused.map(({ row, reasons }) => ({ row, reasons })),
    language,
  })
}

const shared: ReadonlySet<ImportField | null> = new Set(['classes', 'notes', null])

// A field that is given to one column leaves the column that had it.
function reassign(fields: Fields, wanted: readonly Assignment[], known: ReadonlySet<number>): Fields {
  const issues = wanted.flatMap(({ index }, position) =>
    known.has(index) ? [] : [{ path: `columns.${position}.index`, message: `The file has no column ${index}.` }],
  )
  if (issues.length > 0) throw new ApiError('invalid_input', { issues })
  const said = new Map(wanted.map(({ index, field }) => [index, field]))
  const given = new Set([...said.values()].filter((field) => !shared.has(field)))
  return Array.from({ length: Math.max(fields.length, ...known, 0) + 1 }, (_, column) => {
    const field = said.get(column)
    if (field !== undefined) return field
    const before = fields[column] ?? null
    return given.has(before) ? null : before
  })
}
