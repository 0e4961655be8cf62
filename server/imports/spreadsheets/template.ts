import { type Cell, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { type InterfaceLanguage, levels } from '#contract/values/languages.ts'
import { type SheetField, sheetFields, studentColumns } from '#server/students/columns/student-columns.ts'
import { instructionsSheet } from '#server/imports/spreadsheets/instructions.ts'
import { languageNames } from '#server/imports/spreadsheets/language-names.ts'
import { exampleStyle, headerStyle, textStyle } from '#server/spreadsheets/sheet-style.ts'
import type { Words } from '#server/spreadsheets/words/en.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'

const preparedRows = 1000

export function writeTemplate(language: InterfaceLanguage): Promise<Uint8Array> {
  const words = wordsIn(language)
  const names = languageNames(language)
  return writeXlsx({
    sheets: [
      tableSheet(words, names),
      instructionsSheet(words, language),
      {
        name: words.languagesSheet,
        hidden: true,
        columns: [{ width: 30 }],
        rows: [...names.values()].map((name) => [name]),
      },
    ],
  })
}

function tableSheet(words: Words, names: ReadonlyMap<string, string>): WriteSheet {
  const header = sheetFields.map((field) => words.headings[field] + (field === 'first_name' ? ' *' : ''))
  const examples = words.examples.map((example) => {
    const values = { ...example, native_language: names.get(example.native_language) ?? '' }
    return sheetFields.map((field) => values[field] || null)
  })
  return {
    name: words.tableSheet,
    columns: sheetFields.map((field) => ({ width: studentColumns[field].width })),
    rows: [header, ...examples],
    cells: styledCells(header.length, examples.length),
    rowDefs: new Map([[0, { height: 24 }]]),
    freezePane: { rows: 1 },
    dataValidations: [levelList(words), languageList(words, names.size)],
  }
}

function styledCells(columns: number, examples: number): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>()
  for (let column = 0; column < columns; column++) {
    cells.set(`0,${column}`, { style: headerStyle })
    for (let row = 1; row <= examples; row++) cells.set(`${row},${column}`, { style: exampleStyle })
  }
  const numbers = columnOf('student_number')
  for (let row = 1; row <= preparedRows; row++)
    cells.set(`${row},${numbers}`, { style: row <= examples ? { ...exampleStyle, ...textStyle } : textStyle })
  return cells
}

const columnOf = (field: SheetField) => sheetFields.indexOf(field)

function rangeOf(field: SheetField): string {
  const letter = String.fromCharCode(65 + columnOf(field))
  return `${letter}2:${letter}${preparedRows + 1}`
}

// Other values are allowed: the import understands more than the lists offer.
const offered = { type: 'list', allowBlank: true, showErrorMessage: false, showInputMessage: true } as const

const levelList = ({ levelHint }: Words): DataValidation => ({
  ...offered,
  values: [...levels],
  range: rangeOf('level'),
  inputMessage: levelHint,
})

const languageList = ({ languageHint, languagesSheet }: Words, count: number): DataValidation => ({
  ...offered,
  formula1: `'${languagesSheet}'!$A$1:$A$${count}`,
  range: rangeOf('native_language'),
  inputMessage: languageHint,
})
