import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { cutSheet, describeColumns, recogniseColumns } from '#server/imports/columns/recognise.ts'
import type { Fields, Sheet } from '#server/imports/columns/sheet.ts'
import type { LanguageFinder } from '#server/students/columns/language.ts'
import { readStudents } from '#server/imports/fields/read-students.ts'
import { readRows } from '#server/imports/file/read-rows.ts'
import { writeProblems } from '#server/imports/spreadsheets/problems.ts'
import { writeTemplate } from '#server/imports/spreadsheets/template.ts'
import type { Job, Jobs, ParsedSheet } from '#server/imports/worker/jobs.ts'

export async function runJob({ name, input }: Job, languages: LanguageFinder): Promise<Jobs[Job['name']]['output']> {
  if (name === 'template') return writeTemplate(input.language)
  if (name === 'problems') return writeProblems(unpack(input.packed), input.fields, input.refused, input.language)
  if (name === 'assign') return interpretSheet(unpack(input.packed), input.fields, languages)
  const sheet = cutSheet(await readRows(input.bytes))
  return { ...interpretSheet(sheet, recogniseColumns(sheet, languages), languages), packed: pack(sheet) }
}

const interpretSheet = (sheet: Sheet, fields: Fields, languages: LanguageFinder): ParsedSheet => ({
  columns: describeColumns(sheet, fields),
  fields,
  students: JSON.stringify(readStudents(sheet, fields, languages)),
})

const pack = (sheet: Sheet): Uint8Array => zstdCompressSync(JSON.stringify(sheet))
const unpack = (packed: Uint8Array): Sheet => JSON.parse(zstdDecompressSync(packed).toString())
