import { type WriteSheet, writeOds } from 'hucre/ods'
import { describe, expect, test } from 'vitest'
import { importLimits } from '#contract/people/imports.ts'
import { readRows } from '#server/imports/file/read-rows.ts'
import { zipOf } from '#server/imports/fixtures/archives.ts'
import { readFile } from '#server/imports/fixtures/reading.ts'
import { createImportWorkers, workerLimits } from '#server/imports/worker/import-workers.ts'

const cellsOf = async (...sheets: WriteSheet[]) =>
  (await readRows(await writeOds({ sheets }))).map(({ cells }) => cells)

const mimetype = 'application/vnd.oasis.opendocument.spreadsheet'
const names = ['office', 'style', 'table', 'text', 'number'].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
)
/** A document with these sheets, whose XML the test writes itself, as LibreOffice does. */
const documentOf = (sheets: string, { styles = '', type = mimetype, others = [] as [string, string][] } = {}) =>
  zipOf([
    ['mimetype', type],
    [
      'content.xml',
      `<office:document-content ${names.join(' ')}><office:automatic-styles>${styles}</office:automatic-styles>` +
        `<office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
    ],
    ...others,
  ])
const sheetOf = (rows: string, attributes = '') => `<table:table table:name="A"${attributes}>${rows}</table:table>`
const rowOf = (...cells: string[]) => `<table:table-row table:style-name="ro1">${cells.join('')}</table:table-row>`
const textCell = (text: string) =>
  `<table:table-cell table:style-name="ce1" office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const numberCell = (value: number, shown: string) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`
const read = async (document: Uint8Array) => (await readRows(document)).map(({ cells }) => cells)

describe('an OpenDocument spreadsheet', () => {
  test('is read as students, also where its name says something else', async () => {
    const rows = [
      ['Vorname', 'Nachname', 'E-Mail', 'Niveau', 'Kurs'],
      ['Zoë', 'Ångström', 'zoe@x.example', 'b1', 'B1 Dienstag'],
      ['فاطمة', 'العلي', 'fatima@x.example', 'A2', 'A2'],
    ]
    const { fields, rows: students } = await readFile(await writeOds({ sheets: [{ name: 'Kurs', rows }] }))
    expect(fields).toEqual(['first_name', 'last_name', 'email', 'level', 'classes'])
    expect(students.map(({ student }) => [student.first_name, student.email, student.level])).toEqual([
      ['Zoë', 'zoe@x.example', 'B1'],
      ['فاطمة', 'fatima@x.example', 'A2'],
    ])
  })

  test('gives numbers, dates and truth values as people see them, and no formula', async () => {
    const cells = [numberCell(77, '00077'), numberCell(123_456_789_012, '1,23E+11'), numberCell(1.5, '1,5')]
    const formula =
      '<table:table-cell table:formula="of:=HYPERLINK(&quot;http://x&quot;)" office:value-type="string"><text:p>Anna</text:p></table:table-cell>'
    const date =
      '<table:table-cell office:value-type="date" office:date-value="2010-03-04"><text:p>4. März</text:p></table:table-cell>'
    expect(await read(documentOf(sheetOf(rowOf(...cells, formula, date))))).toEqual([
      ['00077', '123456789012', '1.5', 'Anna', '2010-03-04'],
    ])
  })

  test('is read from its first visible sheet that has something in it', async () => {
    const styles =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>' +
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const hidden = sheetOf(rowOf(textCell('no')), ' table:style-name="ta2"')
    const shown = (text: string) => sheetOf(rowOf(textCell(text)), ' table:style-name="ta1"')
    const sheets = `${hidden}${sheetOf('')}${shown('yes')}${shown('no')}`
    expect(await read(documentOf(sheets, { styles }))).toEqual([['yes']])
  })

  test('keeps rows in groups and headings that are printed on every page, and counts blank rows', async () => {
    const rows =
      `<table:table-header-rows>${rowOf(textCell('Name'))}</table:table-header-rows>` +
      '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>' +
      `<table:table-row-group>${rowOf(textCell('Anna'))}</table:table-row-group>`
    expect(await readRows(documentOf(sheetOf(rows)))).toEqual([
      { row: 1, cells: ['Name'] },
      { row: 4, cells: ['Anna'] },
    ])
  })

  test('that is coloured down to its last row and column is as long as what is in it', async () => {
    const blank = '<table:table-cell table:style-name="ce1" table:number-columns-repeated="16383"/>'
    const rest = `<table:table-row table:number-rows-repeated="1048574">${blank}</table:table-row>`
    expect(await read(documentOf(sheetOf(rowOf(textCell('Anna'), blank) + rest)))).toEqual([['Anna']])
  })

  test('says of each row what a cell merged over several rows says', async () => {
    const rows = [
      ['B1', 'Anna'],
      [null, 'Tom'],
    ]
    const merges = [{ startRow: 0, startCol: 0, endRow: 1, endCol: 0 }]
    expect(await cellsOf({ name: 'A', rows, merges })).toEqual([
      ['B1', 'Anna'],
      ['B1', 'Tom'],
    ])
  })

  test('with a password, of another kind, or without a table is refused as such', async () => {
    const password: [string, string] = ['META-INF/manifest.xml', '<manifest:encryption-data/>']
    const text = documentOf('', { type: 'application/vnd.oasis.opendocument.text' })
    for (const file of [documentOf(sheetOf(''), { others: [password] }), text, zipOf([['mimetype', mimetype]])])
      await expect(readRows(file)).rejects.toMatchObject({ code: 'unsupported_file' })
    await expect(readRows(documentOf(sheetOf('')))).rejects.toMatchObject({ code: 'unreadable_file' })
    await expect(
      readRows(
        zipOf([
          ['mimetype', mimetype],
          ['content.xml', '<a'],
        ]),
      ),
    ).rejects.toMatchObject({
      code: 'unreadable_file',
    })
  })
})

describe('a hostile OpenDocument spreadsheet', () => {
  const refusals: [string, () => Uint8Array, object][] = [
    ['inflates to too much', () => documentOf(sheetOf(' '.repeat(31_000_000))), { unit: 'inflated_bytes' }],
    [
      'has too many entries',
      () =>
        documentOf(sheetOf(rowOf(textCell('Anna'))), {
          others: Array.from({ length: 200 }, (_, index): [string, string] => [`Pictures/${index}.png`, '']),
        }),
      { unit: 'entries' },
    ],
    [
      'repeats a row for ever',
      () =>
        documentOf(
          sheetOf(`<table:table-row table:number-rows-repeated="1000000">${textCell('Anna')}</table:table-row>`),
        ),
      { unit: 'rows', limit: importLimits.rows },
    ],
    [
      'repeats a row and a column for ever',
      () =>
        documentOf(
          sheetOf(
            `<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16000" office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row>`,
          ),
        ),
      { unit: 'cells' },
    ],
  ]

  test.each(refusals)('that %s is refused', async (_what, file, details) => {
    await expect(readRows(file())).rejects.toMatchObject({ code: 'too_large', details })
  })

  test('of millions of tags or spaces ends with its worker’s memory or time at most', async () => {
    const workers = createImportWorkers({ ...workerLimits, heapMegabytes: 64, jobSeconds: 5 })
    const spaces = documentOf(sheetOf(rowOf(textCell('<text:s text:c="100000"/>'.repeat(100_000)))))
    const tags = documentOf(sheetOf(rowOf(textCell('<text:span>a</text:span>'.repeat(900_000)))))
    await expect(workers.run('mine', 'read', { bytes: tags })).rejects.toMatchObject({ code: 'too_large' })
    await workers.run('mine', 'read', { bytes: spaces }).catch(() => {})
    const small = Buffer.from('Name\nAnna\n')
    await expect(workers.run('mine', 'read', { bytes: small })).resolves.toBeDefined()
    await workers.close()
  })
})
