import * as z from 'zod/mini'
import { interfaceLanguages } from './languages.ts'

/** The media type of an `.xlsx` file. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The media type of an `.ods` file, as LibreOffice saves it. */
export const openDocumentType = 'application/vnd.oasis.opendocument.spreadsheet'

/** The files that a list can be taken home in. */
export const exportFormats = { xlsx: spreadsheetType, csv: 'text/csv; charset=utf-8' } as const
export type ExportFormat = keyof typeof exportFormats

/** Which of them, and in whose words. */
export const exportChoice = {
  format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  language: z._default(z.enum(interfaceLanguages), 'en'),
}
