import { ApiError } from '#contract/errors.ts'
import type { ImportField, Preview } from '#contract/imports.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { capsOf } from '#contract/plans.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { take } from '#server/http/limits.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import { cleanCell } from '#server/imports/file/cell-text.ts'
import { findImport, findSheet, insertImport, updateColumns } from '#server/imports/imports.queries.ts'
import { judgeImport, previewOf } from '#server/imports/preview.ts'
import type { ImportWorkers } from '#server/imports/worker/import-workers.ts'
import type { Services } from '#server/services.ts'
import { countSeats } from '#server/students/seats.ts'

/** What imports need beside the services of every feature. */
export interface ImportServices extends Services {
  workers: ImportWorkers
}
/** A column and what somebody says that it means. */
type Assignment = { index: number; field: ImportField | null }

/** How many files a school may send in an hour. */
const importsPerHour = { count: 10, seconds: 3600 }

/** Reads a file and says what its rows would do. */
export async function previewFile(
  services: ImportServices,
  account: Account,
  file: { bytes: Uint8Array; name: string | undefined },
): Promise<Preview> {
  const { db, config, workers } = services
  const { school_id } = account
  const { count, seconds } = importsPerHour
  await take(db, { key: `imports:${school_id}`, count: count * config.limitFactor, seconds })
  const read = await workers.run(school_id, 'read', { bytes: file.bytes })
  const file_name = cleanCell(file.name ?? '') || null
  return previewOf(services, account, await insertImport(db, school_id, { ...read, file_name }))
}

/** The preview of an import, against the school as it is now. */
export async function previewAgain(services: ImportServices, account: Account, id: string): Promise<Preview> {
  return previewOf(services, account, await getImport(services, account, id))
}

/** Reads the columns of an import as somebody says; what is not mentioned stays as it is. */
export async function assignColumns(
  services: ImportServices,
  account: Account,
  id: string,
  wanted: readonly Assignment[],
): Promise<Preview> {
  const { db, workers } = services
  const { school_id } = account
  const { sheet, fields } = await getSheet(services, account, id)
  const { columns } = await getImport(services, account, id)
  const read = await workers.run(school_id, 'assign', {
    sheet,
    fields: reassign(fields, wanted, new Set(columns.map(({ index }) => index))),
  })
  await updateColumns(db, school_id, id, read)
  return previewAgain(services, account, id)
}

/** The rows that would not be written as they are, as a spreadsheet with the reasons. */
export async function writeProblemsOf(
  services: ImportServices,
  account: Account,
  id: string,
  language: InterfaceLanguage,
): Promise<Uint8Array> {
  const { db, workers } = services
  const { school_id } = account
  const kept = await getImport(services, account, id)
  const seats = { used: await countSeats(db, school_id), limit: capsOf(account).students }
  const rows = await judgeImport(db, school_id, kept, seats)
  const refused = rows.filter(({ verdict }) => !['new', 'activate', 'present'].includes(verdict))
  const { sheet, fields } = await getSheet(services, account, id)
  return workers.run(school_id, 'problems', {
    sheet,
    fields,
    refused: refused.map(({ row, reasons }) => ({ row, reasons })),
    language,
  })
}

async function getImport({ db }: ImportServices, { school_id }: Account, id: string) {
  const kept = await findImport(db, school_id, id)
  if (!kept) throw new ApiError('not_found')
  return kept
}

async function getSheet({ db }: ImportServices, { school_id }: Account, id: string) {
  const sheet = await findSheet(db, school_id, id)
  if (!sheet) throw new ApiError('not_found')
  return sheet
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
