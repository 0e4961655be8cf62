import type { Kysely } from 'kysely'
import type { ConversationItem } from '#contract/conversations.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { type ExportFormat, exportFormats } from '#contract/spreadsheets.ts'
import { conversationPages } from '#server/conversations/conversations.queries.ts'
import type { Words } from '#server/conversations/words/en.ts'
import { wordsIn } from '#server/conversations/words/words.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { escapeFormula } from '#server/imports/file/cell-text.ts'
import { type Row, writeTable } from '#server/imports/spreadsheets/write-table.ts'

type Cell = (conversation: ConversationItem, words: Words, names: Intl.DisplayNames) => string | number | null
/** A column of the file, by the name of its heading. */
interface Column {
  heading: keyof Words['headings']
  width: number
  cell: Cell
  isNumber?: boolean
}

const text = (heading: Column['heading'], width: number, cell: Cell): Column => ({ heading, width, cell })
const number = (heading: Column['heading'], cell: Cell): Column => ({ heading, width: 14, cell, isNumber: true })
const percent = (share: number | null) => (share === null ? null : Math.round(share * 100))

const columns: readonly Column[] = [
  text('student', 28, ({ student }) => student.name),
  text('chatbot', 28, ({ chatbot }) => chatbot.name),
  text('avatar', 20, ({ avatar }) => avatar?.name ?? null),
  text('language', 16, ({ language }, _, names) => names.of(language) ?? language),
  text('level', 8, ({ level }) => level),
  text('started', 20, ({ started_at }) => started_at.slice(0, 16).replace('T', ' ')),
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
  number('other_language', ({ measures }) => measures.corrections.other_language),
  text('flags', 24, ({ flags }, words) => flags.map((kind) => words.flags[kind]).join('; ')),
]

/** The measures of these conversations as a spreadsheet; its bytes are made while they are sent. */
export async function exportConversations(
  db: Kysely<Tables>,
  school_id: string,
  ids: readonly string[],
  { format, language }: { format: ExportFormat; language: InterfaceLanguage },
) {
  const words = wordsIn(language)
  const table = {
    name: words.sheet,
    columns: columns.map((column) => ({ ...column, heading: words.headings[column.heading] })),
  }
  return {
    bytes: await writeTable(format, language, table, linesOf(conversationPages(db, school_id, ids), language, words)),
    name: `${words.file}-${new Date().toISOString().slice(0, 10)}.${format}`,
    type: exportFormats[format],
  }
}

async function* linesOf(
  pages: AsyncIterable<ConversationItem[]>,
  language: InterfaceLanguage,
  words: Words,
): AsyncGenerator<Row> {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  for await (const page of pages)
    for (const conversation of page) yield columns.map(({ cell }) => safe(cell(conversation, words, names)))
}

// None is ever a formula.
const safe = (value: string | number | null) => (typeof value === 'string' ? escapeFormula(value) || null : value)
