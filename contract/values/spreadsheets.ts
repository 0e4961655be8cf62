import * as z from 'zod/mini'
import { interfaceLanguages } from './languages.ts'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const openDocumentType = 'application/vnd.oasis.opendocument.spreadsheet'

export const exportFormats = { xlsx: spreadsheetType, csv: 'text/csv; charset=utf-8' } as const
export type ExportFormat = keyof typeof exportFormats

/** `language` is that of the headings. */
export const exportChoice = {
  format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  language: z._default(z.enum(interfaceLanguages), 'en'),
}
