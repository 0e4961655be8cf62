import type { Kysely } from 'kysely'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { type ExportFormat, exportFormats } from '#contract/values/spreadsheets.ts'
import type { Student } from '#contract/people/students.ts'
import type { StudentFilter, StudentQuery } from '#contract/people/student-filter.ts'
import type { Reach } from '#server/database/reach.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { sheetFields, studentColumns } from '#server/students/columns/student-columns.ts'
import { localTimesIn, todayIn, type Row } from '#server/spreadsheets/cells.ts'
import { writeTable } from '#server/spreadsheets/write-table.ts'
import type { Words } from '#server/spreadsheets/words/en.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'
import { findTimeZone } from '#server/school/school.queries.ts'
import { studentPages } from '#server/students/chosen.queries.ts'

export interface ExportRequest {
  format: ExportFormat
  language: InterfaceLanguage
  sort: StudentQuery['sort']
  filter: StudentFilter & { ids?: readonly string[] | undefined }
}

export async function exportStudents(
  db: Kysely<Tables>,
  reach: Reach,
  ids: readonly string[],
  { format, language }: Pick<ExportRequest, 'format' | 'language'>,
) {
  const words = wordsIn(language)
  const columns = [
    ...sheetFields.map((field) => ({ heading: words.headings[field], width: studentColumns[field].width })),
    { heading: words.status, width: 12 },
    { heading: words.added, width: 14, kind: 'day' as const },
  ]
  const zone = await findTimeZone(db, reach.school_id)
  const cellsOf = cellsIn(language, words, zone)
  const rows = rowsOf(studentPages(db, reach, ids), cellsOf)
  return {
    bytes: await writeTable(format, language, { name: words.tableSheet, columns }, rows),
    name: `${words.studentsFile}-${todayIn(zone)}.${format}`,
    type: exportFormats[format],
  }
}

async function* rowsOf(pages: AsyncIterable<Student[]>, cellsOf: (student: Student) => Row) {
  for await (const page of pages) for (const student of page) yield cellsOf(student)
}

function cellsIn(language: InterfaceLanguage, words: Words, zone: string): (student: Student) => Row {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const { dayOf } = localTimesIn(zone)
  return (student) => [
    ...sheetFields.map((field) => studentColumns[field].write(student, names) ?? null),
    words.statuses[student.status],
    dayOf(student.created_at),
  ]
}
