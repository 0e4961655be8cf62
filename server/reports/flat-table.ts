import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Report } from '#contract/practice/reports.ts'
import type { Row } from '#server/spreadsheets/cells.ts'
import { homeworkIn, measuresIn, type Sheet, sheetsOf } from '#server/reports/sheets.ts'
import { wordsIn } from '#server/reports/words/words.ts'

/** The first column names the part; each line fills the columns that its part has. */
export function flatTableOf(report: Report, language: InterfaceLanguage, zone: string): Row[] {
  const [, ...others] = sheetsOf(report, language, zone)
  const parts = [totalsOf(report, language), ...others]
  const headings = [...new Set(parts.flatMap(headingsOf))]
  const lines = parts.flatMap((part) => {
    const places = headings.map((heading) => headingsOf(part).indexOf(heading))
    return part.rows.slice(1).map((row) => [part.name, ...places.map((place) => row[place] ?? null)])
  })
  return [[wordsIn(language).headings.part, ...headings], ...lines]
}

const headingsOf = ({ rows: [head = []] }: Pick<Sheet, 'rows'>) => head

// The days of the report and those before are a line each, with the same columns as the other parts.
function totalsOf(
  { from, to, totals, before, homework }: Report,
  language: InterfaceLanguage,
): Pick<Sheet, 'name' | 'rows'> {
  const { headings, sheets } = wordsIn(language)
  const measures = measuresIn(language)
  const ofHomework = homeworkIn(language, homework)
  return {
    name: sheets.overview,
    rows: [
      [headings.period, ...measures.map(([heading]) => heading), ...ofHomework.map(([heading]) => heading)],
      [`${from} – ${to}`, ...measures.map(([, measure]) => measure(totals)), ...ofHomework.map(([, figure]) => figure)],
      [headings.before, ...measures.map(([, measure]) => measure(before))],
    ],
  }
}
