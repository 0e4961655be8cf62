import type { LanguageFinder } from '#server/students/columns/language.ts'
import { isLevel } from '#server/students/columns/level.ts'
import { fold } from '#server/students/fold.ts'

/** What the cells of a column look like; shares are of its filled cells. */
export interface ColumnContent {
  column: number
  filled: number
  emails: number
  levels: number
  languages: number
  names: number
  codes: number
  /** Names of two words or more, or with a comma. */
  fullNames: number
  /** Different values a filled cell. */
  variety: number
}

/** How many characters of a cell are looked at. */
const sampleLength = 200

const nameText = /^[\p{L}\p{M}][\p{L}\p{M}\p{Cf}\s.,'’‘`´-]*$/u
const codeText = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{1,19}$/u
const dateText = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/
const phoneText = /^[+(]?\d[\d\s()/-]{7,}$/

/** Looks at the cells of a column. */
export function contentOf(column: number, cells: readonly string[], languages: LanguageFinder): ColumnContent {
  const filled = cells.filter(Boolean).map((cell) => cell.slice(0, sampleLength))
  const share = (test: (cell: string) => boolean) => (filled.length ? filled.filter(test).length / filled.length : 0)
  const names = share((cell) => nameText.test(cell))
  return {
    column,
    filled: filled.length,
    emails: share((cell) => cell.includes('@')),
    levels: share(isLevel),
    languages: names > 0.5 ? share((cell) => languages.findCommon(cell) !== undefined) : 0,
    names,
    codes: isCounter(filled)
      ? 0
      : share((cell) => codeText.test(cell) && !dateText.test(cell) && !phoneText.test(cell)),
    fullNames: share((cell) => /\S[\s,]+\S/.test(cell)),
    variety: new Set(filled.map(fold)).size / Math.max(1, filled.length),
  }
}

/** Says whether cells only count rows: 1, 2, 3. */
export const isCounter = (filled: readonly string[]): boolean =>
  filled.length > 1 && filled.every((cell, position) => Number(cell.replace(/\.$/, '')) === position + 1)
