import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCell, escapeApostrophe, escapeFormula, shorten } from '#server/spreadsheets/cell-text.ts'

test.each([
  ['  Anna  ', 'Anna'],
  ['An\r\nna\rMaria', 'An\nna\nMaria'],
  ['\u00A0Anna\u2003', 'Anna'],
  ['\uFEFFAn\u0000na\u0007', 'Anna'],
  ['\u202BAnna\u202C', 'Anna'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['Jose\u0301', 'José'],
  ['\uD83D', '\uFFFD'],
  ["'+49 171", '+49 171'],
  ["'Anna'", "'Anna'"],
  ['', ''],
])('the cell %j is kept as %j', (text, kept) => {
  expect(cleanCell(text)).toBe(kept)
})

test('a cell is cleaned once and for all, and its end is found in no time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanCell(text)
      expect(once.isWellFormed()).toBe(true)
      expect(once).not.toMatch(/[^\P{Cc}\n\t]/u)
    }),
  )
  expect(cleanCell(`a${' '.repeat(30_000)}b`)).toHaveLength(30_002)
  expect(cleanCell('x'.repeat(100_000))).toHaveLength(32_767)
})

test('what is escaped against formulas comes back unchanged', () => {
  for (const text of ['=1+1', '+49', '-5', '@x', 'Anna', "'tis", "'=x", "''-x"])
    for (const escape of [escapeFormula, escapeApostrophe]) expect(cleanCell(escape(text))).toBe(text)
  expect(['=1+1', '+49', 'Anna'].map(escapeApostrophe)).toEqual(['=1+1', '+49', 'Anna'])
  expect(['=1', '+1', '-1', '@1', '\t1'].every((text) => escapeFormula(text).startsWith("'"))).toBe(true)
})

test('a shortened text is cut between characters', () => {
  expect(shorten('😀😀', 3)).toBe('😀\uFFFD')
  expect(shorten('Anna', 10)).toBe('Anna')
})
