import type { Kysely } from 'kysely'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { wholeSchool } from '#server/database/reach.ts'
import type { SchoolSheet } from '#server/account/export.ts'
import { listClasses } from '#server/classes/classes.queries.ts'
import { idsForFile as idsOfConversations } from '#server/conversations/conversations.queries.ts'
import { exportConversations } from '#server/conversations/export.ts'
import { wordsIn as conversationWordsIn } from '#server/conversations/words/words.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { chatbotRows, messageRows } from '#server/exports/rows.queries.ts'
import { wordsIn } from '#server/exports/words/words.ts'
import { localTimesIn, type Row } from '#server/spreadsheets/cells.ts'
import { type ColumnKind, writeTable } from '#server/spreadsheets/write-table.ts'
import { wordsIn as studentWordsIn } from '#server/spreadsheets/words/words.ts'
import { findTimeZone } from '#server/school/school.queries.ts'
import { exportStudents } from '#server/students/export/export.ts'
import { idsForFile as idsOfStudents } from '#server/students/chosen.queries.ts'

type Db = Kysely<Tables>
type Column = { heading: string; width: number; kind?: ColumnKind }
interface Table {
  file: string
  name: string
  columns: Column[]
  rows: () => AsyncIterable<Row>
}

const column = (heading: string, width: number, kind?: ColumnKind): Column => ({
  heading,
  width,
  ...(kind && { kind }),
})

export async function schoolSheets(db: Db, school_id: string, language: InterfaceLanguage): Promise<SchoolSheet[]> {
  const zone = await findTimeZone(db, school_id)
  const reach = wholeSchool(school_id)
  const options = { format: 'xlsx', language } as const
  const sheetOf = ({ file, rows, ...table }: Table): SchoolSheet => ({
    path: pathOf(file, language),
    open: () => writeTable('xlsx', language, table, rows()),
  })
  return [
    {
      path: pathOf(studentWordsIn(language).studentsFile, language),
      open: async () => bytesOf(exportStudents(db, reach, await idsOfStudents(db, reach, { sort: 'name' }), options)),
    },
    sheetOf(classTable(db, school_id, language)),
    sheetOf(chatbotTable(db, school_id, language, zone)),
    {
      path: pathOf(conversationWordsIn(language).file, language),
      open: async () => bytesOf(exportConversations(db, reach, await idsOfConversations(db, reach, {}), options)),
    },
    sheetOf(messageTable(db, school_id, language, zone)),
  ]
}

const pathOf = (file: string, language: InterfaceLanguage) => `${wordsIn(language).folder}/${file}.xlsx`
const bytesOf = async (file: Promise<{ bytes: AsyncIterable<Uint8Array> }>) => (await file).bytes

function classTable(db: Db, school_id: string, language: InterfaceLanguage): Table {
  const { headings, files, sheets } = wordsIn(language)
  const shared = conversationWordsIn(language).headings
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return {
    file: files.classes,
    name: sheets.classes,
    columns: [
      column(headings.name, 28),
      column(shared.language, 16),
      column(shared.level, 8),
      column(headings.students, 14, 'number'),
    ],
    rows: async function* () {
      for (const { name, language: taught, level, student_count } of await listClasses(
        db,
        wholeSchool(school_id),
        'active',
      ))
        yield [name, taught && (names.of(taught) ?? taught), level, student_count]
    },
  }
}

function chatbotTable(db: Db, school_id: string, language: InterfaceLanguage, zone: string): Table {
  const { headings, files, sheets, statuses } = wordsIn(language)
  const shared = conversationWordsIn(language).headings
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const { dayOf } = localTimesIn(zone)
  return {
    file: files.chatbots,
    name: sheets.chatbots,
    columns: [
      column(headings.name, 28),
      column(shared.language, 16),
      column(shared.level, 8),
      column(studentWordsIn(language).status, 16),
      column(headings.description, 50),
      column(headings.conversations, 14, 'number'),
      column(headings.created, 14, 'day'),
    ],
    rows: async function* () {
      for await (const { name, language: spoken, level, status, description, conversations, created_at } of chatbotRows(
        db,
        school_id,
      ))
        yield [name, names.of(spoken) ?? spoken, level, statuses[status], description, conversations, dayOf(created_at)]
    },
  }
}

function messageTable(db: Db, school_id: string, language: InterfaceLanguage, zone: string): Table {
  const { headings, files, sheets } = wordsIn(language)
  const { minuteOf } = localTimesIn(zone)
  return {
    file: files.messages,
    name: sheets.messages,
    columns: [
      column(conversationWordsIn(language).headings.student, 28),
      column(headings.partner, 28),
      column(`${headings.sent} (${zone})`, 28, 'minute'),
      column(headings.from, 28),
      column(headings.text, 80),
    ],
    rows: async function* () {
      for await (const { student, partner, from, at, text } of messageRows(db, school_id))
        yield [student, partner, minuteOf(at), from === 'student' ? student : partner, text]
    },
  }
}
