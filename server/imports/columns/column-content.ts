import type { LanguageFinder } from '#server/students/columns/language.ts'
import { isLevel } from '#server/students/columns/level.ts'
import { fold } from '#server/students/fold.ts'

/** Shares are of the filled cells. */
export interface ColumnContent {
  column: number
  filled: number
  emails: number
  levels: number
  languages: number
  names: number
  codes: number
  fullNames: number
  variety: number
}

const sampleLength = 200

const nameText = /^[\p{L}\p{M}][\p{L}\p{M}\p{Cf}\s.,'’‘`´-]*$/u
const codeText = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{1,19}$/u
const dateText = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/
const phoneText = /^[+(]?\d[\d\s()/-]{7,}$/

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

export const isCounter = (filled: readonly string[]): boolean =>
  filled.length > 1 && filled.every((cell, position) => Number(cell.replace(/\.$/, '')) === position + 1)
