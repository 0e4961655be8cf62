import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { importReasons } from '#contract/people/imports.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { readFile } from '#server/imports/fixtures/reading.ts'
import { writeProblems } from '#server/imports/spreadsheets/problems.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'

const sheet = {
  headings: ['Kunde', 'Vorname', 'E-Mail', 'Kurs'],
  rows: [
    { row: 4, cells: ['=cmd|x', 'Anna', 'anna', 'B1'] },
    { row: 5, cells: ['7', 'Tom', 'tom@x.example', 'B1'] },
    { row: 9, cells: ['', '', '@x.example', "'tis"] },
  ],
}
const fields = [null, 'first_name', 'email', 'classes'] as const
const refused = [
  { row: 4, reasons: [{ reason: 'email_unreadable', field: 'email', value: 'anna' } as const] },
  { row: 9, reasons: [{ reason: 'name_missing', field: 'first_name', value: null } as const] },
]
const rowsOf = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets[0]?.rows

describe('the file of refused rows', () => {
  test('has their own columns in their own order, the reason last, and no formula', async () => {
    expect(await rowsOf(await writeProblems(sheet, fields, refused, 'de'))).toEqual([
      ['Kunde', 'Vorname', 'E-Mail', 'Kurs', 'Nicht hinzugefügt, weil'],
      ['=cmd|x', 'Anna', 'anna', 'B1', '„anna“ ist keine E-Mail-Adresse.'],
      [null, null, '@x.example', "'tis", 'Der Vorname fehlt.'],
    ])
  })

  test('is read again as it was, without the reasons', async () => {
    const { fields: found, rows } = await readFile(await writeProblems(sheet, fields, refused, 'fr'))
    expect(found).toEqual(fields)
    expect(rows.map(({ student }) => [student.first_name, student.classes[0]])).toEqual([
      ['Anna', 'B1'],
      [null, "'tis"],
    ])
  })

  test('names the columns of a table that came without headings', async () => {
    const bare = { headings: [], rows: sheet.rows }
    const [header] = (await rowsOf(await writeProblems(bare, fields, refused, 'es'))) ?? []
    expect(header).toEqual(['Columna 1', 'Nombre', 'Correo electrónico', 'Grupo', 'No añadido porque'])
  })

  test.each(interfaceLanguages)('gives every reason in words in %s', (language) => {
    const { reasons } = wordsIn(language)
    for (const reason of importReasons) expect(reasons[reason]({ value: 'xyz', field: 'Abc' })).toMatch(/^\S.{9,}[.]$/)
    expect(reasons.too_long({ value: '', field: 'Abc' })).toContain('Abc')
    expect(reasons.same_email({ value: '12', field: '' })).toContain('12')
  })
})
