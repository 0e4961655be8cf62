import { describe, expect, test } from 'vitest'
import { importLimits } from '#contract/people/imports.ts'
import { readDelimited } from '#server/imports/file/delimited.ts'

const cellsOf = (text: string) => readDelimited(text).map(({ cells }) => cells)
const numbersOf = (text: string) => readDelimited(text).map(({ row }) => row)

describe('a table in text', () => {
  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('separated by %s is cut there', (_, separator) => {
    const lines = [
      ['Name', 'Mail', 'Level'],
      ['Anna', 'a@x.example', 'B1'],
      ['Tom', '', 'A2'],
    ]
    expect(cellsOf(lines.map((cells) => cells.join(separator)).join('\r\n'))).toEqual(lines)
  })

  test('is cut at its own separator although another one is common inside cells', () => {
    expect(cellsOf('Name;Notes\nAnna;likes cats, dogs, fish\nTom;reads, writes\nUli;, ,\n')[1]).toEqual([
      'Anna',
      'likes cats, dogs, fish',
    ])
    expect(cellsOf('Liste, Stand März, Berlin\nName;Kurs;Ort\nAnna;B1;Bonn\nTom;A2;Köln\n')[2]).toEqual([
      'Anna',
      'B1',
      'Bonn',
    ])
  })

  test('may name its separator in a first line, which is no row', () => {
    expect(readDelimited('sep=;\r\nName;Kurs\r\nAnna;"A1, A2"\r\n')).toEqual([
      { row: 1, cells: ['Name', 'Kurs'] },
      { row: 2, cells: ['Anna', 'A1, A2'] },
    ])
  })

  test('keeps separators, quotes and line breaks inside quoted cells', () => {
    expect(cellsOf('Name,Notes\n"Reed, Tom","said ""hi""\nand left"\n')[1]).toEqual([
      'Reed, Tom',
      'said "hi"\nand left',
    ])
  })

  test('numbers rows as a spreadsheet program does: blank lines count, line breaks in a cell do not', () => {
    expect(numbersOf('Name,Notes\n\nAnna,"one\ntwo"\n,\nTom,x\n')).toEqual([1, 3, 5])
  })

  test('with an unclosed quote loses no line', () => {
    expect(cellsOf('Name,Notes\nAnna,"tall\nTom,x\nUli,y\n')).toHaveLength(4)
  })

  test('with all kinds of line ends is read', () => {
    expect(cellsOf('Name\rAnna\rTom')).toEqual([['Name'], ['Anna'], ['Tom']])
    expect(cellsOf('Name\r\nAnna\nTom')).toEqual([['Name'], ['Anna'], ['Tom']])
  })

  test('drops what cannot be seen or stored', () => {
    expect(cellsOf('Name\nAn\u0000na\nT\uD800om\n\u200FUli\u200F\n')).toEqual([
      ['Name'],
      ['Anna'],
      ['T\uFFFDom'],
      ['Uli'],
    ])
  })

  test('drops the apostrophe that exports put before a formula, and no other', () => {
    expect(cellsOf("Name\n'=1+1\n'-5\n'tis\n=2\n")).toEqual([['Name'], ['=1+1'], ['-5'], ["'tis"], ['=2']])
  })

  test('of more rows or columns than can be imported is too large', () => {
    const refusal = (unit: string, limit: number) =>
      expect.objectContaining({ code: 'too_large', details: { unit, limit } })
    expect(() => readDelimited('Anna\n'.repeat(importLimits.rows + 200))).toThrow(refusal('rows', 5000))
    expect(() => readDelimited(`${'x;'.repeat(importLimits.columns)}y\n`)).toThrow(refusal('columns', 60))
  })
})

describe('a pasted list', () => {
  test('of "Last, First" is a list of names, unless its heading names two columns', () => {
    expect(cellsOf('Weber, Anna\nReed, Tom\n')).toEqual([['Weber, Anna'], ['Reed, Tom']])
    expect(cellsOf('Name, Vorname\nWeber, Anna\n')).toEqual([
      ['Name', 'Vorname'],
      ['Weber', 'Anna'],
    ])
  })

  test('as mail programs give it is cut into names and addresses', () => {
    const both = [
      ['Anna Weber', 'anna@x.example'],
      ['Tom Reed', 'tom@x.example'],
    ]
    expect(cellsOf('Anna Weber <anna@x.example>; "Tom Reed" <tom@x.example>')).toEqual(both)
    expect(cellsOf('Anna Weber <anna@x.example>, Tom Reed <tom@x.example>')).toEqual(both)
    expect(cellsOf('Anna Weber anna@x.example\nTom Reed\ttom@x.example\n')).toEqual(both)
  })
})
