import type { Kysely } from 'kysely'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { type ExportFormat, exportFormats } from '#contract/values/spreadsheets.ts'
import { conversationPages } from '#server/conversations/conversations.queries.ts'
import type { Words } from '#server/conversations/words/en.ts'
import { wordsIn } from '#server/conversations/words/words.ts'
import { type Reach } from '#server/database/reach.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type CellValue, type LocalTime, localTimesIn, todayIn, type Row } from '#server/spreadsheets/cells.ts'
import { type ColumnKind, writeTable } from '#server/spreadsheets/write-table.ts'
import { findTimeZone } from '#server/school/school.queries.ts'

interface CellContext {
  words: Words
  names: Intl.DisplayNames
  minuteOf: (instant: string) => LocalTime
}
type Cell = (conversation: ConversationItem, context: CellContext) => CellValue
interface Column {
  heading: keyof Words['headings']
  width: number
  cell: Cell
  kind?: ColumnKind
}

const text = (heading: Column['heading'], width: number, cell: Cell): Column => ({ heading, width, cell })
const number = (heading: Column['heading'], cell: Cell): Column => ({ heading, width: 14, cell, kind: 'number' })
const percent = (share: number | null) => (share === null ? null : Math.round(share * 100))

const columns: readonly Column[] = [
  text('student', 28, ({ student }) => student.name),
  text('chatbot', 28, ({ chatbot }) => chatbot.name),
  text('avatar', 20, ({ avatar }) => avatar?.name ?? null),
  text('language', 16, ({ language }, { names }) => names.of(language) ?? language),
  text('level', 8, ({ level }) => level),
  { heading: 'started', width: 28, cell: ({ started_at }, { minuteOf }) => minuteOf(started_at), kind: 'minute' },
  number('minutes', ({ measures }) => Math.round(measures.minutes)),
  number('turns', ({ measures }) => measures.turns),
  number('words', ({ measures }) => measures.words),
  number('stayed', ({ measures }) => percent(measures.stayed)),
  number('vocabulary_used', ({ measures }) => measures.vocabulary_used),
  number('vocabulary_total', ({ measures }) => measures.vocabulary_total),
  number('steps_done', ({ measures }) => measures.steps_done),
  number('steps_total', ({ measures }) => measures.steps_total),
  number('spelling', ({ measures }) => measures.corrections.spelling),
  number('accents', ({ measures }) => measures.corrections.accents),
  number('grammar', ({ measures }) => measures.corrections.grammar),
  number('other_language', ({ measures }) => measures.corrections.other_language),
  text('flags', 24, ({ flags }, { words }) => flags.map((kind) => words.flags[kind]).join('; ')),
]

export async function exportConversations(
  db: Kysely<Tables>,
  reach: Reach,
  ids: readonly string[],
  { format, language }: { format: ExportFormat; language: InterfaceLanguage },
) {
  const words = wordsIn(language)
  const zone = await findTimeZone(db, reach.school_id)
  const context = {
    words,
    names: new Intl.DisplayNames(language, { type: 'language' }),
    minuteOf: localTimesIn(zone).minuteOf,
  }
  const headings = { ...words.headings, started: `${words.headings.started} (${zone})` }
  const table = {
    name: words.sheet,
    columns: columns.map((column) => ({ ...column, heading: headings[column.heading] })),
  }
  return {
    bytes: await writeTable(format, language, table, rowsFor(conversationPages(db, reach, ids), context)),
    name: `${words.file}-${todayIn(zone)}.${format}`,
    type: exportFormats[format],
  }
}

async function* rowsFor(pages: AsyncIterable<ConversationItem[]>, context: CellContext): AsyncGenerator<Row> {
  for await (const page of pages)
    for (const conversation of page) yield columns.map(({ cell }) => cell(conversation, context))
}
