import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { sheetFields } from '#server/students/columns/student-columns.ts'
import { readFile } from '#server/imports/fixtures/reading.ts'
import { writeTemplate } from '#server/imports/spreadsheets/template.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'

describe.each(interfaceLanguages)('the template in %s', (language) => {
  const words = wordsIn(language)

  test('has the table with lists first, then the instructions, then the hidden names of languages', async () => {
    const { sheets } = await readXlsx(await writeTemplate(language), { readStyles: true })
    const [table, instructions, names] = sheets
    expect(sheets.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
      [words.tableSheet, false],
      [words.instructionsSheet, false],
      [words.languagesSheet, true],
    ])
    expect(table?.freezePane).toEqual({ rows: 1 })
    expect(table?.dataValidations?.map(({ type, range }) => [type, range])).toEqual([
      ['list', 'D2:D1001'],
      ['list', 'G2:G1001'],
    ])
    expect(table?.cells?.get('500,5')?.style?.numFmt).toBe('@')
    const text = instructions?.rows.flat().join('\n') ?? ''
    for (const sentence of [words.title, ...words.steps, ...Object.values(words.about)])
      expect(text).toContain(sentence)
    expect(names?.rows.length).toBeGreaterThan(150)
  })

  test('comes back untouched as columns without rows', async () => {
    const { fields, rows } = await readFile(await writeTemplate(language))
    expect(fields).toEqual(sheetFields)
    expect(rows).toEqual([])
  })

  test('comes back filled in as the students below its examples', async () => {
    const { sheets } = await readXlsx(await writeTemplate(language))
    const [table] = sheets
    const native = new Intl.DisplayNames(language, { type: 'language' }).of('uk') ?? ''
    const filled = [
      ...(table?.rows.slice(0, 3) ?? []),
      ['Oksana', 'Koval', 'o@x.example', 'B2', 'Talk; Read', '00123', native, '-5 kg'],
    ]
    const { rows } = await readFile(
      await writeXlsx({
        sheets: [
          { name: 'x', rows: filled },
          { name: 'y', rows: [['no']] },
        ],
      }),
    )
    expect(rows).toEqual([
      {
        row: 4,
        is_single_cell: false,
        reasons: [],
        student: {
          first_name: 'Oksana',
          last_name: 'Koval',
          email: 'o@x.example',
          student_number: '00123',
          level: 'B2',
          native_language: 'uk',
          classes: ['Talk', 'Read'],
          notes: '-5 kg',
        },
      },
    ])
  })
})

test('the examples of one language are ignored with headings in any language, and without their address too', async () => {
  const [lena] = wordsIn('de').examples
  const rows = [
    ['First name', 'Last name', 'Email', 'Student number'],
    [lena?.first_name, lena?.last_name, lena?.email, ''],
    [lena?.first_name, lena?.last_name, '', lena?.student_number],
    [lena?.first_name, lena?.last_name, 'lena@school.example', ''],
  ]
  const read = await readFile(rows.map((cells) => cells.join(',')).join('\n'))
  expect(read.rows.map(({ row }) => row)).toEqual([4])
})
