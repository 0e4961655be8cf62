import { groupOf } from '#contract/practice/corrections.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type {
  Report,
  ReportCorrection,
  ReportMistake,
  ReportPartner,
  ReportStudent,
  ReportTotals,
  ReportWord,
} from '#contract/practice/reports.ts'
import { wordsIn as sharedWordsIn } from '#server/conversations/words/words.ts'
import { type CellValue, localTimesIn, type Row } from '#server/spreadsheets/cells.ts'
import { wordsIn } from '#server/reports/words/words.ts'

export interface Sheet {
  name: string
  widths: readonly number[]
  rows: Row[]
}
type Column<Line> = readonly [heading: string, width: number, cell: (line: Line) => CellValue]

const percent = (share: number | null) => (share === null ? null : Math.round(share * 100))

const sheetOf = <Line>(name: string, columns: readonly Column<Line>[], lines: readonly Line[]): Sheet => ({
  name,
  widths: columns.map(([, width]) => width),
  rows: [columns.map(([heading]) => heading), ...lines.map((line) => columns.map(([, , cell]) => cell(line)))],
})

export function sheetsOf(report: Report, language: InterfaceLanguage, zone: string): Sheet[] {
  const { sheets } = wordsIn(language)
  const { used, missed } = report.vocabulary
  const words = [
    ...used.map((word) => ({ ...word, list: 'used' as const })),
    ...missed.map((word) => ({ ...word, list: 'missed' as const })),
  ]
  return [
    overviewOf(report, language),
    ...(report.of.kind === 'student'
      ? []
      : [sheetOf(sheets.students, studentColumns(language, zone), report.students)]),
    sheetOf(sheets.partners, partnerColumns(language), report.partners),
    sheetOf(sheets.words, wordColumns(language), words),
    sheetOf(sheets.corrections, correctionColumns(language), report.corrections),
    sheetOf(sheets.mistakes, mistakeColumns(language), report.mistakes),
  ]
}

function overviewOf({ of, from, to, totals, before, homework }: Report, language: InterfaceLanguage): Sheet {
  const { headings, sheets } = wordsIn(language)
  const rows = measuresIn(language).map(([name, measure]) => [name, measure(totals), measure(before)])
  const ofHomework = homeworkIn(language, homework).map(([heading, figure]) => [heading, figure, null])
  return {
    name: sheets.overview,
    widths: [36, 26, 26],
    rows: [[of.name, `${from} – ${to}`, headings.before], ...rows, ...ofHomework],
  }
}

export function homeworkIn(
  language: InterfaceLanguage,
  homework: Report['homework'],
): (readonly [heading: string, figure: number])[] {
  const { headings } = wordsIn(language)
  if (!homework) return []
  return [
    [headings.tasks_set, homework.set],
    [headings.tasks_done, homework.done],
    [headings.tasks_in_time, homework.in_time],
  ]
}

export function measuresIn(
  language: InterfaceLanguage,
): readonly (readonly [heading: string, measure: (sums: ReportTotals) => number | null])[] {
  const { headings } = wordsIn(language)
  const shared = sharedWordsIn(language).headings
  return [
    [headings.students, ({ students }) => students],
    [headings.conversations, ({ conversations }) => conversations],
    [headings.days, ({ days }) => days],
    [shared.minutes, ({ minutes }) => Math.round(minutes)],
    [shared.turns, ({ turns }) => turns],
    [shared.words, ({ words }) => words],
    [shared.stayed, ({ stayed }) => percent(stayed)],
    [shared.spelling, ({ corrections }) => corrections.spelling],
    [shared.accents, ({ corrections }) => corrections.accents],
    [shared.grammar, ({ corrections }) => corrections.grammar],
    [shared.other_language, ({ corrections }) => corrections.other_language],
    [shared.steps_done, ({ steps_done }) => steps_done],
    [shared.steps_total, ({ steps_total }) => steps_total],
  ]
}

function studentColumns(language: InterfaceLanguage, zone: string): Column<ReportStudent>[] {
  const { headings } = wordsIn(language)
  const { minuteOf } = localTimesIn(zone)
  const shared = sharedWordsIn(language).headings
  return [
    [shared.student, 28, ({ name }) => name],
    [headings.conversations, 14, ({ conversations }) => conversations],
    [headings.days, 14, ({ days }) => days],
    [shared.minutes, 14, ({ minutes }) => Math.round(minutes)],
    [shared.turns, 14, ({ turns }) => turns],
    [shared.stayed, 14, ({ stayed }) => percent(stayed)],
    [shared.spelling, 14, ({ corrections }) => corrections.spelling],
    [shared.accents, 14, ({ corrections }) => corrections.accents],
    [shared.grammar, 14, ({ corrections }) => corrections.grammar],
    [shared.other_language, 14, ({ corrections }) => corrections.other_language],
    [`${headings.last_practised} (${zone})`, 28, ({ last_practised_at: at }) => at && minuteOf(at)],
  ]
}

function partnerColumns(language: InterfaceLanguage): Column<ReportPartner>[] {
  const { headings } = wordsIn(language)
  const shared = sharedWordsIn(language).headings
  return [
    [shared.chatbot, 28, ({ chatbot }) => chatbot.name],
    [shared.avatar, 20, ({ avatar }) => avatar?.name ?? null],
    [headings.conversations, 14, ({ conversations }) => conversations],
    [shared.minutes, 14, ({ minutes }) => Math.round(minutes)],
    [shared.turns, 14, ({ turns }) => turns],
    [shared.stayed, 14, ({ stayed }) => percent(stayed)],
  ]
}

function wordColumns(language: InterfaceLanguage): Column<ReportWord & { list: 'used' | 'missed' }>[] {
  const { headings, lists } = wordsIn(language)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return [
    [headings.list, 16, ({ list }) => lists[list]],
    [headings.word, 28, ({ word }) => word],
    [sharedWordsIn(language).headings.language, 16, (line) => names.of(line.language) ?? line.language],
    [headings.conversations, 14, ({ conversations }) => conversations],
  ]
}

function correctionColumns(language: InterfaceLanguage): Column<ReportCorrection>[] {
  const { headings, kinds } = wordsIn(language)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return [
    [headings.kind, 16, ({ kind }) => kinds[groupOf(kind)]],
    [headings.written, 28, ({ written }) => written],
    [headings.better, 28, ({ better }) => better],
    [sharedWordsIn(language).headings.language, 16, (line) => names.of(line.language) ?? line.language],
    [headings.conversations, 14, ({ conversations }) => conversations],
  ]
}

function mistakeColumns(language: InterfaceLanguage): Column<ReportMistake>[] {
  const { headings } = wordsIn(language)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return [
    [headings.why, 60, ({ why }) => why],
    [headings.written, 28, ({ written }) => written],
    [headings.better, 28, ({ better }) => better],
    [sharedWordsIn(language).headings.language, 16, (line) => names.of(line.language) ?? line.language],
    [headings.conversations, 14, ({ conversations }) => conversations],
    [headings.asked, 14, ({ asked }) => asked],
    [headings.mended, 14, ({ mended }) => mended],
    [headings.again, 14, ({ again }) => again],
  ]
}
