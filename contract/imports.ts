import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'
import { interfaceLanguages } from './languages.ts'
import { openDocumentType, spreadsheetType } from './spreadsheets.ts'
import { Seats, Student, StudentFields } from './students.ts'

/** The most bytes and rows of a spreadsheet. */
export const importLimits = { bytes: 5_000_000, rows: 5_000, columns: 60 } as const
/** Hours that a preview can be asked for again. */
export const previewHours = 24

/** What a column of a spreadsheet can mean: whatever is written of a student. A column that means nothing is left out of the import. */
export const importFields = z.keyof(StudentFields).options.flatMap((field) => {
  if (field === 'last_name') return [field, 'full_name'] as const
  return field === 'notes' ? (['classes', field] as const) : [field]
})
export type ImportField = (typeof importFields)[number]

/** What will become of a row. `new` and `activate` are written unless the caller says otherwise. */
export const verdicts = [
  'new',
  'activate',
  'present',
  'similar',
  'doubtful',
  'repeated',
  'bad_email',
  'missing_name',
  'elsewhere',
  'over_limit',
] as const
export type Verdict = (typeof verdicts)[number]
/** The verdicts whose rows a school may choose to import. */
export const importableVerdicts = ['new', 'activate', 'similar', 'doubtful'] as const satisfies readonly Verdict[]

/** Why a row has its verdict, or what was left out of a good row. */
export const importReasons = [
  'inactive_here',
  'active_here',
  'same_name',
  'near_email',
  'single_cell',
  'same_email',
  'same_number',
  'same_row',
  'email_unreadable',
  'name_missing',
  'number_taken',
  'no_seat',
  'other_school',
  'level_unknown',
  'language_unknown',
  'too_long',
] as const
export type ImportReason = (typeof importReasons)[number]

/** A student as a row of a file says it. */
export const ImportedStudent = z.object({
  ...z.omit(Student, { id: true, status: true, version: true, created_at: true, last_practised_at: true }).shape,
  first_name: z.nullable(z.string()),
  classes: z.array(z.string()),
})
export type ImportedStudent = z.output<typeof ImportedStudent>

/**
 * One row of the file, numbered as the spreadsheet program shows it, with the fields that its reasons are about. A
 * reason's value is what the cell says; for somebody who is or may be here it is that student's name, address or
 * number, and for a repeated row the number of the row that stays.
 */
export const ImportRow = z.object({
  row: z.int(),
  verdict: z.enum(verdicts),
  reasons: z.array(
    z.object({ reason: z.enum(importReasons), field: z.nullable(z.enum(importFields)), value: z.nullable(z.string()) }),
  ),
  student: ImportedStudent,
})
export type ImportRow = z.output<typeof ImportRow>

/** A column of the file: its heading, what it was taken for, and its first values, so that a person can tell. */
export const ImportColumn = z.object({
  index: z.int(),
  heading: z.string(),
  field: z.nullable(z.enum(importFields)),
  samples: z.array(z.string()),
})
export type ImportColumn = z.output<typeof ImportColumn>

/** What an import would do. Nothing has been written. */
export const Preview = z.object({
  import_id: z.uuid(),
  file_name: z.nullable(z.string()),
  expires_at: z.iso.datetime(),
  columns: z.array(ImportColumn),
  rows: z.array(ImportRow),
  summary: z.record(z.enum(verdicts), z.int()),
  new_classes: z.array(z.string()),
  seats: Seats,
})
export type Preview = z.output<typeof Preview>

const failures = ['too_large', 'unsupported_file', 'unreadable_file'] as const

export const imports = defineApi({
  template: {
    method: 'GET',
    path: '/students/template.xlsx',
    summary: 'The spreadsheet to fill in, with instructions on its second sheet.',
    query: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    produces: spreadsheetType,
  },
  preview: {
    method: 'POST',
    path: '/students/import/preview',
    summary: 'Read a spreadsheet or a pasted list and say what each row would do. Nothing is written.',
    query: z.strictObject({ file_name: z.optional(z.string().check(z.maxLength(255))) }),
    accepts: {
      types: [
        spreadsheetType,
        openDocumentType,
        'text/csv',
        'text/tab-separated-values',
        'text/plain',
        'application/octet-stream',
      ],
      limit: importLimits.bytes,
    },
    returns: Preview,
    heavy: true,
    fails: failures,
  },
  again: {
    method: 'GET',
    path: '/students/import/:id',
    summary: 'The preview again, against the school as it is now.',
    returns: Preview,
    heavy: true,
    fails: ['not_found'],
  },
  columns: {
    method: 'POST',
    path: '/students/import/:id/columns',
    summary: 'Say by hand what each column means; the preview again.',
    body: z.strictObject({
      columns: z
        .array(z.strictObject({ index: z.int().check(z.gte(0)), field: z.nullable(z.enum(importFields)) }))
        .check(z.maxLength(importLimits.columns)),
    }),
    returns: Preview,
    heavy: true,
    fails: ['not_found'],
  },
  run: {
    method: 'POST',
    path: '/students/import',
    summary: 'Write the good rows, or the rows that are named: all of them or none.',
    body: z.strictObject({
      import_id: z.uuid(),
      rows: z.optional(z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(importLimits.rows))),
    }),
    returns: z.object({ added: z.int(), activated: z.int(), skipped: z.int() }),
    idempotent: true,
    fails: ['not_found', 'student_limit_reached', 'student_elsewhere'],
  },
  problems: {
    method: 'GET',
    path: '/students/import/:id/problems.xlsx',
    summary: 'The rows that were refused, with the reason in the last column, ready to be mended and sent again.',
    query: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    produces: spreadsheetType,
    heavy: true,
    fails: ['not_found'],
  },
})
