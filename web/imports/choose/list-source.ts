import { ApiError } from '#contract/errors.ts'
import { importLimits } from '#contract/people/imports.ts'
import { openDocumentType, spreadsheetType } from '#contract/values/spreadsheets.ts'

export type ListSource = { kind: 'file'; file: File } | { kind: 'text'; text: string }

export const acceptedFiles = `.xlsx,.ods,.csv,.tsv,${spreadsheetType},${openDocumentType},text/csv,text/tab-separated-values`
const types: Record<string, string> = {
  xlsx: spreadsheetType,
  ods: openDocumentType,
  csv: 'text/csv',
  tsv: 'text/csv',
  txt: 'text/plain',
}

const extensionOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? ''

export const nameOf = (source: ListSource): string | null => (source.kind === 'file' ? source.file.name : null)

/** Read at once, so that a retry doesn't depend on the file. */
export async function bodyOf(source: ListSource): Promise<Blob> {
  const blob = source.kind === 'file' ? await readFile(source.file) : new Blob([source.text], { type: 'text/plain' })
  if (blob.size > importLimits.bytes) throw new ApiError('too_large', { unit: 'bytes' })
  return blob
}

async function readFile(file: File): Promise<Blob> {
  if (file.size > importLimits.bytes) throw new ApiError('too_large', { unit: 'bytes' })
  const type = types[extensionOf(file.name)] ?? 'application/octet-stream'
  try {
    return new Blob([await file.arrayBuffer()], { type })
  } catch (cause) {
    throw new ApiError('unreadable_file', { cause })
  }
}
