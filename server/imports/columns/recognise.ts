import { type ImportColumn, importLimits } from '#contract/people/imports.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { fieldsByHeading } from '#server/imports/columns/claims.ts'
import { isExample } from '#server/imports/columns/example-rows.ts'
import { guessFields } from '#server/imports/columns/guesses.ts'
import { findHeader } from '#server/imports/columns/header-row.ts'
import { cellAt, type Fields, type Sheet, usedColumns } from '#server/imports/columns/sheet.ts'
import type { LanguageFinder } from '#server/students/columns/language.ts'
import { shorten } from '#server/spreadsheets/cell-text.ts'
import { tooLarge } from '#server/imports/file/file-errors.ts'
import type { SheetRow } from '#server/imports/file/sheet-rows.ts'
import { wordsOf } from '#server/students/fold.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'

const previewLimits = { samples: 3, characters: 80, heading: 120 }

/** Removes titles, repeated headers and the template's examples. */
export function cutSheet(rows: readonly SheetRow[]): Sheet {
  const header = findHeader(rows)
  const headings = header === undefined ? [] : (rows[header]?.cells ?? [])
  const repeated = headings.join('\n')
  const body = header === undefined ? rows : rows.slice(header + 1).filter(({ cells }) => cells.join('\n') !== repeated)
  const table = body.filter(({ cells }) => !isExample(cells))
  if (table.length > importLimits.rows) throw tooLarge('rows', importLimits.rows)
  return withoutReasons({ headings: [...headings], rows: table })
}

export const recogniseColumns = (sheet: Sheet, languages: LanguageFinder): Fields =>
  guessFields(sheet, fieldsByHeading(sheet), languages)

export const describeColumns = (sheet: Sheet, fields: Fields): ImportColumn[] =>
  usedColumns(sheet).map((index) => {
    const samples = samplesOf(sheet, index).map((sample) => shorten(sample, previewLimits.characters))
    const heading = shorten(sheet.headings[index] ?? '', previewLimits.heading)
    return { index, heading, field: fields[index] ?? null, samples }
  })

function samplesOf({ rows }: Sheet, column: number): string[] {
  const samples = new Set<string>()
  for (const row of rows) {
    const cell = cellAt(row, column)
    if (cell) samples.add(cell)
    if (samples.size === previewLimits.samples) break
  }
  return [...samples]
}

const keyOf = (heading: string) => wordsOf(heading).join(' ')

const reasonHeadings = new Set(interfaceLanguages.map((language) => keyOf(wordsIn(language).reasonHeading)))

// The reasons that a file of problems came with.
function withoutReasons({ headings, rows }: Sheet): Sheet {
  const reasons = headings.findIndex((heading) => reasonHeadings.has(keyOf(heading)))
  if (reasons < 0) return { headings, rows }
  const clear = (cells: string[]) => cells.with(reasons, '')
  return {
    headings: clear(headings),
    rows: rows.map(({ row, cells }) => ({ row, cells: reasons < cells.length ? clear(cells) : cells })),
  }
}
