import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readRows } from '#server/imports/file/read-rows.ts'
import { workbookParts, zipOf } from '#server/imports/fixtures/archives.ts'

const write = (...sheets: WriteSheet[]) => writeXlsx({ sheets })
const cellsOf = async (...sheets: WriteSheet[]) => (await readRows(await write(...sheets))).map(({ cells }) => cells)
const readSheet = (sheet: string, sharedStrings?: string) => readRows(zipOf(workbookParts(sheet, sharedStrings)))
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

describe('a workbook', () => {
  test('gives numbers as people see them', async () => {
    const padded = new Map<string, Partial<Cell>>([
      ['1,0', { style: { numFmt: '00000' } }],
      ['7,0', { style: { numFmt: '"S"00-00' } }],
      ['8,0', { style: { numFmt: '000' } }],
    ])
    const rows = [['Number'], [123], ['00077'], [12_345], [123_456_789_012], [1.5], [0.1 + 0.2], [347], [12_345]]
    const cells = await cellsOf({ name: 'A', rows, cells: padded })
    expect(cells.flat()).toEqual(['Number', '00123', '00077', '12345', '123456789012', '1.5', '0.3', 'S03-47', '12345'])
  })

  test('gives dates and truth values as text', async () => {
    const rows = [
      ['Day', 'Time', 'Paid'],
      [new Date('2010-03-04T00:00:00Z'), new Date('2010-03-04T13:30:00Z'), true],
    ]
    expect((await cellsOf({ name: 'A', rows }))[1]).toEqual(['2010-03-04', '2010-03-04 13:30', 'true'])
  })

  test('gives what a formula came to, not the formula', async () => {
    const [, row] = await readSheet(
      `<worksheet><sheetData><row r="1">${inline('A1', 'Name')}</row><row r="2"><c r="A2" t="str"><f>HYPERLINK("http://x")</f><v>Anna</v></c></row></sheetData></worksheet>`,
    )
    expect(row).toEqual({ row: 2, cells: ['Anna'] })
  })

  test('is read from its first visible sheet that has something in it', async () => {
    const hidden = { name: 'Hidden', hidden: true, rows: [['no']] }
    expect(
      await cellsOf(hidden, { name: 'Empty', rows: [] }, { name: 'B', rows: [['yes']] }, { name: 'C', rows: [['no']] }),
    ).toEqual([['yes']])
  })

  test('keeps hidden rows and counts blank ones', async () => {
    const rows = [['Name'], [null], ['Anna'], ['Tom']]
    const bytes = await write({ name: 'A', rows, rowDefs: new Map([[2, { hidden: true }]]) })
    expect((await readRows(bytes)).map(({ row }) => row)).toEqual([1, 3, 4])
  })

  test('says of each row what a cell merged over several rows says', async () => {
    const rows = [
      ['Students', null],
      ['B1 Tuesday', 'Anna'],
      [null, 'Tom'],
      ['A2', 'Uli'],
    ]
    const merges = [
      { startRow: 0, startCol: 0, endRow: 0, endCol: 1 },
      { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
    ]
    expect(await cellsOf({ name: 'A', rows, merges })).toEqual([
      ['Students', ''],
      ['B1 Tuesday', 'Anna'],
      ['B1 Tuesday', 'Tom'],
      ['A2', 'Uli'],
    ])
  })

  test('joins the pieces of formatted text', async () => {
    const [row] = await readSheet(
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>',
      '<sst><si><r><t>An</t></r><r><rPr><b/></rPr><t>na</t></r></si></sst>',
    )
    expect(row?.cells).toEqual(['Anna'])
  })

  test('with one cell far below its table is read', async () => {
    const rows = await readSheet(
      `<worksheet><sheetData><row r="1">${inline('A1', 'Name')}</row><row r="1048576">${inline('A1048576', 'Anna')}</row></sheetData></worksheet>`,
    )
    expect(rows.map(({ row }) => row)).toEqual([1, 1_048_576])
  })

  test('reads no pictures, however often its sheet asks for one', async () => {
    const relations =
      '<Relationships><Relationship Id="rId1" Type="x/drawing" Target="../drawings/d.xml"/></Relationships>'
    const drawing = `<wsDr>${'<twoCellAnchor><pic><blip r:embed="rId1"/></pic></twoCellAnchor>'.repeat(50_000)}</wsDr>`
    const parts = workbookParts(
      `<worksheet><sheetData><row r="1">${inline('A1', 'Anna')}</row></sheetData></worksheet>`,
    )
    const bytes = zipOf([...parts, ['xl/worksheets/_rels/sheet1.xml.rels', relations], ['xl/drawings/d.xml', drawing]])
    expect(await readRows(bytes)).toHaveLength(1)
  })

  test('with broken markup or a missing part is unreadable', async () => {
    await expect(readSheet('<worksheet><sheetData><row r="1"><c r="A1')).rejects.toMatchObject({
      code: 'unreadable_file',
    })
    const parts = workbookParts('<worksheet/>').filter(([name]) => !name.includes('sheet1'))
    await expect(readRows(zipOf(parts))).rejects.toMatchObject({ code: 'unreadable_file' })
  })
})
