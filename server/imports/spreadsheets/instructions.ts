import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx'
import { importLimits } from '#contract/people/imports.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { sheetFields } from '#server/students/columns/student-columns.ts'
import { headerStyle, proseStyle, sectionStyle, titleStyle } from '#server/spreadsheets/sheet-style.ts'
import type { Words } from '#server/spreadsheets/words/en.ts'

interface Line {
  cells: [string, string?]
  style: CellStyle
}

export function instructionsSheet(words: Words, language: InterfaceLanguage): WriteSheet {
  const rows = new Intl.NumberFormat(language).format(importLimits.rows)
  const blank: Line = { cells: [''], style: proseStyle }
  const prose = (first: string, second: string): Line => ({ cells: [first, second], style: proseStyle })
  const lines: Line[] = [
    { cells: [words.title], style: titleStyle },
    blank,
    ...words.steps.map((step, position) => prose(`${position + 1}.`, step)),
    blank,
    { cells: [words.column, words.whatToEnter], style: headerStyle },
    ...sheetFields.map((field) => prose(words.headings[field], words.about[field])),
    blank,
    { cells: [words.goodToKnow], style: sectionStyle },
    ...words.facts(rows).map((fact) => prose('•', fact)),
  ]
  return {
    name: words.instructionsSheet,
    columns: [{ width: 22 }, { width: 90 }],
    rows: lines.map(({ cells }) => cells.map((cell) => cell ?? null)),
    cells: styles(lines),
  }
}

const styles = (lines: readonly Line[]): Map<string, Partial<Cell>> =>
  new Map(lines.flatMap(({ cells, style }, row) => cells.map((_, column) => [`${row},${column}`, { style }] as const)))
